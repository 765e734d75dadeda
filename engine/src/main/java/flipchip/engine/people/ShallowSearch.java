package flipchip.engine.people;

import flipchip.engine.api.Evaluator;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Mobility;

/// Alpha-beta to a small fixed depth without a table, for values by the million. One thread.
///
/// Deterministic: the score of a board depends on nothing but the board, the depth and the evaluation.
/// Children are ordered by their static evaluation where two or more plies are left. A finished game is worth
/// its result.
public final class ShallowSearch {
    private static final int INFINITY = 30_000;
    private static final int PLIES = 128;
    private static final int PER_DISC = 100;

    private final Evaluator evaluator;
    private final long[] order = new long[PLIES * Mobility.MOST_MOVES];

    /// @param evaluator owned by this search from now on
    public ShallowSearch(Evaluator evaluator) {
        this.evaluator = evaluator;
    }

    /// Score of the board for its side to move, in centidiscs.
    public int score(long player, long opponent, int depth) {
        evaluator.start(player, opponent);
        return search(player, opponent, depth, -INFINITY, INFINITY, 0, false);
    }

    /// The legal move with the best score, or -1 if there is none.
    public int bestMove(long player, long opponent, int depth) {
        evaluator.start(player, opponent);
        int best = -INFINITY;
        int bestMove = -1;
        for (long rest = Flips.legalMoves(player, opponent); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int score = scoreOf(square, player, opponent, depth, best, INFINITY, 0);
            if (score > best) {
                best = score;
                bestMove = square;
            }
        }
        return bestMove;
    }

    /// Writes the value of every legal move for the side to move, in the order of the squares. A move that is
    /// worse than the best by more than `window` centidiscs gets the best value less `window`.
    public void values(long player, long opponent, int depth, int window, int[] into) {
        evaluator.start(player, opponent);
        int best = -INFINITY;
        int i = 0;
        for (long rest = Flips.legalMoves(player, opponent); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            into[i] =
                scoreOf(square, player, opponent, depth, Math.max(-INFINITY, best - window - 1), INFINITY, 0);
            best = Math.max(best, into[i++]);
        }
        for (int j = 0; j < i; j++) {
            into[j] = Math.max(into[j], best - window);
        }
    }

    private int search(long player, long opponent, int depth, int alpha, int beta, int ply, boolean passed) {
        long moves = Flips.legalMoves(player, opponent);
        if (moves == 0) {
            if (passed || Flips.legalMoves(opponent, player) == 0) {
                return finalScore(player, opponent);
            }
            evaluator.pass();
            int score = -search(opponent, player, depth, -beta, -alpha, ply, true);
            evaluator.undo();
            return score;
        }
        if (depth == 0) {
            return evaluator.evaluate(player, opponent);
        }
        int first = ply * Mobility.MOST_MOVES;
        int end = order(player, opponent, moves, depth, first);
        int best = -INFINITY;
        for (int i = first; i < end && best < beta; i++) {
            int square = (int) order[i] & 63;
            int score = scoreOf(square, player, opponent, depth, Math.max(alpha, best), beta, ply);
            best = Math.max(best, score);
        }
        return best;
    }

    private int scoreOf(int square, long player, long opponent, int depth, int alpha, int beta, int ply) {
        long flips = Flips.flips(square, player, opponent);
        evaluator.play(square, flips);
        int score = -search(opponent ^ flips, player ^ flips ^ 1L << square, depth - 1, -beta, -alpha,
            ply + 1, false);
        evaluator.undo();
        return score;
    }

    /// Writes the moves from `first` on, worst for the opponent first; returns the end.
    private int order(long player, long opponent, long moves, int depth, int first) {
        int end = first;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long key = square;
            if (depth > 1) {
                long flips = Flips.flips(square, player, opponent);
                evaluator.play(square, flips);
                long judged = evaluator.evaluate(opponent ^ flips, player ^ flips ^ 1L << square);
                evaluator.undo();
                key |= judged + INFINITY << 6;
            }
            int at = end++;
            while (at > first && order[at - 1] > key) {
                order[at] = order[at - 1];
                at--;
            }
            order[at] = key;
        }
        return end;
    }

    private static int finalScore(long player, long opponent) {
        int difference = Long.bitCount(player) - Long.bitCount(opponent);
        int empties = Long.bitCount(~(player | opponent));
        return PER_DISC * (difference + Integer.signum(difference) * empties);
    }
}
