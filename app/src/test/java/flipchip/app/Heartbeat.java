package flipchip.app;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import flipchip.app.window.assembly.OnScreen;

/// Asks the screen's thread again and again for something, and keeps how long the answer took at most, and
/// how much of such a wait the thread worked: on a busy machine it waits for others too.
final class Heartbeat {
    private static final long BEAT_NANOS = 2_000_000;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final AtomicLong waited = new AtomicLong();
    private final AtomicLong worked = new AtomicLong();
    private final Thread thread = Thread.ofPlatform().daemon().name("heartbeat").start(this::beat);

    private void beat() {
        try {
            long screen =
                CompletableFuture.supplyAsync(() -> Thread.currentThread().threadId(), OnScreen::run).get();
            while (!Thread.currentThread().isInterrupted()) {
                long asked = System.nanoTime();
                long before = THREADS.getThreadCpuTime(screen);
                long after = CompletableFuture.supplyAsync(Heartbeat::ownTime, OnScreen::run).get();
                waited.accumulateAndGet(System.nanoTime() - asked, Math::max);
                worked.accumulateAndGet(after - before, Math::max);
                LockSupport.parkNanos(BEAT_NANOS);
            }
        } catch (InterruptedException | ExecutionException end) {
            // it has been stopped
        }
    }

    /// The processor time of the thread that asks, in nanoseconds.
    static long ownTime() {
        return THREADS.getCurrentThreadCpuTime();
    }

    void stop() {
        thread.interrupt();
    }

    /// Forgets what was so far.
    void restart() {
        waited.set(0);
        worked.set(0);
    }

    /// The longest wait, in nanoseconds.
    long waited() {
        return waited.get();
    }

    /// The most processor time of the screen's thread in one wait, in nanoseconds.
    long worked() {
        return worked.get();
    }
}
