package flipchip.lab.people;

import java.util.Arrays;
import java.util.List;
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
        return of(cheap, Arrays.copyOf(cheap, dear.length), dear);
    }

    /// Where of each of the many is known what the cheap number is on average, which scatters less than the
    /// number itself.
    ///
    /// @param expected of the cheap numbers of all
    /// @param cheap    of the few
    /// @param dear     of the same
    static DoubleSample of(double[] expected, double[] cheap, double[] dear) {
        int few = dear.length;
        double ofMany = mean(expected);
        double ofFew = mean(cheap);
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
        double square = Arrays.stream(expected).map(x -> (x - ofMany) * (x - ofMany)).sum()
            / (expected.length - 1);
        return new DoubleSample(expected.length, few, dearMean + slope * (ofMany - ofFew),
            few < 3 ? Double.NaN : Math.sqrt(left / few + slope * slope * square / expected.length));
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
        return few == 0 ? many + " | 0 | -"
            : String.format(Locale.ROOT, "%d | %d | %.2f ± %.2f", many, few, mean, error);
    }
}
