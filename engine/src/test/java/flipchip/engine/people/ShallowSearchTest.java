package flipchip.engine.people;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import flipchip.engine.api.Evaluator;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.eval.ClassicEvaluation;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class ShallowSearchTest {
    @Test
    void scoresAreThoseOfPlainNegamax() {
        SplittableRandom random = new SplittableRandom(4);
        ShallowSearch search = new ShallowSearch(ClassicEvaluation.DEFAULT.newEvaluator());
        for (int i = 0; i < 300; i++) {
            Board board = Boards.reachable(random, 10 + i % 48);
            assertEquals(negamax(board, 3), search.score(board.player(), board.opponent(), 3),
                board.toString());
        }
    }

    @Test
    void aDepthOfAllEmptiesGivesTheExactScore() {
        SplittableRandom random = new SplittableRandom(8);
        ShallowSearch search = new ShallowSearch(ClassicEvaluation.DEFAULT.newEvaluator());
        for (int i = 0; i < 200; i++) {
            Board board = Boards.reachable(random, 55);
            assertEquals(negamax(board, 64), search.score(board.player(), board.opponent(), board.empties()));
        }
    }

    @Test
    void theBestMoveHasTheBestScore() {
        SplittableRandom random = new SplittableRandom(12);
        ShallowSearch search = new ShallowSearch(ClassicEvaluation.DEFAULT.newEvaluator());
        for (int i = 0; i < 200; i++) {
            Board board = Boards.reachable(random, i % 50);
            if (board.legalMoves() != 0) {
                int move = search.bestMove(board.player(), board.opponent(), 2);
                assertEquals(negamax(board, 2), -negamax(board.play(Square.of(move)), 1));
            }
        }
    }

    private static int negamax(Board board, int depth) {
        if (board.isGameOver()) {
            return 100 * board.finalScore();
        }
        if (board.legalMoves() == 0) {
            return -negamax(board.pass(), depth);
        }
        if (depth == 0) {
            Evaluator evaluator = ClassicEvaluation.DEFAULT.newEvaluator();
            return evaluator.evaluate(board.player(), board.opponent());
        }
        int best = Integer.MIN_VALUE;
        for (long rest = board.legalMoves(); rest != 0; rest &= rest - 1) {
            best =
                Math.max(best, -negamax(board.play(Square.of(Long.numberOfTrailingZeros(rest))), depth - 1));
        }
        return best;
    }
}
