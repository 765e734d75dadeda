package flipchip.lab.people;

import java.util.Arrays;
import java.util.Locale;

/// The mean of a costly number, of which little is known, with the help of a cheap one that goes along with
/// it and is known of many: double sampling. The few are drawn by chance from the many; a line through them
/// tells what the costly number is likely to be where only the cheap one is known.
///
/// Source: W. G. Cochran, *Sampling Techniques*, third edition (1977), sections 12.6 and 12.7.
///
/// @param many  of which the cheap number is known
/// @param few   of which the costly one is known too
/// @param mean  of the costly number; NaN if `few` is 0
/// @param error standard error of the mean; NaN if `few` is less than 3
record DoubleSample(int many, int few, double mean, double error) {
    /// @param cheap of all
    /// @param dear  of the first of them, in the same order
    static DoubleSample of(double[] cheap, double[] dear) {
        int few = dear.length;
        double ofMany = mean(cheap);
        double ofFew = mean(Arrays.copyOf(cheap, few));
        double dearMean = mean(dear);
        double spread = 0;
        double together = 0;
        double whole = 0;
        for (int i = 0; i < few; i++) {
            spread += (cheap[i] - ofFew) * (cheap[i] - ofFew);
            together += (cheap[i] - ofFew) * (dear[i] - dearMean);
            whole += (dear[i] - dearMean) * (dear[i] - dearMean);
        }
        double slope = spread > 0 ? together / spread : 0;
        double left = Math.max(0, whole - slope * together) / (few - 2);
        double foretold = Math.max(0, whole / (few - 1) - left);
        return new DoubleSample(cheap.length, few, dearMean + slope * (ofMany - ofFew),
            few < 3 ? Double.NaN : Math.sqrt(left / few + foretold / cheap.length));
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
        return few == 0 ? many + " | 0 | -"
            : String.format(Locale.ROOT, "%d | %d | %.2f ± %.2f", many, few, mean, error);
    }
}
