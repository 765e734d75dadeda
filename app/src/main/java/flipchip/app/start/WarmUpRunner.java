package flipchip.app.start;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import flipchip.app.window.assembly.OnScreen;

/// Runs what is rehearsed while the user of a window does nothing: acts one after another, each in short
/// steps on a thread of low priority named `rehearsal`, with room for everything else between two of them.
///
/// Each use of the window makes it wait until nothing was done for a second. While the next act is not wanted
/// it sleeps until [#wake()]: it never looks again by itself. Any thread.
final class WarmUpRunner implements AutoCloseable {
    private static final System.Logger LOG = System.getLogger(WarmUpRunner.class.getName());
    private static final long REST_NANOS = TimeUnit.SECONDS.toNanos(1);
    /// Between two steps: everything else may come in between.
    private static final long BREATH_NANOS = TimeUnit.MILLISECONDS.toNanos(4);

    private final CompletableFuture<Void> finished = new CompletableFuture<>();
    private final Deque<Act> acts = new ArrayDeque<>();        // of the thread, as `asleep`
    private final Timer timer;
    private final LongSupplier clock;
    private boolean asleep;
    private volatile boolean waiting;
    private volatile long used;

    /// Runs tasks on the thread one after another.
    interface Timer {
        void after(long nanos, Runnable task);

        /// Drops what has not begun.
        void end();
    }

    /// A little of an act; the next begins after what it gives is complete.
    @FunctionalInterface
    interface Step {
        CompletableFuture<?> run();

        /// A step on the thread itself.
        static Step of(Runnable task) {
            return () -> {
                task.run();
                return CompletableFuture.completedFuture(null);
            };
        }

        /// A step on the screen's thread.
        static Step onScreen(Runnable task) {
            return () -> CompletableFuture.runAsync(task, OnScreen::run);
        }
    }

    /// Steps that belong together. A step may add others before or behind those that wait.
    ///
    /// @param wanted whether the window is in a state in which it makes sense now; any thread asks
    record Act(BooleanSupplier wanted, Deque<Step> steps) {
        Act(BooleanSupplier wanted) {
            this(wanted, new ArrayDeque<>());
        }
    }

    /// @param clock nanoseconds, to tell for how long nothing was done
    WarmUpRunner(Timer timer, LongSupplier clock) {
        this.timer = timer;
        this.clock = clock;
        noteUse();
    }

    /// The timer of the program: a thread of its own.
    static Timer thread() {
        ScheduledThreadPoolExecutor thread = new ScheduledThreadPoolExecutor(1,
            Thread.ofPlatform().daemon().name("rehearsal").priority(Thread.MIN_PRIORITY).factory(),
            new ThreadPoolExecutor.DiscardPolicy());
        thread.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        return new Timer() {
            @Override
            public void after(long nanos, Runnable task) {
                thread.schedule(task, nanos, TimeUnit.NANOSECONDS);
            }

            @Override
            public void end() {
                thread.shutdown();
            }
        };
    }

    /// Begins, when the window rests. To be called once.
    void begin(List<Act> all) {
        timer.after(0, () -> {
            acts.addAll(all);
            next();
        });
    }

    /// The window is used.
    void noteUse() {
        used = clock.getAsLong();
    }

    /// Whether an act is wanted may have changed.
    void wake() {
        timer.after(0, () -> {
            if (asleep) {
                asleep = false;
                next();
            }
        });
    }

    /// Runs `task` between two steps.
    void between(Runnable task) {
        timer.after(0, task);
    }

    /// Completes when everything is done, or given up.
    CompletableFuture<Void> finished() {
        return finished;
    }

    /// Whether it stands still because the window is used or nothing is wanted.
    boolean isWaiting() {
        return waiting && !finished.isDone();
    }

    private void next() {
        if (finished.isDone()) {
            return;
        }
        while (!acts.isEmpty() && acts.getFirst().steps().isEmpty()) {
            acts.removeFirst();
        }
        if (acts.isEmpty()) {
            close();
            return;
        }
        Act act = acts.getFirst();
        asleep = !act.wanted().getAsBoolean();
        long rest = REST_NANOS - (clock.getAsLong() - used);
        waiting = asleep || rest > 0;
        if (!waiting) {
            run(act.steps().removeFirst());
        } else if (!asleep) {
            timer.after(rest, this::next);
        }
    }

    private void run(Step step) {
        try {
            step.run().whenComplete((_, problem) -> {
                if (problem == null) {
                    timer.after(BREATH_NANOS, this::next);
                } else {
                    giveUp(problem);
                }
            });
        } catch (RuntimeException problem) {
            giveUp(problem);
        }
    }

    /// Ends it because something went wrong, which nobody but a developer need know.
    void giveUp(Throwable problem) {
        LOG.log(System.Logger.Level.DEBUG, "The rehearsal was given up", problem);
        close();
    }

    /// Ends it, whether or not there is more to do.
    @Override
    public void close() {
        finished.complete(null);
        timer.end();
    }
}
