package flipchip.hwsim.circuit.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.ObfProblem;
import flipchip.engine.testkit.Boards;
import flipchip.engine.testkit.TestData;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Whole solves in gates against the model that needs no clock.
class GateSolverTest {

    private static void compare(List<Position> positions) {
        List<SolverRun> runs = new GateSolver(SolverForm.DOCUMENT, positions, 0).run(_ -> {});
        for (int i = 0; i < positions.size(); i++) {
            assertEquals(new SolverModel().solve(positions.get(i)), runs.get(i));
        }
    }

    @Test
    void sixtyFourPositionsAreSolvedSideBySideAsTheModelSolvesThem() {
        SplittableRandom random = new SplittableRandom(1L);
        List<Position> positions = new ArrayList<>();
        while (positions.size() < 64) {
            Board board = Boards.reachable(random, 56 + random.nextInt(4));
            if (board.empties() <= 5) {
                positions.add(new Position(board, positions.size() % 2 == 0 ? Color.BLACK : Color.WHITE));
            }
        }
        compare(positions);
    }

    @Test
    @Tag("slow")
    void theSecondPositionOfTheSuiteTakesTheGatesTheModelsClocks() throws IOException, NotationException {
        List<ObfProblem> suite = Obf.parse(Files.readAllLines(TestData.require("endgame/fforum-1-19.obf")));

        compare(List.of(suite.get(1).position()));
    }

    @Test
    void noPositionAndTooManyEmptySquaresAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new GateSolver(SolverForm.DOCUMENT, List.of(), 0));
        assertThrows(IllegalArgumentException.class,
            () -> new GateSolver(SolverForm.DOCUMENT, List.of(Position.INITIAL), 0));
    }
}
