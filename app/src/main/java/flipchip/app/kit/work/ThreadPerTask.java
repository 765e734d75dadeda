package flipchip.app.kit.work;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

/// Executors that run each task on a new daemon thread, so that no task waits for another. The threads that
/// all of Java shares are one fewer than the processors: on two cores one long task holds up all
/// others. Any thread.
public final class ThreadPerTask {
    private ThreadPerTask() {}

    /// Runs each task at once.
    ///
    /// @param name of the threads
    public static Executor of(String name) {
        var threads = Thread.ofPlatform().daemon().name(name).factory();
        return task -> threads.newThread(task).start();
    }

    /// Runs each task so much later.
    public static Executor after(Duration pause, String name) {
        return CompletableFuture.delayedExecutor(pause.toNanos(), TimeUnit.NANOSECONDS, of(name));
    }
}
