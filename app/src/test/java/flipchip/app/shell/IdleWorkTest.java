package flipchip.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

class IdleWorkTest {
    private final Queue<Runnable> frames = new ArrayDeque<>();
    private final Queue<Runnable> rests = new ArrayDeque<>();
    private final List<String> done = new ArrayList<>();
    private final IdleWork work = new IdleWork(frames::add, rests::add);

    private Runnable step(String name) {
        return () -> done.add(name);
    }

    @Test
    void nothingIsDoneBeforeTheFirstFrame() {
        work.add(List.of(step("a")));
        assertTrue(rests.isEmpty() && frames.isEmpty());

        work.begin();
        assertEquals(List.of(), done);
        rests.remove().run();
        assertEquals(List.of("a"), done);
    }

    @Test
    void thereIsAFrameBetweenTwoSteps() {
        work.add(List.of(step("a"), step("b")));
        work.begin();
        rests.remove().run();
        assertEquals(List.of("a"), done);

        frames.remove().run();
        assertEquals(List.of("a", "b"), done);
        assertFalse(work.isWaiting());
    }

    @Test
    void nothingIsDoneOnceItIsStopped() {
        work.add(List.of(step("a"), step("b")));
        work.begin();
        rests.remove().run();
        work.stop();
        frames.remove().run();
        assertEquals(List.of("a"), done);
        assertTrue(rests.isEmpty() && frames.isEmpty());
    }

    @Test
    void anActOfTheUserStopsItUntilARestWithoutOne() {
        work.add(List.of(step("a"), step("b")));
        work.begin();
        rests.remove().run();
        work.touch();
        frames.remove().run();
        assertEquals(List.of("a"), done);

        work.touch();
        rests.remove().run();
        assertEquals(List.of("a"), done, "there was an act in this rest");
        rests.remove().run();
        assertEquals(List.of("a", "b"), done);
    }

    @Test
    void stepsAddedAfterTheEndAreDoneToo() {
        work.add(List.of(step("a")));
        work.begin();
        rests.remove().run();
        frames.remove().run();
        work.add(List.of(step("b")));
        assertEquals(1, rests.size());

        rests.remove().run();
        assertEquals(List.of("a", "b"), done);
    }

    @Test
    void aStepThatFailsDoesNotKeepTheOthersBack() {
        work.add(List.of(() -> {
            throw new IllegalStateException("no");
        }, step("b")));
        work.begin();
        assertThrows(IllegalStateException.class, () -> rests.remove().run());

        frames.remove().run();
        assertEquals(List.of("b"), done);
    }
}
