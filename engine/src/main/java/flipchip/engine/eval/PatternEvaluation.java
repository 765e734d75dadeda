package flipchip.engine.eval;

/// The learnt evaluation: sums of pattern weights.
///
/// @param name    for people and reports
/// @param weights shared by all its evaluators
public record PatternEvaluation(String name, Weights weights) implements Evaluation {

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
}
