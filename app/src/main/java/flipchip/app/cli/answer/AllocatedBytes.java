package flipchip.app.cli.answer;

import java.lang.management.ManagementFactory;

/// A counter of the bytes that all threads of this process allocated; vectors outside registers show here.
public final class AllocatedBytes {
    private long before = now();

    /// Bytes since the last call, or since this was made.
    public long take() {
        long now = now();
        long bytes = now - before;
        before = now;
        return bytes;
    }

    private static long now() {
        return ManagementFactory.getThreadMXBean() instanceof com.sun.management.ThreadMXBean threads
            ? Math.max(0, threads.getTotalThreadAllocatedBytes())
            : 0;
    }
}
