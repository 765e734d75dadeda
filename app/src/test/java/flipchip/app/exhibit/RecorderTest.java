package flipchip.app.exhibit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// The recorder with a queue for a screen.
@Timeout(20)
class RecorderTest {
    private final BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
    private final List<String> answers = new ArrayList<>();

    @Test
    void anOlderRunIsToldThatItIsNotWantedAndIsNeverAnswered() throws InterruptedException {
        try (Recorder recorder = new Recorder(screen::add)) {
            CountDownLatch begun = new CountDownLatch(1);
            CountDownLatch newer = new CountDownLatch(1);
            List<Boolean> told = new ArrayList<>();
            recorder.ask(cancelled -> {
                begun.countDown();
                awaitQuietly(newer);
                told.add(cancelled.getAsBoolean());
                return "old";
            }, answers::add, failure -> answers.add(failure.getMessage()));
            begun.await();
            recorder.ask(_ -> "new", answers::add, failure -> answers.add(failure.getMessage()));
            newer.countDown();
            screen.take().run();
            while (answers.isEmpty()) {
                screen.take().run();
            }

            assertEquals(List.of(true), told);
            assertEquals(List.of("new"), answers);
        }
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            assertTrue(latch.await(10, TimeUnit.SECONDS));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aRunThatFailsIsTold() throws InterruptedException {
        try (Recorder recorder = new Recorder(screen::add)) {
            recorder.<String>ask(_ -> {
                throw new IllegalStateException("broken");
            }, answers::add, failure -> answers.add("failed: " + failure.getMessage()));
            screen.take().run();

            assertEquals(List.of("failed: broken"), answers);
        }
    }
}
