package flipchip.app.engines.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/// Waits with an answer that comes before a clock runs until the engine searches at full speed: the first
/// moves are then not those that the run time is still compiling. Never longer than a moment that a user does
/// not mind, and not at all when the other program has more to say.
record Readiness(CompletableFuture<?> ready) {
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(3);
    private static final long NAP_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

    /// @param in where the other program speaks
    void await(BufferedReader in) {
        long end = System.nanoTime() + MOST_NANOS;
        while (!ready.isDone() && !hasMore(in) && System.nanoTime() - end < 0) {
            LockSupport.parkNanos(NAP_NANOS);
        }
    }

    private static boolean hasMore(BufferedReader in) {
        try {
            return in.ready();
        } catch (IOException _) {
            return true;                // the next reading will say so
        }
    }
}
