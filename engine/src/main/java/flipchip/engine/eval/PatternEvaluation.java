package flipchip.engine.eval;

import flipchip.engine.api.ErrorModel;
import flipchip.engine.api.Evaluation;
import flipchip.engine.api.Evaluator;

/// The learnt evaluation: sums of pattern weights.
///
/// @param name    for people and reports
/// @param weights shared by all its evaluators
public record PatternEvaluation(String name, Weights weights) implements Evaluation {
    /// The share of the sum's errors that a net is taken to leave: with it FFO 40 to 49 take fewest nodes
    /// (lab/notes/bench/endgame.md).
    private static final double JUDGED = 0.75;

    @Override
    public Evaluator newEvaluator() {
        return new PatternEvaluator(weights);
    }

    @Override
    public ErrorModel midgameErrors() {
        return weights.errors().midgame();
    }

    @Override
    public ErrorModel endgameErrors() {
        return weights.errors().endgame();
    }

    @Override
    public ErrorModel judgedEndgameErrors() {
        return weights.net().isPresent() ? endgameErrors().times(JUDGED) : endgameErrors();
    }
}
