package flipchip.engine.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.SplittableRandom;
import flipchip.engine.api.Evaluator;
import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

class PackedEvaluationTest {
    @Test
    void theOpeningIsEvenInAllFields() {
        assertEquals(0x0140_4040, PackedScore.of(Board.INITIAL, 4));
    }

    @Test
    void afterD3BlackIsOneMoveAndThreeDiscsAhead() {
        Position after = Position.INITIAL.play(Square.D3);
        int whiteMoves = Long.bitCount(after.legalMoves());

        assertEquals(0x0140_4143, PackedScore.unfinished(after.black(), after.white(), 4 - whiteMoves));
        assertEquals(0x0140_3F3D, PackedScore.of(after.board(), 4));
    }

    @Test
    void aFinishedGameCountsItsDiscsAsStable() throws Exception {
        Game game = Transcript.parse("e6 f4 e3 f6 g5 d6 e7 f5 c5");
        assertEquals(0, game.position().white());

        assertEquals(0x024D_404D, PackedScore.finished(game.position().black(), game.position().white()));
    }

    @Test
    void theMovesOfTheOtherSideAreThoseBeforeItsMove() {
        SplittableRandom random = new SplittableRandom(21);
        Evaluator following = PackedEvaluation.DEFAULT.newEvaluator();
        for (int i = 0; i < 1_000; i++) {
            Board board = Boards.reachable(random, i % 55);
            if (board.legalMoves() == 0) {
                continue;
            }
            int square = Long.numberOfTrailingZeros(board.legalMoves());
            following.start(board.player(), board.opponent());
            following.play(square, Flips.flips(square, board.player(), board.opponent()));
            Board child = board.play(Square.of(square));
            int mobility = Long.bitCount(child.legalMoves()) - Long.bitCount(board.legalMoves());
            int sum = 41 * PackedScore.stability(child.player(), child.opponent()) + 22 * mobility
                - 10 * (Long.bitCount(child.player()) - Long.bitCount(child.opponent()));

            assertEquals(ClassicEvaluator.centidiscs(sum, child.empties()),
                following.evaluate(child.player(), child.opponent()));
        }
    }

    @Test
    void weightsOfMoreThanEightBitsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new PackedEvaluation(128, 0, 0));
    }
}
