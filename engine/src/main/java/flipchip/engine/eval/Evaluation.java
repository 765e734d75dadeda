package flipchip.engine.eval;

/// A way to judge boards: weights and what they are multiplied with. Immutable and shared; each search thread
/// takes an [Evaluator] of its own.
public interface Evaluation {

    /// Name for people and reports, e.g. `classic`.
    String name();

    /// A fresh evaluator for one thread.
    Evaluator newEvaluator();
}
