package flipchip.app.kit.work;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/// Hands values from a fast producer thread to a slow consumer thread and drops all but the newest.
///
/// A search reports thousands of times a second, a screen shows sixty: without this the consumer's
/// queue would grow without bound. At most one task is waiting in `consumerThread` at any time.
public final class LatestValue<T> implements Consumer<T> {
    private final AtomicReference<T> pending = new AtomicReference<>();
    private final Executor consumerThread;
    private final Consumer<? super T> consumer;

    public LatestValue(Executor consumerThread, Consumer<? super T> consumer) {
        this.consumerThread = consumerThread;
        this.consumer = consumer;
    }

    @Override
    public void accept(T value) {
        if (pending.getAndSet(value) == null) {
            consumerThread.execute(() -> consumer.accept(pending.getAndSet(null)));
        }
    }
}
