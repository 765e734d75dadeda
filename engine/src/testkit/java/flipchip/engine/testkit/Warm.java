package flipchip.engine.testkit;

import java.time.Duration;
import java.util.function.DoubleSupplier;

/// Measurements that become better while the run time compiles what is measured.
public final class Warm {
    /// The compiler may wait long for a processor that others use; only a failure takes this long.
    private static final Duration LONGEST = Duration.ofMinutes(1);

    private Warm() {}

    /// The least answer of `measure`, which is asked again and again until the answer is below `limit` or a
    /// minute is over.
    public static double least(DoubleSupplier measure, double limit) {
        long end = System.nanoTime() + LONGEST.toNanos();
        double least = measure.getAsDouble();
        while (least >= limit && System.nanoTime() < end) {
            least = Math.min(least, measure.getAsDouble());
        }
        return least;
    }
}
