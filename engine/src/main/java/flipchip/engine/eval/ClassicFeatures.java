package flipchip.engine.eval;

import flipchip.engine.board.Mobility;

/// The five features of the classic evaluation, each as a difference: side to move less the other side.
///
/// Pieces, mobility, corners and potential mobility are the usual counts. A disc on the border is safe when
/// it is joined along its edge to a corner that its side owns, or when its edge is full; a safe corner disc
/// counts once. All methods are pure and do not check that the bitboards are disjoint.
public final class ClassicFeatures {
    static final long CORNERS = 0x8100_0000_0000_0081L;
    private static final long[] EDGES =
        {0x0000_0000_0000_00FFL, 0xFF00_0000_0000_0000L, 0x0101_0101_0101_0101L, 0x8080_8080_8080_8080L};

    private ClassicFeatures() {}

    public static int pieces(long player, long opponent) {
        return Long.bitCount(player) - Long.bitCount(opponent);
    }

    public static int mobility(long player, long opponent) {
        return Mobility.legal(player, opponent) - Mobility.legal(opponent, player);
    }

    public static int corners(long player, long opponent) {
        return Long.bitCount(player & CORNERS) - Long.bitCount(opponent & CORNERS);
    }

    public static int edges(long player, long opponent) {
        long full = fullEdges(player | opponent);
        return Long.bitCount(safe(player, full)) - Long.bitCount(safe(opponent, full));
    }

    /// Empty squares beside the opponent's discs less empty squares beside the player's own.
    public static int potentialMobility(long player, long opponent) {
        return Mobility.potential(player, opponent) - Mobility.potential(opponent, player);
    }

    /// The squares of all edges without an empty square.
    private static long fullEdges(long occupied) {
        long full = 0;
        for (long edge : EDGES) {
            full |= (occupied & edge) == edge ? edge : 0;
        }
        return full;
    }

    /// Discs of one side on full edges or joined to an own corner along the edge.
    private static long safe(long discs, long full) {
        long corners = discs & CORNERS;
        return discs & full | grow(corners, discs & (EDGES[0] | EDGES[1]), 1)
            | grow(corners, discs & (EDGES[2] | EDGES[3]), 8);
    }

    /// `from` and every square of `discs` joined to it in steps of `step`, at most seven away.
    private static long grow(long from, long discs, int step) {
        if (from == 0) {
            return 0;
        }
        long grown = from;
        for (int i = 0; i < 7; i++) {
            grown |= discs & (step == 1
                ? (grown << 1 & 0xFEFE_FEFE_FEFE_FEFEL | grown >>> 1 & 0x7F7F_7F7F_7F7F_7F7FL)
                : (grown << 8 | grown >>> 8));
        }
        return grown;
    }
}
