package flipchip.engine;

import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// A timer that completes the results of searches when their time is up or they are stopped. Where the search
/// thread is late by more than a moment, because the JVM is still compiling its code, the result is what the
/// search knows by then. The search itself ends at its next poll.
///
/// Thread: any; has one of its own, a daemon named `deadline`
final class Deadline implements AutoCloseable {
    /// A search thread may be late by this time.
    private static final long MOMENT_NANOS = 4_000_000;

    private final ScheduledThreadPoolExecutor thread =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("deadline").factory());

    Deadline() {
        thread.setRemoveOnCancelPolicy(true);
        thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    /// @param end in the scale of [System#nanoTime()]; may be past, or so far away that it means never
    void watch(ActiveSearch running, long end) {
        if (running.found.isDone() || !running.canCompleteAnyTime()) {
            return;
        }
        long left = Math.max(0, end - System.nanoTime());
        try {
            Future<?> late = thread.schedule(running::completeNow, left + MOMENT_NANOS, TimeUnit.NANOSECONDS);
            running.found.whenComplete((_, _) -> late.cancel(false));
        } catch (RejectedExecutionException _) {
            // the engine is closed: the search thread completes the result
        }
    }

    /// Later, searches complete without it.
    @Override
    public void close() {
        thread.shutdown();
    }
}
