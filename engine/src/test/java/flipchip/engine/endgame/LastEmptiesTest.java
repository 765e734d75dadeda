package flipchip.engine.endgame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.limit.StopSignal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// On boards that no game need reach: there are passes and early ends of the game among them.
class LastEmptiesTest {
    private final SplittableRandom random = new SplittableRandom(31);

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void everyNullWindowBoundsTheScoreFromItsSide(int empties) {
        EndgameSolver solver = PlainNegamax.newSolver();
        forBoards(100 >> Math.max(0, empties - 5), empties, board -> {
            int score = PlainNegamax.score(board.player(), board.opponent());
            for (int alpha = -64; alpha < 64; alpha++) {
                solver.forget();
                int bound = solver.nws(board.player(), board.opponent(), alpha);

                assertTrue(score > alpha ? bound > alpha && bound <= score : bound <= alpha && bound >= score,
                    "score " + score + ", alpha " + alpha + ", bound " + bound + " of " + board);
            }
        });
    }

    /// With more empties stable discs of a child may show at once what it is worth.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void noFewerNodesAreCountedThanTheShortestLineHas(int empties) {
        EndgameSolver solver = PlainNegamax.newSolver();
        forBoards(300, empties, board -> {
            solver.begin(StopSignal.manual());
            solver.nws(board.player(), board.opponent(), -64);

            assertTrue(solver.nodes() >= Math.max(1, shortestLine(board)), board::toString);
        });
    }

    @Test
    void stableDiscsNeverPromiseLessThanTheScore() {
        forBoards(2_000, 5, board -> assertTrue(Scores.stabilityBound(board.player(), board.opponent())
            >= PlainNegamax.score(board.player(), board.opponent()), board::toString));
        assertEquals(-64, Scores.stabilityBound(0, -1));
        assertEquals(64, Scores.stabilityBound(-1, 0));
    }

    @Test
    void emptySquaresAreTheWinnersAndOfADrawNobodys() {
        assertEquals(0, Scores.gameOver(0xFL, 0xF0L));
        assertEquals(64 - 2 * 3, Scores.gameOver(0xFL, 0x70L));
        assertEquals(2 * 3 - 64, Scores.gameOver(0x7L, 0xF0L));
    }

    private void forBoards(int count, int empties, Consumer<Board> property) {
        for (int i = 0; i < count; i++) {
            long empty = 0;
            while (Long.bitCount(empty) < empties) {
                empty |= 1L << random.nextInt(64);
            }
            long discs = random.nextLong();
            discs = i % 3 == 0 ? discs : i % 3 == 1 ? discs | random.nextLong() : discs & random.nextLong();
            property.accept(new Board(discs & ~empty, ~discs & ~empty));
        }
    }

    /// Moves until the game ends at the soonest.
    private static int shortestLine(Board board) {
        if (board.isGameOver()) {
            return 0;
        }
        if (board.legalMoves() == 0) {
            return shortestLine(board.pass());
        }
        int least = 64;
        for (Square square : Square.all(board.legalMoves())) {
            least = Math.min(least, 1 + shortestLine(board.play(square)));
        }
        return least;
    }
}
