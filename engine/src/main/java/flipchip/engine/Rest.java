package flipchip.engine;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import flipchip.engine.limit.StopSignal;

/// A time during which searches sleep, so that others can use the processors. Thread: any
final class Rest {
    private static final long NAP_NANOS = 1_000_000;

    private volatile long until = System.nanoTime();

    /// Begins now, in place of what is left of the rest before.
    void begin(Duration time) {
        until = System.nanoTime() + time.toNanos();
    }

    /// Lets the threads of a search sleep until the rest is over or the search is stopped.
    void impose(StopSignal signal) {
        signal.pause(() -> {
            for (long left = left(); left > 0 && !signal.isStopped(); left = left()) {
                LockSupport.parkNanos(Math.min(left, NAP_NANOS));
            }
        });
    }

    private long left() {
        return until - System.nanoTime();
    }
}
