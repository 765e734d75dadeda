package flipchip.engine.people;

import java.util.List;

/// Ratings with a deviation and a volatility. Immutable values, pure functions.
///
/// Source: Mark E. Glickman, "Example of the Glicko-2 system", 22 March 2022,
/// <http://www.glicko.net/glicko/glicko2.pdf>; steps are numbered as there.
///
/// @param tau how much the volatility may change in a period; Glickman: 0.3 to 1.2
public record Glicko2(double tau) {
    /// A player without games.
    public static final Rating NEW = new Rating(1500, 350, 0.06);
    private static final double SCALE = 173.7178;
    private static final double EXACT = 1e-6;

    /// @param rating     1500 is the middle
    /// @param deviation  standard error of the rating
    /// @param volatility how much the strength changes from period to period
    public record Rating(double rating, double deviation, double volatility) {}

    /// One game of a period.
    ///
    /// @param opponent as rated before the period
    /// @param score    1 = won, 0.5 = drawn, 0 = lost
    public record Result(Rating opponent, double score) {}

    /// Expected score of `player` against `other`, with the doubt about both.
    public static double expected(Rating player, Rating other) {
        double both = Math.hypot(player.deviation, other.deviation) / SCALE;
        return 1 / (1 + Math.exp(-g(both) * (player.rating - other.rating) / SCALE));
    }

    /// The rating after a period with these games; without games only the deviation grows.
    public Rating after(Rating before, List<Result> games) {
        double phi = before.deviation / SCALE;
        if (games.isEmpty()) {
            return new Rating(before.rating, SCALE * Math.hypot(phi, before.volatility), before.volatility);
        }
        double mu = (before.rating - 1500) / SCALE;
        double information = 0;
        double surprise = 0;
        for (Result game : games) {                                              // steps 3 and 4
            double weight = g(game.opponent.deviation / SCALE);
            double expected = 1 / (1 + Math.exp(-weight * (mu - (game.opponent.rating - 1500) / SCALE)));
            information += weight * weight * expected * (1 - expected);
            surprise += weight * (game.score - expected);
        }
        double variance = 1 / information;
        double volatility = volatility(phi, before.volatility, variance, variance * surprise);
        double widened = Math.hypot(phi, volatility);                            // step 6
        double deviation = 1 / Math.sqrt(1 / (widened * widened) + information); // step 7
        return new Rating(1500 + SCALE * (mu + deviation * deviation * surprise), SCALE * deviation,
            volatility);
    }

    private static double g(double phi) {
        return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
    }

    /// Step 5: the zero of [#slope], between two bounds that close in (the Illinois rule).
    private double volatility(double phi, double sigma, double variance, double delta) {
        double start = Math.log(sigma * sigma);
        double low = start;
        double high;
        if (delta * delta > phi * phi + variance) {
            high = Math.log(delta * delta - phi * phi - variance);
        } else {
            int k = 1;
            while (slope(start - k * tau, start, phi, variance, delta) < 0) {
                k++;
            }
            high = start - k * tau;
        }
        double atLow = slope(low, start, phi, variance, delta);
        double atHigh = slope(high, start, phi, variance, delta);
        while (Math.abs(high - low) > EXACT) {
            double middle = low + (low - high) * atLow / (atHigh - atLow);
            double atMiddle = slope(middle, start, phi, variance, delta);
            if (atMiddle * atHigh <= 0) {
                low = high;
                atLow = atHigh;
            } else {
                atLow /= 2;
            }
            high = middle;
            atHigh = atMiddle;
        }
        return Math.exp(low / 2);
    }

    private double slope(double x, double start, double phi, double variance, double delta) {
        double e = Math.exp(x);
        double sum = phi * phi + variance + e;
        return e * (delta * delta - sum) / (2 * sum * sum) - (x - start) / (tau * tau);
    }
}
