package flipchip.engine.simd;

import flipchip.engine.board.Mobility;

/// What a child's ordering key is made of when no evaluation is asked: fewer replies first.
///
/// The weights were found by a search over the nodes of 68,000 endgames of eleven empties
/// (lab/notes/bench/endgame.md).
public final class OrderWeights {
    /// Per legal reply of the opponent.
    static final int MOBILITY = 88;
    /// Per reply in a corner, on top.
    static final int CORNER_REPLY = 48;
    /// Bonus of a move into a region with an odd number of empty squares.
    static final int ODD_REGION = 24;
    /// Bonus of a square without an empty one beside it: its region ends with this move.
    static final int LONE_SQUARE = 21;
    /// Bonus per disc the opponent has left that lay beside an empty square before the move: it may be
    /// flipped.
    static final int OPEN_DISC = 8;
    /// Bonus per own disc in a corner, or on an edge beside a corner, where the corner was one's own before
    /// the move.
    static final int HELD_CORNER = 24;
    /// Bonus per own disc on the edge.
    static final int EDGE_DISC = 3;

    static final long CORNERS = 0x8100_0000_0000_0081L;
    static final long EDGE = 0xFF81_8181_8181_81FFL;

    // @formatter:off
    /// What a move costs by its square; the corner is best.
    static final byte[] SQUARE = {
         0, 57, 42, 40, 40, 42, 57,  0,
        57, 63, 40, 50, 50, 40, 63, 57,
        42, 40, 18, 26, 26, 18, 40, 42,
        40, 50, 26, 22, 22, 26, 50, 40,
        40, 50, 26, 22, 22, 26, 50, 40,
        42, 40, 18, 26, 26, 18, 40, 42,
        57, 63, 40, 50, 50, 40, 63, 57,
         0, 57, 42, 40, 40, 42, 57,  0,
    };

    /// Static preference without any other term, 0 best: corners, then the centre, squares beside corners
    /// last.
    private static final byte[] PREFERENCE = {
         0, 17,  5,  4,  4,  5, 17,  0,
        17, 20, 10,  9,  9, 10, 20, 17,
         5, 10,  2,  3,  3,  2, 10,  5,
         4,  9,  3,  1,  1,  3,  9,  4,
         4,  9,  3,  1,  1,  3,  9,  4,
         5, 10,  2,  3,  3,  2, 10,  5,
        17, 20, 10,  9,  9, 10, 20, 17,
         0, 17,  5,  4,  4,  5, 17,  0,
    };
    // @formatter:on

    private static final long BESIDE_CORNERS = 0x4281_0000_0000_8142L;

    private OrderWeights() {}

    /// How gladly `square` (0..63) is tried before anything is known of the position: 0 best, 20 last.
    public static int preference(int square) {
        return PREFERENCE[square];
    }

    /// The corners that `player` holds and the edge squares beside them: discs there count [#HELD_CORNER].
    static long heldCorners(long player) {
        long corners = player & CORNERS;
        return corners | Mobility.neighbours(corners) & BESIDE_CORNERS;
    }

    /// The order of one child, small is good: the slow form of [LaneFamily#place].
    ///
    /// @param player   the parent's player, who has flipped `flips` with a move to `square`
    /// @param opponent the parent's opponent, who may answer with one of `replies`
    /// @param odd      squares of odd regions before the move
    static int order(int square, long flips, long replies, long player, long opponent, long odd) {
        long move = 1L << square;
        long beside = Mobility.neighbours(~(player | opponent));
        long own = player ^ flips ^ move;
        return MOBILITY * Long.bitCount(replies) + CORNER_REPLY * Long.bitCount(replies & CORNERS)
            + SQUARE[square] - ((odd & move) != 0 ? ODD_REGION : 0) - ((beside & move) == 0 ? LONE_SQUARE : 0)
            - OPEN_DISC * Long.bitCount((opponent ^ flips) & beside)
            - HELD_CORNER * Long.bitCount(own & heldCorners(player)) - EDGE_DISC * Long.bitCount(own & EDGE);
    }
}
