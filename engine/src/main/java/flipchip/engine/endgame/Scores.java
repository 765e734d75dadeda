package flipchip.engine.endgame;

import flipchip.engine.simd.StableDiscs;

/// Scores that need no search, in discs for the side to move.
final class Scores {
    static final int MAX = 64;
    /// Worse than any score: nothing found yet.
    static final int NONE = -MAX - 1;
    private static final int LEAST_SPARE = 7;
    private static final int MORE_WITHOUT_CORNER = 4;
    private static final long CORNERS = 0x8100_0000_0000_0081L;

    private Scores() {}

    /// The result when neither side can move; empty squares go to the winner.
    static int gameOver(long player, long opponent) {
        int own = Long.bitCount(player);
        int other = Long.bitCount(opponent);
        return own > other ? MAX - 2 * other : own < other ? 2 * own - MAX : 0;
    }

    /// Whether it is worth asking for [#stabilityBound]: the opponent has several discs more than the stable
    /// ones it would need. With fewer to spare it is a waste nearly always, and more so without a corner
    /// (lab/notes/bench/endgame.md).
    static boolean mayBeCutByStability(long opponent, int alpha) {
        int needed = MAX + 1 - alpha >> 1;
        long corners = opponent & CORNERS;
        // 1 without a corner, computed: a branch that is rarely taken at first would be compiled twice
        int without = (int) ((corners | -corners) >>> 63) ^ 1;
        return Long.bitCount(opponent) >= needed + LEAST_SPARE + MORE_WITHOUT_CORNER * without;
    }

    /// The most the player can reach when the opponent keeps its stable discs.
    static int stabilityBound(long player, long opponent) {
        return MAX - 2 * StableDiscs.count(opponent, player);
    }
}
