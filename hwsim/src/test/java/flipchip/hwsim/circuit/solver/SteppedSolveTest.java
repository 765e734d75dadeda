package flipchip.hwsim.circuit.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;

class SteppedSolveTest {
    private final SteppedSolve solve = new SteppedSolve(SolverModelTest.THREE_EMPTIES);

    @Test
    void goingOnByOneGivesWhatSolvingAtOnceGives() {
        List<NodeType> types = new ArrayList<>();
        while (!solve.isOver()) {
            solve.advance(1);
            types.add(solve.view().latest().orElseThrow());
        }

        assertEquals(new SolverModel().solve(SolverModelTest.THREE_EMPTIES),
            solve.view().result().orElseThrow());
        assertEquals(SolverTrace.record(SolverModelTest.THREE_EMPTIES, 100).steps().stream()
            .map(SolverTrace.Step::type).toList(), types);
    }

    @Test
    void theStackLeadsFromTheRootToTheNode() {
        solve.advance(2);

        assertEquals(List.of(new SteppedSolve.Frame(Color.WHITE, -127, 127, 1, Optional.of(Square.A1)),
            new SteppedSolve.Frame(Color.BLACK, -127, 127, 0, Optional.of(Square.E1)),
            new SteppedSolve.Frame(Color.WHITE, -127, 127, 0, Optional.empty())), solve.view().stack());
        assertEquals(1, solve.view().node().board().empties());
    }

    @Test
    void beforeTheFirstIterationTheSelectorsChoiceIsTheBestMove() {
        assertEquals(Square.A1, solve.bestSoFar());
        assertTrue(solve.view().latest().isEmpty());
        assertEquals(6, solve.view().clocks());
    }

    @Test
    void theEndIsNotPassed() {
        solve.advance(14);
        assertTrue(solve.isOver());
        SteppedSolve.View end = solve.view();
        solve.advance(5);

        assertEquals(end, solve.view());
        assertEquals(165, end.clocks());
    }

    @Test
    void aSolveOnItsWayHasNoResult() {
        solve.advance(13);

        assertFalse(solve.isOver());
        assertTrue(solve.view().result().isEmpty());
    }
}
