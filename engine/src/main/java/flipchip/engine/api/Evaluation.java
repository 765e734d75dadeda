package flipchip.engine.api;

/// A way to judge boards: weights and what they are multiplied with. Immutable and shared; each search thread
/// takes an [Evaluator] of its own.
public interface Evaluation {

    /// Name for people and reports, e.g. `classic`.
    String name();

    /// A fresh evaluator for one thread.
    Evaluator newEvaluator();

    /// Errors of shallow searches with this evaluation against deeper ones that do not reach the end of the
    /// game.
    default ErrorModel midgameErrors() {
        return ErrorModel.CLASSIC_MIDGAME;
    }

    /// Errors of shallow searches with this evaluation against the result of the game.
    default ErrorModel endgameErrors() {
        return ErrorModel.CLASSIC_ENDGAME;
    }

    /// The same for searches whose leaves are judged as well as can be ([Evaluator#judge]).
    default ErrorModel judgedEndgameErrors() {
        return endgameErrors();
    }
}
