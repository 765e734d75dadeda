package flipchip.hwsim.circuit.stages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.Test;

/// The recorded mate search against the search itself.
class MateTraceTest {
    private static final Position ROOT =
        new Position(Boards.reachable(new SplittableRandom(3L), 54), Color.BLACK);

    @Test
    void everyExpansionIsAStepAndTheResultIsThatOfTheSearch() {
        MateTrace trace = MateTrace.record(ROOT, MatePipeline.DOCUMENT, Integer.MAX_VALUE, () -> false);

        assertEquals(MateSearch.solve(ROOT, MatePipeline.DOCUMENT, MateSearch.Watcher.NONE), trace.run());
        assertEquals(trace.run().expanded(), trace.steps().size());
        assertEquals(ROOT.board(), trace.steps().getFirst().board());
        for (MateTrace.Step step : trace.steps()) {
            MoveClasses classes = step.classes();
            assertEquals(step.board().legalMoves(), classes.attack() | classes.defence() | classes.rest());
        }
    }

    @Test
    void aSearchThatIsNotWantedAnyMoreEnds() {
        assertThrows(CancellationException.class,
            () -> MateTrace.record(ROOT, MatePipeline.DOCUMENT, 10, () -> true));
    }
}
