package flipchip.engine.eval;

import flipchip.engine.simd.Kernels;

/// How many legal moves either side has, as a [BoardFeature]: what patterns of lines can only add up, so that
/// a square that can be played along two lines counts twice.
final class MobilityFeature {
    /// More moves of a side count as this many.
    static final int MOST = 20;
    static final BoardFeature FEATURE =
        new BoardFeature("mobility of both sides", (MOST + 1) * (MOST + 1), MobilityFeature::classOf);

    private MobilityFeature() {}

    static int classOf(long player, long opponent) {
        return classOf(player, opponent, Kernels.legalMoves(player, opponent));
    }

    /// The same where the legal moves of the player are known.
    static int classOf(long player, long opponent, long moves) {
        int own = Math.min(MOST, Long.bitCount(moves));
        int other = Math.min(MOST, Long.bitCount(Kernels.legalMoves(opponent, player)));
        return own * (MOST + 1) + other;
    }
}
