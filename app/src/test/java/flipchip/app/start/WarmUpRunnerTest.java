package flipchip.app.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class WarmUpRunnerTest {
    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

    private record Due(long nanos, Runnable task) {}

    /// What waits, the soonest first; time passes when the test says so.
    private static final class Schedule implements WarmUpRunner.Timer {
        private final List<Due> waiting = new ArrayList<>();
        private long now;
        private boolean ended;

        @Override
        public void after(long nanos, Runnable task) {
            waiting.add(new Due(now + nanos, task));
        }

        @Override
        public void end() {
            ended = true;
        }

        void pass(long nanos) {
            long end = now + nanos;
            for (int i = 0; i < waiting.size(); i++) {
                if (waiting.get(i).nanos() <= end) {
                    Due due = waiting.remove(i);
                    now = Math.max(now, due.nanos());
                    due.task().run();
                    i = -1;
                }
            }
            now = end;
        }
    }

    private final Schedule schedule = new Schedule();
    private final WarmUpRunner stage = new WarmUpRunner(schedule, () -> schedule.now);
    private final List<String> done = new ArrayList<>();
    private boolean wanted = true;

    private WarmUpRunner.Act act(String... names) {
        WarmUpRunner.Act act = new WarmUpRunner.Act(() -> wanted);
        for (String name : names) {
            act.steps().add(WarmUpRunner.Step.of(() -> done.add(name)));
        }
        return act;
    }

    @Test
    void theActsAreDoneInTheirOrderAfterARest() {
        stage.begin(List.of(act("a", "b"), act(), act("c")));

        schedule.pass(SECOND - 1);
        assertEquals(List.of(), done);
        assertTrue(stage.isWaiting());
        schedule.pass(SECOND);

        assertEquals(List.of("a", "b", "c"), done);
        assertTrue(stage.finished().isDone() && schedule.ended);
    }

    @Test
    void aUseOfTheWindowBeginsTheRestAnew() {
        stage.begin(List.of(act("a")));
        schedule.pass(SECOND / 2);
        stage.noteUse();

        schedule.pass(SECOND - 1);
        assertEquals(List.of(), done);
        schedule.pass(1);
        assertEquals(List.of("a"), done);
    }

    @Test
    void whileAnActIsNotWantedNothingIsEvenScheduled() {
        wanted = false;
        stage.begin(List.of(act("a")));
        schedule.pass(10 * SECOND);
        assertTrue(stage.isWaiting());
        assertEquals(List.of(), schedule.waiting);
        stage.wake();
        schedule.pass(SECOND);
        assertEquals(List.of(), schedule.waiting);

        wanted = true;
        stage.wake();
        schedule.pass(0);

        assertEquals(List.of("a"), done);
    }

    @Test
    void theNextStepWaitsUntilWhatTheOneBeforeBeganIsComplete() {
        CompletableFuture<Void> drawn = new CompletableFuture<>();
        WarmUpRunner.Act act = act();
        act.steps().add(() -> drawn);
        act.steps().add(WarmUpRunner.Step.of(() -> done.add("after")));
        stage.begin(List.of(act));
        schedule.pass(10 * SECOND);
        assertEquals(List.of(), schedule.waiting);

        drawn.complete(null);
        schedule.pass(SECOND);

        assertEquals(List.of("after"), done);
    }

    @Test
    void aStepThatFailsEndsItQuietlyAndNothingFollowsAnEnd() {
        WarmUpRunner.Act act = act();
        act.steps().add(WarmUpRunner.Step.of(() -> {
            throw new IllegalStateException("broken");
        }));
        act.steps().add(WarmUpRunner.Step.of(() -> done.add("after")));
        stage.begin(List.of(act));
        schedule.pass(10 * SECOND);
        assertTrue(stage.finished().isDone());

        stage.wake();
        schedule.pass(10 * SECOND);

        assertEquals(List.of(), done);
        assertFalse(stage.isWaiting());
    }
}
