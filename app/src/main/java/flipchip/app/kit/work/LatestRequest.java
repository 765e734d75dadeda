package flipchip.app.kit.work;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/// Requests of one kind to a worker, of which only the newest counts: an older one is cancelled and never
/// completed. Any thread.
public final class LatestRequest {
    private final Worker worker;
    private final AtomicLong number = new AtomicLong();

    LatestRequest(Worker worker) {
        this.worker = worker;
    }

    /// Work that can be given up.
    @FunctionalInterface
    public interface Job<T> {
        /// @param unwanted whether something newer was asked for, so that the result does not matter
        T run(BooleanSupplier unwanted) throws Exception;
    }

    /// Does `job` unless something newer is asked for before it begins, and tells one of the two how it ended
    /// unless something newer is asked for before that.
    public <T> void ask(Job<T> job, Consumer<? super T> answer, Consumer<? super Throwable> failed) {
        long mine = number.incrementAndGet();
        BooleanSupplier unwanted = () -> number.get() != mine || worker.isClosed();
        worker.execute(() -> {
            if (unwanted.getAsBoolean()) {
                return;
            }
            Runnable end = Worker.end(() -> job.run(unwanted), answer, failed);
            worker.onScreen(() -> {
                if (!unwanted.getAsBoolean()) {
                    end.run();
                }
            });
        });
    }

    /// Gives up what is asked for.
    public void cancel() {
        number.incrementAndGet();
    }
}
