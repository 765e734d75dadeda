package flipchip.engine.endgame;

import flipchip.engine.simd.StableDiscs;

/// Scores that need no search, in discs for the side to move.
final class Scores {
    static final int MAX = 64;
    /// Worse than any score: nothing found yet.
    static final int NONE = -MAX - 1;
    /// With more empties than this, stable discs are asked for a little earlier: there is more to save.
    private static final int EAGER_EMPTIES = 6;
    private static final int EAGERNESS = 4;

    private Scores() {}

    /// The result when neither side can move; empty squares go to the winner.
    static int gameOver(long player, long opponent) {
        int own = Long.bitCount(player);
        int other = Long.bitCount(opponent);
        return own > other ? MAX - 2 * other : own < other ? 2 * own - MAX : 0;
    }

    /// Whether it is worth asking for [#stabilityBound]: if less than a disc for each empty square is wanted, the opponent
    /// seldom has enough stable ones.
    static boolean mayBeCutByStability(int alpha, int empties) {
        return alpha >= (empties > EAGER_EMPTIES ? empties - EAGERNESS : empties);
    }

    /// The most the player can reach when the opponent keeps its stable discs.
    static int stabilityBound(long player, long opponent) {
        return MAX - 2 * StableDiscs.count(opponent, player);
    }
}
