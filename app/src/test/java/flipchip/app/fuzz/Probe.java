package flipchip.app.fuzz;

import java.lang.management.ManagementFactory;
import java.util.Optional;
import com.sun.management.ThreadMXBean;

/// Gives one input to a target and says what is wrong with the outcome. One thread.
final class Probe {
    private static final long MOST_NANOS = 1_000_000_000;
    /// A hundred sentences about what is wrong take more than half of it.
    private static final long MOST_BYTES = 2 << 20;
    private static final long BYTES_A_BYTE = 64;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private long mostBytesOver;
    private long mostNanos;

    /// What is wrong; empty if the target did what its contract says, within a second of processor time and
    /// the memory.
    Optional<String> problem(Target target, byte[] input) {
        Optional<String> problem = once(target, input);
        // the first use of a class pays for loading it
        return problem.isEmpty() ? problem : once(target, input);
    }

    private Optional<String> once(Target target, byte[] input) {
        long bytes = threads.getCurrentThreadAllocatedBytes();
        long nanos = threads.getCurrentThreadCpuTime();
        Target.Look look = Target.Look.NONE;
        Optional<String> problem = Optional.empty();
        try {
            look = target.run().take(input);
        } catch (Exception | Error e) {
            problem = told(e);
        }
        nanos = threads.getCurrentThreadCpuTime() - nanos;
        bytes = threads.getCurrentThreadAllocatedBytes() - bytes - BYTES_A_BYTE * input.length;
        bytes = target.isJudgedByMemory() ? bytes : 0;
        mostBytesOver = Math.max(mostBytesOver, bytes);
        mostNanos = Math.max(mostNanos, nanos);
        if (problem.isPresent()) {
            return problem;
        }
        if (nanos > MOST_NANOS) {
            return Optional.of("took " + nanos / 1_000_000 + " ms of processor time");
        }
        return bytes > MOST_BYTES
            ? Optional
                .of("allocated " + (bytes >> 10) + " KB more than 64 times its " + input.length + " bytes")
            : holds(look);
    }

    private static Optional<String> holds(Target.Look look) {
        try {
            look.at();
            return Optional.empty();
        } catch (Exception | Error e) {
            return told(e);
        }
    }

    /// What is wrong about this end; a documented exception is right if it says something.
    private static Optional<String> told(Throwable end) {
        if (end instanceof Target.Documented documented) {
            String message = documented.getCause().getMessage();
            return message == null || message.isBlank() || message.length() > 1000
                ? Optional.of("says nothing, or too much: " + documented.getCause())
                : Optional.empty();
        }
        StackTraceElement[] trace = end.getStackTrace();
        return Optional.of(end + (trace.length == 0 ? "" : " at " + trace[0]));
    }

    long mostMillis() {
        return mostNanos / 1_000_000;
    }

    long mostKilobytesOver() {
        return Math.max(0, mostBytesOver >> 10);
    }
}
