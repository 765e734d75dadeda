package flipchip.lab.people;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/// An estimator of the mean of a costly number with the help of a correlated cheap one: double sampling. The
/// few are drawn by chance from the many; a line through them tells what the costly number is likely to be
/// where only the cheap one is known.
///
/// Source: W. G. Cochran, *Sampling Techniques*, third edition (1977), sections 12.6 and 12.7.
///
/// @param many  of which the cheap number is known
/// @param few   of which the costly one is known too
/// @param mean  of the costly number; NaN if `few` is 0
/// @param error standard error of the mean; NaN if `few` is less than 3
record DoubleSample(int many, int few, double mean, double error) {
    /// The many may belong together in two ways, such as by who moved and by the board: the error is by
    /// either less by both (A. C. Cameron, J. B. Gelbach and D. L. Miller, "Robust inference with multiway
    /// clustering", 2011), and at least that of independent ones.
    ///
    /// @param expected what the cheap number of each of the many is on average, which scatters less than the
    ///     number itself; else the number
    /// @param cheap    of the few
    /// @param dear     of the same
    /// @param whose    a number for each of the many; those of one number belong together
    /// @param where    the same in the other way
    static DoubleSample of(double[] expected, double[] cheap, double[] dear, int[] whose, int[] where) {
        int few = dear.length;
        double ofMany = mean(expected);
        double ofFew = mean(cheap);
        double dearMean = mean(dear);
        double spread = 0;
        double together = 0;
        for (int i = 0; i < few; i++) {
            spread += (cheap[i] - ofFew) * (cheap[i] - ofFew);
            together += (cheap[i] - ofFew) * (dear[i] - dearMean);
        }
        double slope = spread > 0 ? together / spread : 0;
        double[] left = IntStream.range(0, few)
            .mapToDouble(i -> dear[i] - dearMean - slope * (cheap[i] - ofFew)).toArray();
        double[] carried = Arrays.stream(expected).map(x -> slope * (x - ofMany)).toArray();
        int[] each = IntStream.range(0, expected.length).toArray();
        double alone = square(left, carried, each);
        double square = Math.max(alone, square(left, carried, whose) + square(left, carried, where) - alone);
        return new DoubleSample(expected.length, few, dearMean + slope * (ofMany - ofFew),
            few < 3 ? Double.NaN : Math.sqrt(square));
    }

    /// The squared error of the mean if only those of one group depend on each other.
    private static double square(double[] left, double[] carried, int[] groups) {
        return ofSums(left, groups) / (left.length - 2.0) / left.length
            + ofSums(carried, groups) / (carried.length - 1.0) / carried.length;
    }

    private static double ofSums(double[] numbers, int[] groups) {
        Map<Integer, Double> sums = new HashMap<>();
        for (int i = 0; i < numbers.length; i++) {
            sums.merge(groups[i], numbers[i], Double::sum);
        }
        return sums.values().stream().mapToDouble(sum -> sum * sum).sum();
    }

    /// Of parts whose shares of the whole are as those of their `many`. NaN if nothing is known of one.
    static DoubleSample together(List<DoubleSample> parts) {
        int many = parts.stream().mapToInt(DoubleSample::many).sum();
        double mean = 0;
        double square = 0;
        for (DoubleSample part : parts) {
            double share = part.many / (double) many;
            mean += share * part.mean;
            square += share * part.error * share * part.error;
        }
        return new DoubleSample(many, parts.stream().mapToInt(DoubleSample::few).sum(), mean,
            Math.sqrt(square));
    }

    private static double mean(double[] numbers) {
        return Arrays.stream(numbers).average().orElse(Double.NaN);
    }

    /// This as a share of `other`, which is independent of it: the ratio and its standard error.
    double[] ratio(DoubleSample other) {
        double ratio = mean / other.mean;
        return new double[] {ratio, Math.abs(ratio) * Math.hypot(error / mean, other.error / other.mean)};
    }

    String cells() {
        return few == 0
            ? many + " | 0 | -"
            : String.format(Locale.ROOT, "%d | %d | %.2f ± %.2f", many, few, mean, error);
    }
}
