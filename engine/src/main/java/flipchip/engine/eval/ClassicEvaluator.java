package flipchip.engine.eval;

import flipchip.engine.api.Evaluator;

/// The classic evaluation for one thread: a weighted sum of five features, from the board alone.
final class ClassicEvaluator implements Evaluator {
    /// Six units of the weighted sum are worth this many centidiscs on a full board; one more for every empty
    /// square up to [#GROWTH_END]. The shape is fitted to the results of the WTHOR games of 2010 to 2023 at
    /// every fourth ply.
    private static final int CENTIDISCS_PER_STEP = 10;
    private static final int UNITS_PER_STEP = 6;
    private static final int GROWTH_END = 38;

    private final int pieces;
    private final int mobility;
    private final int corners;
    private final int edges;
    private final int potentialMobility;

    ClassicEvaluator(ClassicWeights weights) {
        pieces = weights.pieces();
        mobility = weights.mobility();
        corners = weights.corners();
        edges = weights.edges();
        potentialMobility = weights.potentialMobility();
    }

    @Override
    public void start(long player, long opponent) {}

    @Override
    public void play(int square, long flips) {}

    @Override
    public void pass() {}

    @Override
    public void undo() {}

    @Override
    public int evaluate(long player, long opponent) {
        return centidiscs(sum(player, opponent), Long.bitCount(~(player | opponent)));
    }

    /// What a weighted sum is worth with this many empties.
    static int centidiscs(int sum, int empties) {
        int scale = CENTIDISCS_PER_STEP + Math.min(empties, GROWTH_END);
        return Math.clamp(sum * scale / UNITS_PER_STEP, -MAX, MAX);
    }

    /// The weighted sum itself, as the evaluation circuit computes it.
    int sum(long player, long opponent) {
        return pieces * ClassicFeatures.pieces(player, opponent)
            + mobility * ClassicFeatures.mobility(player, opponent)
            + corners * ClassicFeatures.corners(player, opponent)
            + edges * ClassicFeatures.edges(player, opponent)
            + potentialMobility * ClassicFeatures.potentialMobility(player, opponent);
    }
}
