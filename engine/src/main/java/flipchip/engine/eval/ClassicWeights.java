package flipchip.engine.eval;

/// The five multipliers of the classic evaluation, signed 8-bit numbers, the same that the evaluation circuit
/// holds.
///
/// The lecture material prints no values; the defaults are the project's own choice.
///
/// @param pieces            for one disc more than the opponent
/// @param mobility          for one legal move more
/// @param corners           for one corner more
/// @param edges             for one safe disc on the border more
/// @param potentialMobility for one empty square more beside the other side's discs
public record ClassicWeights(int pieces, int mobility, int corners, int edges, int potentialMobility) {
    public static final ClassicWeights DEFAULT = new ClassicWeights(1, 4, 25, 8, 2);

    /// Fitted by least squares to 530,000 searched positions of 9 to 53 empties (lab/notes/training.md),
    /// rounded to 8 bits. Discs count against their owner: fewer are better until the end.
    public static final ClassicWeights FITTED = new ClassicWeights(-7, 17, 80, 31, 7);
    /// The same without potential mobility: the unit as the document draws it.
    public static final ClassicWeights FITTED_FOUR = new ClassicWeights(-10, 22, 78, 33, 0);

    /// @throws IllegalArgumentException if a weight is outside -128..127
    public ClassicWeights {
        check("pieces", pieces);
        check("mobility", mobility);
        check("corners", corners);
        check("edges", edges);
        check("potentialMobility", potentialMobility);
    }

    /// The weighted sum of [ClassicFeatures] for the side to move, as the evaluation circuit computes it.
    public int sum(long player, long opponent) {
        return new ClassicEvaluator(this).sum(player, opponent);
    }

    private static void check(String name, int weight) {
        if (weight != (byte) weight) {
            throw new IllegalArgumentException("weight " + name + " = " + weight + " is not in -128..127");
        }
    }
}
