package flipchip.engine.endgame;

import flipchip.engine.simd.Kernels;

/// Null-window search of five empties: squares in odd regions first, then the static order.
///
/// Fail-soft like [LastEmpties]. One instance per thread.
final class ShallowEndgame {
    static final int EMPTIES = 5;

    private final LastEmpties last;
    private long nodes;

    ShallowEndgame(LastEmpties last) {
        this.last = last;
    }

    /// Positions visited since the start, those of [LastEmpties] left out.
    long nodes() {
        return nodes;
    }

    /// @param squares the empty squares, five of them, packed by [SquareOrder#pack]
    /// @param odd     squares of odd regions
    /// @param moves   the legal moves
    int nws(long player, long opponent, int alpha, long squares, long odd, long moves) {
        nodes++;
        if (Scores.mayBeCutByStability(opponent, alpha)) {
            int bound = Scores.stabilityBound(player, opponent);
            if (bound <= alpha) {
                return bound;
            }
        }
        if (moves == 0) {
            return pass(player, opponent, alpha, squares, odd);
        }
        int best = Scores.NONE;
        long group = (moves & odd) != 0 ? moves & odd : moves;
        for (long rest = moves; rest != 0; group = rest) {
            rest ^= group;
            for (int shift = 0; group != 0; shift += 8) {
                int square = (int) (squares >>> shift) & 63;
                if ((group >>> square & 1) == 0) {
                    continue;
                }
                group ^= 1L << square;
                long flips = Kernels.flips(square, player, opponent);
                int score = -last.four(opponent ^ flips, player ^ flips ^ 1L << square, ~alpha,
                    (int) SquareOrder.without(squares, shift));
                if (score > alpha) {
                    return score;
                }
                best = Math.max(best, score);
            }
        }
        return best;
    }

    private int pass(long player, long opponent, int alpha, long squares, long odd) {
        long replies = Kernels.legalMoves(opponent, player);
        return replies == 0
            ? Scores.gameOver(player, opponent)
            : -nws(opponent, player, ~alpha, squares, odd, replies);
    }
}
