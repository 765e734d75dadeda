package flipchip.hwsim.circuit.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

/// The chip's search as a plain program: the same visits of every type.
class PlainSearchTest {
    private static final long NO_LIMIT = Long.MAX_VALUE;

    private static void assertSameVisits(Position position) {
        SolverRun chip = new SolverModel().solve(position);
        PlainSearch.Result program = PlainSearch.solve(position, NO_LIMIT).orElseThrow();

        assertEquals(chip.counts(), program.counts());
        assertEquals(chip.score(), program.score());
        assertEquals(chip.clocks(), program.clocks());
        assertEquals(chip.seconds(), program.chipSeconds());
    }

    private static Position late(Game game, int empties) {
        return game.prefix(Math.min(60 - empties, game.length())).position();
    }

    @Test
    void theVisitsAreThoseOfTheChipOnLatePositionsOfGames() {
        Boards.forAll(200, random -> late(Boards.game(random), 8).board(), board -> {
            assertSameVisits(new Position(board, Color.BLACK));
            assertSameVisits(new Position(board, Color.WHITE));
        });
    }

    @Test
    void theVisitsAreThoseOfTheChipOnFullAndOnDecidedBoards() {
        assertSameVisits(new Position(new Board(-1L, 0), Color.WHITE));
        assertSameVisits(new Position(new Board(-1L << 8, 0), Color.BLACK));
        assertSameVisits(SolverModelTest.THREE_EMPTIES);
    }

    @Test
    void itGivesUpBeyondTheLimitOfMoves() {
        assertEquals(Optional.empty(), PlainSearch.solve(SolverModelTest.THREE_EMPTIES, 4));
        assertEquals(5, PlainSearch.solve(SolverModelTest.THREE_EMPTIES, 5).orElseThrow().counts().tree());
    }
}
