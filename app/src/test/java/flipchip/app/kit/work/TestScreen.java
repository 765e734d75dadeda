package flipchip.app.kit.work;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/// Takes the place of the FX thread: a queue of tasks that the test's own thread runs while it waits.
public final class TestScreen implements Executor {
    private static final long LOOK_MILLIS = 10;

    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();

    @Override
    public void execute(Runnable task) {
        tasks.add(task);
    }

    /// Runs tasks in their order until `condition` holds.
    public void runUntil(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            Runnable task = tasks.poll(LOOK_MILLIS, TimeUnit.MILLISECONDS);
            if (task != null) {
                task.run();
            }
        }
    }

    /// Runs the next task, however long it takes to come.
    public void runNext() throws InterruptedException {
        tasks.take().run();
    }
}
