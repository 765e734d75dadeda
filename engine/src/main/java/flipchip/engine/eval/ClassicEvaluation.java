package flipchip.engine.eval;

import flipchip.engine.api.Evaluation;
import flipchip.engine.api.Evaluator;

/// The features of a textbook program, each times a signed 8-bit weight.
///
/// @param name    for people and reports
/// @param weights the same numbers that the evaluation circuit holds
public record ClassicEvaluation(String name, ClassicWeights weights) implements Evaluation {
    /// The five features.
    public static final ClassicEvaluation DEFAULT = new ClassicEvaluation("classic", ClassicWeights.FITTED);
    /// The four features of the evaluation unit as the C++/SystemVerilog Othello draws it.
    public static final ClassicEvaluation FOUR =
        new ClassicEvaluation("classic4", ClassicWeights.FITTED_FOUR);

    @Override
    public Evaluator newEvaluator() {
        return new ClassicEvaluator(weights);
    }
}
