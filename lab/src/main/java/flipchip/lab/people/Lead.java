package flipchip.lab.people;

import java.util.Locale;

/// An accumulator over decisions of the predictions of the model and another method, for one row of a report.
final class Lead {
    private int count;
    private double hits;
    private double losses;
    private double moreHits;
    private double moreHitsSquared;
    private double lessLoss;
    private double lessLossSquared;

    void add(Guess model, Guess other) {
        count++;
        hits += model.hit();
        losses += model.loss();
        double hit = model.hit() - other.hit();
        moreHits += hit;
        moreHitsSquared += hit * hit;
        double loss = other.loss() - model.loss();
        lessLoss += loss;
        lessLossSquared += loss * loss;
    }

    int count() {
        return count;
    }

    /// Whether the model is ahead in both figures.
    boolean isAhead() {
        return moreHits > 0 && lessLoss > 0;
    }

    /// Decisions, both shares predicted, the lead in points with its standard error, both log losses, the
    /// lead in nats with its standard error; as cells of a table.
    String cells() {
        return String.format(Locale.ROOT, "%d | %.1f | %.1f | %+.1f ± %.1f | %.3f | %.3f | %+.3f ± %.3f",
            count, 100 * hits / count, 100 * (hits - moreHits) / count, 100 * moreHits / count,
            100 * error(moreHits, moreHitsSquared), losses / count, (losses + lessLoss) / count,
            lessLoss / count, error(lessLoss, lessLossSquared));
    }

    /// Standard error of the mean of the differences.
    private double error(double sum, double squares) {
        double mean = sum / count;
        return Math.sqrt(Math.max(0, squares / count - mean * mean) / count);
    }
}
