package flipchip.engine.endgame;

import flipchip.engine.simd.Kernels;

/// Null-window searches of the last four empty squares, each number of empties in code of its own.
///
/// Scores are fail-soft: above `alpha` a lower bound, otherwise an upper bound. A position in which the
/// player cannot move is searched for the opponent at once, without a node for the pass. With three and two
/// empties the flips of all moves are computed before the first is searched: the processor works on them
/// side by side. One instance per thread.
final class LastEmpties {
    private static final int MAX = Scores.MAX;
    private static final int NONE = Scores.NONE;

    private long nodes;

    /// Positions visited since the start.
    long nodes() {
        return nodes;
    }

    /// Four empties.
    ///
    /// @param squares the empty squares, packed by [SquareOrder#pack]
    int four(long player, long opponent, int alpha, int squares) {
        nodes++;
        if (Scores.mayBeCutByStability(opponent, alpha)) {
            int bound = Scores.stabilityBound(player, opponent);
            if (bound <= alpha) {
                return bound;
            }
        }
        int orders = SquareOrder.ofFour(squares);
        int best = NONE;
        for (int order = orders, k = 0; k < 4; k++, order >>>= 8) {
            int square = SquareOrder.square(squares, order, 0);
            long flips = Kernels.flips(square, player, opponent);
            if (flips != 0) {
                int score = -three(opponent ^ flips, player ^ flips ^ 1L << square, ~alpha,
                    SquareOrder.square(squares, order, 1), SquareOrder.square(squares, order, 2),
                    SquareOrder.square(squares, order, 3));
                if (score > alpha) {
                    return score;
                }
                best = Math.max(best, score);
            }
        }
        return best != NONE ? best : fourAfterPass(player, opponent, alpha, squares, orders);
    }

    private int fourAfterPass(long player, long opponent, int alpha, int squares, int orders) {
        int best = MAX + 1;
        for (int order = orders, k = 0; k < 4; k++, order >>>= 8) {
            int square = SquareOrder.square(squares, order, 0);
            long flips = Kernels.flips(square, opponent, player);
            if (flips != 0) {
                int score = three(player ^ flips, opponent ^ flips ^ 1L << square, alpha,
                    SquareOrder.square(squares, order, 1), SquareOrder.square(squares, order, 2),
                    SquareOrder.square(squares, order, 3));
                if (score <= alpha) {
                    return score;
                }
                best = Math.min(best, score);
            }
        }
        return best <= MAX ? best : Scores.gameOver(player, opponent);
    }

    /// Three empties.
    int three(long player, long opponent, int alpha, int a, int b, int c) {
        nodes++;
        int best = NONE;
        long flips = Kernels.flips(a, player, opponent);
        long second = Kernels.flips(b, player, opponent);
        long third = Kernels.flips(c, player, opponent);
        if (flips != 0) {
            best = -two(opponent ^ flips, player ^ flips ^ 1L << a, ~alpha, b, c);
            if (best > alpha) {
                return best;
            }
        }
        if (second != 0) {
            int score = -two(opponent ^ second, player ^ second ^ 1L << b, ~alpha, a, c);
            if (score > alpha) {
                return score;
            }
            best = Math.max(best, score);
        }
        if (third != 0) {
            best = Math.max(best, -two(opponent ^ third, player ^ third ^ 1L << c, ~alpha, a, b));
        }
        return best != NONE ? best : threeAfterPass(player, opponent, alpha, a, b, c);
    }

    private int threeAfterPass(long player, long opponent, int alpha, int a, int b, int c) {
        int best = MAX + 1;
        long flips = Kernels.flips(a, opponent, player);
        if (flips != 0) {
            best = two(player ^ flips, opponent ^ flips ^ 1L << a, alpha, b, c);
            if (best <= alpha) {
                return best;
            }
        }
        flips = Kernels.flips(b, opponent, player);
        if (flips != 0) {
            int score = two(player ^ flips, opponent ^ flips ^ 1L << b, alpha, a, c);
            if (score <= alpha) {
                return score;
            }
            best = Math.min(best, score);
        }
        flips = Kernels.flips(c, opponent, player);
        if (flips != 0) {
            best = Math.min(best, two(player ^ flips, opponent ^ flips ^ 1L << c, alpha, a, b));
        }
        return best <= MAX ? best : Scores.gameOver(player, opponent);
    }

    /// Two empties.
    int two(long player, long opponent, int alpha, int a, int b) {
        nodes += 2;
        long flips = Kernels.flips(a, player, opponent);
        long others = Kernels.flips(b, player, opponent);
        if (flips != 0) {
            int best = -one(opponent ^ flips, ~alpha, b);
            if (best > alpha || others == 0) {
                return best;
            }
            nodes++;
            return Math.max(best, -one(opponent ^ others, ~alpha, a));
        }
        return others != 0 ? -one(opponent ^ others, ~alpha, a) : twoAfterPass(player, opponent, alpha, a, b);
    }

    private int twoAfterPass(long player, long opponent, int alpha, int a, int b) {
        long flips = Kernels.flips(a, opponent, player);
        if (flips != 0) {
            int best = one(player ^ flips, alpha, b);
            if (best <= alpha) {
                return best;
            }
            flips = Kernels.flips(b, opponent, player);
            if (flips == 0) {
                return best;
            }
            nodes++;
            return Math.min(best, one(player ^ flips, alpha, a));
        }
        flips = Kernels.flips(b, opponent, player);
        return flips != 0 ? one(player ^ flips, alpha, a) : Scores.gameOver(player, opponent);
    }

    /// One empty square, where the board may also be one on which neither side can move.
    int one(long player, long opponent, int alpha, int square) {
        nodes++;
        boolean gameOver =
            Kernels.flips(square, player, opponent) == 0 && Kernels.flips(square, opponent, player) == 0;
        return gameOver ? Scores.gameOver(player, opponent) : one(player, alpha, square);
    }

    /// One empty square, counted and not searched: who plays it is settled by whether it flips anything.
    private static int one(long player, int alpha, int square) {
        int discs = 2 * Long.bitCount(player) - MAX + 2;
        int flips = Kernels.lastFlips(square, player);
        if (flips != 0) {
            return discs + 2 * flips;
        }
        if (discs <= alpha) {
            return discs;
        }
        flips = Kernels.lastFlips(square, ~player);
        if (flips != 0) {
            return discs - 2 - 2 * flips;
        }
        return discs > 0 ? discs : discs - 2;
    }
}
