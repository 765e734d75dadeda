package flipchip.app.kit.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// The threads that all of Java shares are busy until a test is over.
@Timeout(60)
class ThreadPerTaskTest {
    private final CountDownLatch over = new CountDownLatch(1);

    @BeforeEach
    void keepTheSharedThreadsBusy() {
        for (int i = 0; i < 2 * ForkJoinPool.getCommonPoolParallelism() + 2; i++) {
            ForkJoinPool.commonPool().execute(this::await);
        }
    }

    @AfterEach
    void end() {
        over.countDown();
    }

    @Test
    void aTaskWaitsForNoOther() {
        Executor fresh = ThreadPerTask.of("one");
        fresh.execute(this::await);

        assertEquals("one",
            CompletableFuture.supplyAsync(() -> Thread.currentThread().getName(), fresh).join());
    }

    @Test
    void laterATaskWaitsForItsTimeAlone() {
        Duration pause = Duration.ofMillis(50);
        Executor later = ThreadPerTask.after(pause, "later");
        later.execute(this::await);
        long asked = System.nanoTime();

        long ran = CompletableFuture.supplyAsync(System::nanoTime, later).join();

        assertTrue(ran - asked >= pause.toNanos(), () -> ran - asked + " ns");
    }

    private void await() {
        try {
            over.await();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
