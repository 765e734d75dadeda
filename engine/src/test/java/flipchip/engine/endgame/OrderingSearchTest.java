package flipchip.engine.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import flipchip.engine.api.Evaluator;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.eval.ClassicEvaluation;
import flipchip.engine.eval.ErrorModels;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrderingSearchTest {
    private final Evaluator evaluator = ClassicEvaluation.DEFAULT.newEvaluator();
    private final Evaluator plain = ClassicEvaluation.DEFAULT.newEvaluator();
    private final OrderingSearch search = new OrderingSearch(evaluator);
    private final SplittableRandom random = new SplittableRandom(5);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    void agreesWithPlainNegamaxOnTheEvaluationAndPutsTheEvaluatorBack(int depth) {
        for (int i = 0; i < 60; i++) {
            Board board = Boards.reachable(random, 40 + i % 20);
            int expected = plain(board, depth);
            int alpha = random.nextInt(-3000, 3000);
            int beta = alpha + random.nextInt(1, 2000);
            evaluator.start(board.player(), board.opponent());
            int before = evaluator.evaluate(board.player(), board.opponent());

            assertEquals(expected, value(board, depth, -6400, 6400), board::toString);
            assertEquals(Math.clamp(expected, alpha, beta),
                Math.clamp(value(board, depth, alpha, beta), alpha, beta), board::toString);
            assertEquals(before, evaluator.evaluate(board.player(), board.opponent()));
        }
    }

    /// The slow twin of the last ply: only a leaf that the sum puts far behind is not judged by the net.
    @Test
    void leavesNearTheBestOneAreJudgedByTheNet() {
        Evaluator judge = BuiltInEvaluation.get().evaluation().newEvaluator();
        OrderingSearch judging = new OrderingSearch(judge);
        int changed = 0;
        for (int i = 0; i < 60; i++) {
            Board board = Boards.reachable(random, 30 + i % 20);
            int alpha = i % 2 == 0 ? -6400 : 100 * random.nextInt(-20, 20);
            int best = 100 * Scores.NONE;
            int bestSum = best;
            for (Square square : Square.all(board.legalMoves())) {
                Board next = board.play(square);
                judge.start(next.player(), next.opponent());
                int sum = -judge.evaluate(next.player(), next.opponent());
                int judged = -judge.judge(next.player(), next.opponent());
                best = Math.max(best, sum > Math.max(alpha, best) - 300 ? judged : sum);
                bestSum = Math.max(bestSum, sum);
            }
            if (bestSum > -Evaluator.MAX) {          // else no sum was within its limits
                judge.start(board.player(), board.opponent());
                assertEquals(best,
                    judging.value(board.player(), board.opponent(), 1, alpha, 6400, board.legalMoves()),
                    board::toString);
                changed += best == bestSum ? 0 : 1;
            }
        }
        assertTrue(changed > 30, changed + " boards");
    }

    @Test
    void everyPositionLookedAtIsCounted() {
        Board start = Board.INITIAL;
        evaluator.start(start.player(), start.opponent());
        value(start, 0, -6400, 6400);
        assertEquals(1, search.nodes());

        value(start, 1, -6400, 6400);
        assertEquals(1 + 1 + 4, search.nodes());

        value(start, 2, -6400, 6400);
        assertTrue(search.nodes() > 6 + 1 + 4 + 3 && search.nodes() <= 6 + 1 + 4 + 12, search.nodes() + "");
    }

    @Test
    void theSurerASelectiveSearchMustBeTheLessItLeavesOut() {
        Selection selection = new Selection(evaluator, search, ErrorModels.CLASSIC.endgame());
        int[] confidences = {73, 87, 95, 99};
        int[] cuts = new int[confidences.length];
        for (int i = 0; i < 24; i++) {
            Board board = Boards.reachable(random, 36 + i % 8);
            evaluator.start(board.player(), board.opponent());
            for (int alpha = -64; alpha < 64 && board.legalMoves() != 0; alpha += 7) {
                for (int k = 0; k < confidences.length; k++) {
                    selection.set(confidences[k]);
                    cuts[k] += cut(selection, board, alpha) ? 1 : 0;
                }
            }
        }
        assertTrue(cuts[0] > cuts[1] && cuts[1] > cuts[2] && cuts[2] > cuts[3] && cuts[3] > 0);
        assertEquals(99, selection.confidence(14));
        assertEquals(100, selection.confidence(13), "searched exactly always");
    }

    /// Whether the board is cut: then by an even score on the side where a search of some plies lies.
    private boolean cut(Selection selection, Board board, int alpha) {
        int score =
            selection.cut(board.player(), board.opponent(), alpha, board.empties(), board.legalMoves());
        if (score == Scores.NONE) {
            return false;
        }
        assertEquals(0, score % 2);
        int depth = Math.min((board.empties() - 10) / 2, 7);
        int value = value(board, depth, 100 * alpha, 100 * alpha + 1);
        assertTrue(score > alpha
            ? value > 100 * alpha && score <= alpha + 2
            : value <= 100 * alpha && score >= alpha - 1, score + " beside " + alpha + " and " + value);
        return true;
    }

    private int value(Board board, int depth, int alpha, int beta) {
        return search.value(board.player(), board.opponent(), depth, alpha, beta, board.legalMoves());
    }

    private int plain(Board board, int depth) {
        if (depth == 0) {
            plain.start(board.player(), board.opponent());
            return plain.evaluate(board.player(), board.opponent());
        }
        if (board.legalMoves() == 0) {
            return board.isGameOver() ? 100 * board.finalScore() : -plain(board.pass(), depth);
        }
        return Square.all(board.legalMoves()).stream()
            .mapToInt(square -> -plain(board.play(square), depth - 1)).max().getAsInt();
    }
}
