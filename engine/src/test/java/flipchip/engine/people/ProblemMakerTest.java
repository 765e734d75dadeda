package flipchip.engine.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class ProblemMakerTest {

    @Test
    void aPositionIsAProblemOnlyWhereOneMoveWins() {
        ProblemMaker maker =
            new ProblemMaker(BuiltInEvaluation.get().evaluation(), PersonModel.standard(), 1);
        SplittableRandom random = new SplittableRandom(4);
        int problems = 0;
        int onlyWins = 0;
        for (int i = 0; i < 1200; i++) {
            Board board = Boards.reachable(random, 54);
            long winning =
                Square.all(board.legalMoves()).stream().filter(move -> negamax(board.play(move)) < 0).count();
            Optional<Problem> made = maker.of(board, MoveFeatures.NO_MOVE);
            onlyWins += winning == 1 && Long.bitCount(board.legalMoves()) > 1 ? 1 : 0;
            if (made.isPresent()) {
                problems++;
                assertEquals(1, winning);
                assertTrue(negamax(board.play(made.get().solution())) < 0);
                assertTrue(negamax(board.play(made.get().tempting())) > 0);
                assertEquals(made, maker.again(made.get()), "the same people grade it the same");
            }
        }
        assertTrue(problems >= 5 && problems <= onlyWins, problems + " of " + onlyWins);
    }

    private static int negamax(Board board) {
        if (board.isGameOver()) {
            return board.finalScore();
        }
        if (board.legalMoves() == 0) {
            return -negamax(board.pass());
        }
        return Square.all(board.legalMoves()).stream().mapToInt(move -> -negamax(board.play(move))).max()
            .orElseThrow();
    }
}
