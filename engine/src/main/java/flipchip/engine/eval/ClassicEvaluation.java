package flipchip.engine.eval;

/// The five features of a textbook program with fixed multipliers.
public record ClassicEvaluation(ClassicWeights weights) implements Evaluation {
    public static final ClassicEvaluation DEFAULT = new ClassicEvaluation(ClassicWeights.DEFAULT);

    @Override
    public String name() {
        return "classic";
    }

    @Override
    public Evaluator newEvaluator() {
        return new ClassicEvaluator(weights);
    }
}
