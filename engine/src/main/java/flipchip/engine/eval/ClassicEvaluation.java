package flipchip.engine.eval;

/// The five features of a textbook program with fixed multipliers.
public record ClassicEvaluation(ClassicWeights weights) implements Evaluation {
    public static final ClassicEvaluation DEFAULT = new ClassicEvaluation(ClassicWeights.DEFAULT);

    static final ErrorModel MIDGAME_ERRORS = new ErrorModel(6.3, -0.08, 0.03, 0, 0);
    static final ErrorModel ENDGAME_ERRORS = new ErrorModel(6.8, -0.06, 0, 0, 0);

    @Override
    public String name() {
        return "classic";
    }

    @Override
    public Evaluator newEvaluator() {
        return new ClassicEvaluator(weights);
    }
}
