package flipchip.engine.endgame;

import flipchip.engine.api.Evaluator;
import flipchip.engine.simd.ChildList;
import flipchip.engine.simd.Kernels;

/// A shallow alpha-beta search on the evaluation that tells the solver which child to try first.
///
/// Scores are centidiscs. The evaluator stands at the position asked about before and after each call. One
/// instance per thread.
final class OrderingSearch {
    static final int MAX_DEPTH = 8;

    /// A leaf that the sum of weights puts this many centidiscs behind the best one, or below the window, is
    /// not judged by the net.
    private static final int NEAR = 300;

    private final Evaluator evaluator;
    private final ChildList children = new ChildList(MAX_DEPTH + 1);
    private long nodes;

    OrderingSearch(Evaluator evaluator) {
        this.evaluator = evaluator;
    }

    /// Positions visited since the start.
    long nodes() {
        return nodes;
    }

    /// Judged by the sum of weights alone.
    int glance(long player, long opponent) {
        nodes++;
        return evaluator.evaluate(player, opponent);
    }

    /// @param moves the legal moves of the player
    int value(long player, long opponent, int depth, int alpha, int beta, long moves) {
        nodes++;
        if (depth == 0) {
            return evaluator.judge(player, opponent);
        }
        if (moves == 0) {
            return pass(player, opponent, depth, alpha, beta);
        }
        return depth == 1
            ? lastPly(player, opponent, alpha, beta, moves)
            : ordered(player, opponent, depth, alpha, beta, moves);
    }

    private int pass(long player, long opponent, int depth, int alpha, int beta) {
        long replies = Kernels.legalMoves(opponent, player);
        if (replies == 0) {
            return 100 * Scores.gameOver(player, opponent);
        }
        evaluator.pass();
        int value = -value(opponent, player, depth, -beta, -alpha, replies);
        evaluator.undo();
        return value;
    }

    private int lastPly(long player, long opponent, int alpha, int beta, long moves) {
        int best = 100 * Scores.NONE;
        for (long rest = moves; rest != 0 && best < beta; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long flips = Kernels.flips(square, player, opponent);
            nodes++;
            evaluator.play(square, flips);
            best = Math.max(best, -evaluator.judgeBelow(opponent ^ flips, player ^ flips ^ 1L << square,
                NEAR - Math.max(alpha, best)));
            evaluator.undo();
        }
        return best;
    }

    private int ordered(long player, long opponent, int depth, int alpha, int beta, long moves) {
        ChildList list = children;
        int at = depth * ChildList.REGION;
        int end = at + Long.bitCount(moves);
        Kernels.children(player, opponent, moves, 0, list, at);
        int best = 100 * Scores.NONE;
        for (int k = at; k < end && best < beta; k++) {
            int child = list.best(k, end);
            long flips = list.flips[child];
            long move = list.moves[child];
            evaluator.play(Long.numberOfTrailingZeros(move), flips);
            int value = -value(opponent ^ flips, player ^ flips ^ move, depth - 1, -beta,
                -Math.max(alpha, best), list.replies[child]);
            evaluator.undo();
            best = Math.max(best, value);
        }
        return best;
    }
}
