package flipchip.lab.people;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/// A record of the ratios of people's losses to the opponents', by phase: logarithms and their squared
/// errors. An unknown phase has the logarithm 0 and an infinite error.
record PhaseRatios(double[] logs, double[] squares) {
    /// Stands for none, so that it can be divided by.
    private static final double LEAST_SQUARE = 1e-12;

    static PhaseRatios of(List<LossCurve.Row> phases) {
        double[] logs = new double[phases.size()];
        double[] squares = new double[phases.size()];
        for (int i = 0; i < logs.length; i++) {
            double[] ratio = phases.get(i).people().ratio(phases.get(i).like());
            boolean known = ratio[0] > 0 && Double.isFinite(ratio[1]);
            logs[i] = known ? Math.log(ratio[0]) : 0;
            squares[i] = known ? ratio[1] * ratio[1] / (ratio[0] * ratio[0]) : Double.POSITIVE_INFINITY;
        }
        return new PhaseRatios(logs, squares);
    }

    private double weight(int i) {
        return 1 / Math.max(LEAST_SQUARE, squares[i]);
    }

    private IntStream known() {
        return IntStream.range(0, logs.length).filter(i -> Double.isFinite(squares[i]));
    }

    /// As many as there are phases, in the mean, if chance is all there is.
    double chiSquared() {
        return known().mapToDouble(i -> weight(i) * logs[i] * logs[i]).sum();
    }

    /// The variance of the logarithms about 0 that chance does not explain, each weighed by how sure it is
    /// (R. DerSimonian and N. Laird, "Meta-analysis in clinical trials", 1986, with a known mean).
    double apart() {
        double weights = known().mapToDouble(this::weight).sum();
        return weights == 0 ? 0 : Math.max(0, (chiSquared() - known().count()) / weights);
    }

    /// A line for people: chi-squared, and the deviation that chance leaves over.
    String words() {
        return String.format(Locale.ROOT,
            "chi-squared of %d phases %.1f; deviation that chance does not explain %.1f %%", known().count(),
            chiSquared(), 100 * Math.sqrt(apart()));
    }
}
