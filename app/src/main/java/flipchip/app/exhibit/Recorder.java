package flipchip.app.exhibit;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/// Records runs on a thread of its own named `exhibits`. Called from the screen's thread and answers there; the
/// newest request wins, an older one is cancelled and never answered.
final class Recorder implements AutoCloseable {
    private final ExecutorService thread =
        Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("exhibits").factory());
    private final Executor screen;
    private final AtomicLong newest = new AtomicLong();

    /// @param screen runs tasks on the thread that calls
    Recorder(Executor screen) {
        this.screen = screen;
    }

    /// Runs `job` unless something newer is asked for meanwhile.
    ///
    /// @param job    is given what says whether it is still wanted
    /// @param failed told of a run that failed, which is a defect
    <R> void ask(Function<BooleanSupplier, R> job, Consumer<R> done, Consumer<RuntimeException> failed) {
        long mine = newest.incrementAndGet();
        BooleanSupplier cancelled = () -> newest.get() != mine;
        thread.execute(() -> {
            if (cancelled.getAsBoolean()) {
                return;
            }
            try {
                R result = job.apply(cancelled);
                answer(cancelled, () -> done.accept(result));
            } catch (RuntimeException e) {
                answer(cancelled, () -> failed.accept(e));
            }
        });
    }

    private void answer(BooleanSupplier cancelled, Runnable task) {
        screen.execute(() -> {
            if (!cancelled.getAsBoolean()) {
                task.run();
            }
        });
    }

    /// Gives up what is asked for.
    void cancel() {
        newest.incrementAndGet();
    }

    @Override
    public void close() {
        cancel();
        thread.shutdownNow();
    }
}
