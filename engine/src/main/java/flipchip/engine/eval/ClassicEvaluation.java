package flipchip.engine.eval;

/// The five features of a textbook program with fixed multipliers.
public record ClassicEvaluation(ClassicWeights weights) implements Evaluation {
    public static final ClassicEvaluation DEFAULT = new ClassicEvaluation(ClassicWeights.DEFAULT);

    /// Fitted to searches of depth 1 to 10 from 700 tournament positions.
    static final ErrorModel MIDGAME_ERRORS = new ErrorModel(6.714, -0.2231, 0.1144, -0.01633, -0.0000941);
    /// Fitted to searches of depth 0 to 8 from such positions with 8 to 18 empty squares, against their exact scores.
    static final ErrorModel ENDGAME_ERRORS = new ErrorModel(7.210, -0.0649, 0, 0.02375, 0);

    @Override
    public String name() {
        return "classic";
    }

    @Override
    public Evaluator newEvaluator() {
        return new ClassicEvaluator(weights);
    }
}
