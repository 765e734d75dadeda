package flipchip.lab.people;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import flipchip.engine.notation.wthor.WthorGame;
import flipchip.engine.people.Glicko2;

/// A test of ratings: predictions of a year's results from the ratings before it, and simpler predictions.
public final class RatingCheck {
    /// What plain Elo adds for a win over an equal.
    private static final double ELO_STEP = 24;

    private RatingCheck() {}

    /// Mean log loss in nats of the expected score of Black.
    ///
    /// @param games  judged: both players had played before the year
    /// @param glicko by [RatingHistory]
    /// @param elo    by Elo's formula, game after game in the archive's order within earlier years
    /// @param share  by the share of points each had won before
    /// @param black  by Black's share of all points before, for every game the same
    /// @param even   0.5 for every game
    public record Losses(int games, double glicko, double elo, double share, double black, double even) {}

    /// Judges the games of the years `from` to `to`.
    public static Losses of(List<WthorGame> games, RatingHistory history, int from, int to) {
        Map<Integer, Double> elo = new HashMap<>();
        Map<Integer, double[]> points = new HashMap<>();
        double[] all = new double[2];
        double[] sums = new double[5];
        int judged = 0;
        for (int year = 1; year <= to; year++) {
            List<WthorGame> these = ofYear(games, year);
            if (year >= from) {
                for (WthorGame game : these) {
                    if (points.containsKey(game.black()) && points.containsKey(game.white())) {
                        judge(game, history, elo, points, all, sums);
                        judged++;
                    }
                }
            }
            these.forEach(game -> learn(game, elo, points, all));
        }
        double n = Math.max(1, judged);
        return new Losses(judged, sums[0] / n, sums[1] / n, sums[2] / n, sums[3] / n, sums[4] / n);
    }

    private static List<WthorGame> ofYear(List<WthorGame> games, int year) {
        return games.stream().filter(game -> game.year() == year && RatingHistory.counts(game)).toList();
    }

    private static void judge(WthorGame game, RatingHistory history, Map<Integer, Double> elo,
            Map<Integer, double[]> points, double[] all, double[] sums) {
        double score = RatingHistory.score(game);
        int before = game.year() - 1;
        sums[0] += loss(score,
            Glicko2.expected(history.after(before, game.black()), history.after(before, game.white())));
        sums[1] += loss(score, eloExpected(elo, game));
        double black = share(points.get(game.black()));
        double white = share(points.get(game.white()));
        sums[2] += loss(score, black * (1 - white) / (black * (1 - white) + white * (1 - black)));
        sums[3] += loss(score, share(all));
        sums[4] += loss(score, 0.5);
    }

    private static void learn(WthorGame game, Map<Integer, Double> elo, Map<Integer, double[]> points,
            double[] all) {
        double score = RatingHistory.score(game);
        double step = ELO_STEP * (score - eloExpected(elo, game));
        elo.merge(game.black(), 1500 + step, (old, _) -> old + step);
        elo.merge(game.white(), 1500 - step, (old, _) -> old - step);
        add(points.computeIfAbsent(game.black(), _ -> new double[2]), score);
        add(points.computeIfAbsent(game.white(), _ -> new double[2]), 1 - score);
        add(all, score);
    }

    private static double eloExpected(Map<Integer, Double> elo, WthorGame game) {
        return 1 / (1 + Math.pow(10,
            (elo.getOrDefault(game.white(), 1500.0) - elo.getOrDefault(game.black(), 1500.0)) / 400));
    }

    private static void add(double[] points, double score) {
        points[0] += score;
        points[1]++;
    }

    /// With two added draws, so that the result is never certain.
    private static double share(double[] points) {
        return (points[0] + 1) / (points[1] + 2);
    }

    static double loss(double score, double expected) {
        double p = Math.clamp(expected, 1e-9, 1 - 1e-9);
        return -score * Math.log(p) - (1 - score) * Math.log(1 - p);
    }
}
