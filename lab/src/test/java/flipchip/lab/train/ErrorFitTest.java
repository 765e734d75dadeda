package flipchip.lab.train;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.SplittableRandom;
import flipchip.engine.api.ErrorModel;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;

/// Errors that are drawn by a model are fitted by the same one.
class ErrorFitTest {
    private static final ErrorModel TRUTH = new ErrorModel(6, -0.1, 0.05, -0.02, 0.0003, -0.03, -0.05, 60);
    private static final int DEEPEST = 8;

    private final SplittableRandom random = new SplittableRandom(17);
    private final ErrorFit fit = new ErrorFit(DEEPEST, 12);

    @Test
    void whatWasDrawnIsFound() {
        for (int game = 0; game < 800; game++) {
            play();
        }

        ErrorModel found = fit.models().midgame();

        assertEquals(TRUTH.mean(), found.mean(), 5);
        assertEquals(TRUTH.own(), found.own(), 0.006);
        assertEquals(TRUTH.opponent(), found.opponent(), 0.006);
        assertEquals(TRUTH.shallow(), found.shallow(), 0.02);
        assertEquals(TRUTH.deep(), found.deep(), 0.02);
        assertEquals(TRUTH.sigma(4, 8, 30), found.sigma(4, 8, 30), 0.05 * TRUTH.sigma(4, 8, 30));
    }

    @Test
    void tooLittleIsRefused() {
        assertThrows(IllegalStateException.class, fit::models);
    }

    /// A game of random moves, which has boards of all mobilities.
    private void play() {
        Board board = Board.INITIAL;
        while (!board.isGameOver()) {
            long moves = board.legalMoves();
            if (moves == 0) {
                board = board.pass();
                continue;
            }
            observe(board);
            for (int skip = random.nextInt(Long.bitCount(moves)); skip > 0; skip--) {
                moves &= moves - 1;
            }
            board = board.play(Square.of(Long.numberOfTrailingZeros(moves)));
        }
    }

    private void observe(Board board) {
        int empties = board.empties();
        int deep = 2 + random.nextInt(DEEPEST - 1);
        int shallow = deep - 2 * (1 + random.nextInt(deep / 2));
        double spread =
            TRUTH.spread(Long.bitCount(board.legalMoves()), Long.bitCount(board.pass().legalMoves()));
        double sigma = TRUTH.sigma(shallow, deep, empties) * spread;
        fit.addDeeper(board, shallow, deep, 0,
            (int) Math.round(TRUTH.mean() + sigma * random.nextGaussian()));
        fit.addResult(shallow, empties, 0, (int) Math.round(sigma * random.nextGaussian()));
    }
}
