package flipchip.engine;

import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// Sees to it that a search answers when its time is up or it is stopped: where the search thread is late by
/// more than a moment, because the run time is still compiling its code, the answer is what the search knows
/// by then. The search itself ends as soon as its thread looks. Any thread; has one of its own, a daemon
/// named `deadline`.
final class Deadline implements AutoCloseable {
    /// So late a search thread may be.
    private static final long MOMENT_NANOS = 4_000_000;

    private final ScheduledThreadPoolExecutor thread =
        new ScheduledThreadPoolExecutor(1, Thread.ofPlatform().daemon().name("deadline").factory());

    Deadline() {
        thread.setRemoveOnCancelPolicy(true);
        thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    /// @param end in the scale of [System#nanoTime()]; may be past, or so far away that it means never
    void watch(ActiveSearch running, long end) {
        if (running.found.isDone() || !running.canAnswerAnyTime()) {
            return;
        }
        long left = Math.max(0, end - System.nanoTime());
        try {
            Future<?> answer = thread.schedule(running::answerNow, left + MOMENT_NANOS, TimeUnit.NANOSECONDS);
            running.found.whenComplete((_, _) -> answer.cancel(false));
        } catch (RejectedExecutionException _) {
            // the engine is closed: the search thread will answer
        }
    }

    /// Searches that are still running then end without it.
    @Override
    public void close() {
        thread.shutdown();
    }
}
