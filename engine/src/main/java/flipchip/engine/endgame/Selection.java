package flipchip.engine.endgame;

import flipchip.engine.api.ErrorModel;
import flipchip.engine.api.Evaluator;

/// Leaves out subtrees whose result is almost certain (ProbCut; Buro, ICCA Journal 18, 1995). Exact searches
/// do not use it: a selective search beforehand finds their first window and good moves for the table at a
/// tenth of the cost.
///
/// One instance per thread.
final class Selection {
    /// Positions with fewer empties are searched exactly always: the evaluator does not stand there.
    static final int LEAST_EMPTIES = ChildOrder.LEAST_EMPTIES;
    private static final int MOST_DEPTH = 7;

    /// Of a board with a disc of each side.
    private static final int MOST_EMPTIES = 62;

    private final Evaluator evaluator;
    private final OrderingSearch search;
    private final ErrorModel errors;
    /// `[empties]`: how far outside the window the shallow search must end, centidiscs.
    private final int[] margins = new int[MOST_EMPTIES + 1];
    private int confidence = 100;

    /// @param errors how far shallow searches of the evaluation are from the exact score
    Selection(Evaluator evaluator, OrderingSearch search, ErrorModel errors) {
        this.errors = errors;
        this.evaluator = evaluator;
        this.search = search;
    }

    /// @param percent confidence of each cut; 100 allows none
    void set(int percent) {
        confidence = percent;
        for (int empties = LEAST_EMPTIES; empties < margins.length; empties++) {
            margins[empties] = (int) (quantile(percent) * errors.sigma(depth(empties), empties, empties));
        }
    }

    /// Confidence of results with this many empties, per cent.
    int confidence(int empties) {
        return empties < LEAST_EMPTIES ? 100 : confidence;
    }

    /// A bound on the side where the score almost certainly lies, even as scores are, or [Scores#NONE]. The
    /// evaluator stands at the position.
    int cut(long player, long opponent, int alpha, int empties, long moves) {
        int depth = depth(empties);
        int margin = margins[empties];
        int high = 100 * (alpha + 1) + margin;
        int low = 100 * alpha - margin;
        int now = evaluator.evaluate(player, opponent);
        if (high < Evaluator.MAX && now >= high - margin / 2) {
            return search.value(player, opponent, depth, high - 1, high, moves) >= high
                ? alpha + 2 & -2
                : Scores.NONE;
        }
        if (low > -Evaluator.MAX && now <= low + margin / 2) {
            return search.value(player, opponent, depth, low, low + 1, moves) <= low
                ? alpha & -2
                : Scores.NONE;
        }
        return Scores.NONE;
    }

    private static int depth(int empties) {
        return Math.min((empties - 10) / 2, MOST_DEPTH);
    }

    /// Deviations of a normal distribution that hold this many per cent, after a table.
    private static double quantile(int percent) {
        return percent <= 73 ? 1.1 : percent <= 87 ? 1.5 : percent <= 95 ? 2.0 : 2.6;
    }
}
