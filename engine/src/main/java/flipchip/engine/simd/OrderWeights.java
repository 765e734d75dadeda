package flipchip.engine.simd;

/// What a child's ordering key is made of when no evaluation is asked: fewer replies first.
///
/// The weights were tuned by node counts on exact endgames of 20 to 24 empties (docs/bench/endgame.md).
public final class OrderWeights {
    /// Per legal reply of the opponent; a reply in a corner counts twice.
    static final int MOBILITY = 24;
    /// Per empty square beside a disc of the mover: a move the opponent may get later.
    static final int POTENTIAL = 2;
    /// Bonus of a move into a region with an odd number of empty squares.
    static final int ODD_REGION = 8;

    static final long CORNERS = 0x8100_0000_0000_0081L;

    /// Static preference, 0 best: corners, then the centre, squares beside corners last.
    static final byte[] SQUARE = {
         0, 17,  5,  4,  4,  5, 17,  0,
        17, 20, 10,  9,  9, 10, 20, 17,
         5, 10,  2,  3,  3,  2, 10,  5,
         4,  9,  3,  1,  1,  3,  9,  4,
         4,  9,  3,  1,  1,  3,  9,  4,
         5, 10,  2,  3,  3,  2, 10,  5,
        17, 20, 10,  9,  9, 10, 20, 17,
         0, 17,  5,  4,  4,  5, 17,  0,
    };

    private OrderWeights() {}

    /// How gladly `square` (0..63) is tried before anything is known of the position: 0 best, 20 last.
    public static int preference(int square) {
        return SQUARE[square];
    }
}
