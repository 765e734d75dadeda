package flipchip.engine.eval;

/// The features of a textbook program, each times a signed 8-bit weight.
///
/// @param name    for people and reports
/// @param weights the same numbers that the evaluation circuit holds
public record ClassicEvaluation(String name, ClassicWeights weights) implements Evaluation {
    /// The five features.
    public static final ClassicEvaluation DEFAULT = new ClassicEvaluation("classic", ClassicWeights.FITTED);
    /// The four features of the evaluation unit as document 002 draws it.
    public static final ClassicEvaluation FOUR =
        new ClassicEvaluation("classic4", ClassicWeights.FITTED_FOUR);

    static final ErrorModel MIDGAME_ERRORS = new ErrorModel(6.3, -0.08, 0.03, 0, 0);
    static final ErrorModel ENDGAME_ERRORS = new ErrorModel(6.8, -0.06, 0, 0, 0);

    @Override
    public Evaluator newEvaluator() {
        return new ClassicEvaluator(weights);
    }
}
