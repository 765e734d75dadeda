package flipchip.hwsim.circuit.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;

/// The fourteen iterations of the recorded three-empties position.
class SolverTraceTest {
    private static final List<String> RECORDED = List.of("0 W TREE a1 -127 127", "1 B TREE e1 -127 127",
        "2 W LEAF -19 -127 127", "1 B ENDED -19 -19 127", "0 W TREE e1 -127 -19", "1 B TREE a1 -127 -19",
        "2 W PASS -127 -19", "3 B TREE h8 -127 -19", "4 W LEAF -8 -127 -19", "3 B ENDED -19 -8 -19",
        "2 W ENDED -19 -127 -19", "1 B CUTOFF -19 -19", "1 B ENDED -19 -19 -19", "0 W ENDED -19 -127 -19");

    @Test
    void theIterationsAreThoseRecorded() {
        SolverTrace trace = SolverTrace.record(SolverModelTest.THREE_EMPTIES, 100);

        assertEquals(RECORDED, trace.steps().stream().map(SolverTraceTest::show).toList());
        assertEquals(-19, trace.run().orElseThrow().score());
        assertEquals(7, trace.steps().getFirst().firstClock());
        assertEquals(165, trace.steps().getLast().firstClock() + trace.steps().getLast().clocks() - 1 + 2);
    }

    private static String show(SolverTrace.Step step) {
        return step.stack() + " " + (step.position().toMove() == Color.BLACK ? "B" : "W") + " " + step.type()
            + step.move().map(Square::toString).map(move -> " " + move).orElse("")
            + (step.value().isPresent() ? " " + step.value().getAsInt() : "") + " " + step.alpha() + " "
            + step.beta();
    }

    @Test
    void aLongSolveIsCutAtTheLimit() {
        SolverTrace trace = SolverTrace.record(SolverModelTest.THREE_EMPTIES, 5);

        assertEquals(5, trace.steps().size());
        assertTrue(trace.run().isEmpty());
    }
}
