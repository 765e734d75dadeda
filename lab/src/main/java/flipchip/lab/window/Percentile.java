package flipchip.lab.window;

import java.util.List;

/// A calculator of percentiles.
public final class Percentile {
    private Percentile() {}

    /// The least of `values` that this percentage does not exceed: 50 is the median, 100 the greatest.
    ///
    /// @throws IllegalArgumentException if there are none
    public static double of(List<Double> values, int percent) {
        if (values.isEmpty()) {
            throw new IllegalArgumentException("no values");
        }
        List<Double> sorted = values.stream().sorted().toList();
        return sorted
            .get(Math.clamp((long) Math.ceil(percent / 100.0 * sorted.size()) - 1, 0, sorted.size() - 1));
    }
}
