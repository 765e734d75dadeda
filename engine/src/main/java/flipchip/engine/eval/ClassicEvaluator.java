package flipchip.engine.eval;

/// The classic evaluation for one thread: a weighted sum of five features, from the board alone.
final class ClassicEvaluator implements Evaluator {
    /// Turns the weighted sum into centidiscs.
    private static final int CENTIDISCS_PER_UNIT = 25;

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
        int sum = pieces * ClassicFeatures.pieces(player, opponent)
            + mobility * ClassicFeatures.mobility(player, opponent)
            + corners * ClassicFeatures.corners(player, opponent)
            + edges * ClassicFeatures.edges(player, opponent)
            + potentialMobility * ClassicFeatures.potentialMobility(player, opponent);
        return Math.clamp(sum * CENTIDISCS_PER_UNIT, -MAX, MAX);
    }
}
