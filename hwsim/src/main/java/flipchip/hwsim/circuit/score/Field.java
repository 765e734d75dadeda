package flipchip.hwsim.circuit.score;

import java.util.List;

/// The three differences in a packed score, each Black's less White's plus 64 in eight bits.
public enum Field {
    STABILITY, MOBILITY, PIECES;

    /// The most important first. The essay does not fix the order; this is ours.
    public static final List<Field> DEFAULT_ORDER = List.of(STABILITY, MOBILITY, PIECES);
}
