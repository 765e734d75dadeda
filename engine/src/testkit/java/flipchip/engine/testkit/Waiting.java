package flipchip.engine.testkit;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/// Waits for what another thread or process does, where nothing notifies of it.
public final class Waiting {
    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

    private Waiting() {}

    /// Returns once `condition` holds; the timeout of the test ends a wait in vain.
    ///
    /// @throws InterruptedException if the thread is interrupted
    public static void until(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            LockSupport.parkNanos(LOOK_NANOS);
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
        }
    }
}
