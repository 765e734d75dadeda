package flipchip.engine.eval;

/// Parts of the game that have pattern tables of their own, numbered 0 (last) to [#COUNT] - 1 (first).
///
/// A stage is two plies; before [#FIRST_EMPTIES] and after [#LAST_EMPTIES] empties the outermost tables
/// serve.
public final class Stage {
    /// Positions with more empties use the tables of these.
    public static final int FIRST_EMPTIES = 55;
    /// Positions with fewer empties use the tables of these.
    public static final int LAST_EMPTIES = 8;
    public static final int COUNT = (FIRST_EMPTIES - LAST_EMPTIES + 1) / 2;

    private Stage() {}

    public static int of(int empties) {
        return (Math.clamp(empties, LAST_EMPTIES, FIRST_EMPTIES) - LAST_EMPTIES) >> 1;
    }
}
