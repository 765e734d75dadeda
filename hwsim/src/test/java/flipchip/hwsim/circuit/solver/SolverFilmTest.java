package flipchip.hwsim.circuit.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/// The recorded solve against the trace and the result of the model.
class SolverFilmTest {

    @Test
    void everyIterationIsOneFrameAndTheLastOneShowsTheResult() {
        SolverFilm film =
            SolverFilm.record(SolverModelTest.THREE_EMPTIES, SolverFilm.Grain.ITERATION, 100, () -> false);
        SolverTrace trace = SolverTrace.record(SolverModelTest.THREE_EMPTIES, 100);

        List<SolverFilm.Frame> iterations = film.frames().subList(1, 15);
        assertEquals(trace.steps().stream().map(step -> step.type().name()).toList(),
            iterations.stream().map(SolverFilm.Frame::state).toList());
        assertEquals(trace.run(), film.run());
        SolverFilm.Frame last = film.frames().getLast();
        assertEquals(165, last.clock());
        assertEquals(-19, HostMemory.score(last.hostWords().get(HostMemory.RESULT)));
    }

    @Test
    void everyClockIsAFrameAndTheStackGrowsAndShrinksByOne() {
        SolverFilm film =
            SolverFilm.record(SolverModelTest.THREE_EMPTIES, SolverFilm.Grain.CLOCK, 1000, () -> false);

        for (int i = 1; i < film.frames().size(); i++) {
            int grown = film.frames().get(i).stack().size() - film.frames().get(i - 1).stack().size();
            assertTrue(Math.abs(grown) <= 1, "frame " + i);
        }
        assertEquals(165, film.frames().getLast().clock());
        assertTrue(film.frames().size() > 165);
    }

    @Test
    void aCancelledRecordingIsCutAndHasNoResult() {
        SolverFilm film =
            SolverFilm.record(SolverModelTest.THREE_EMPTIES, SolverFilm.Grain.CLOCK, 1000, () -> true);

        assertTrue(film.run().isEmpty());
        assertEquals(1, film.frames().size());
    }
}
