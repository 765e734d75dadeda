package flipchip.hwsim.referee.array;

/// A choice of the pairs of an AND and the OR behind it that are one gate, as in technologies with an AND-OR
/// gate. Such a gate is built as a multiplexer, which does the same because a square never has two discs and
/// is never played and turned at once; it counts as one gate and one gate delay.
public enum CellForm {
    /// Every gate has two inputs: the cell with 114 gates.
    TWO_INPUT(false, false),
    /// `rolK` in one gate: a remote chain costs one delay for each disc.
    COMPOUND_REMOTE(true, false),
    /// `flipOutK` in one gate: a flip costs one delay for each disc.
    COMPOUND_FLIP(false, true),
    /// Both.
    COMPOUND(true, true);

    private final boolean compoundRemote;
    private final boolean compoundFlip;

    CellForm(boolean compoundRemote, boolean compoundFlip) {
        this.compoundRemote = compoundRemote;
        this.compoundFlip = compoundFlip;
    }

    boolean compoundRemote() {
        return compoundRemote;
    }

    boolean compoundFlip() {
        return compoundFlip;
    }
}
