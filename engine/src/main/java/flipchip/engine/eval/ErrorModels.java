package flipchip.engine.eval;

/// The error models that belong to an evaluation.
///
/// @param midgame against deeper searches that do not reach the end of the game
/// @param endgame against the result of the game
public record ErrorModels(ErrorModel midgame, ErrorModel endgame) {
    /// Those of the classic evaluation.
    public static final ErrorModels CLASSIC =
        new ErrorModels(ClassicEvaluation.MIDGAME_ERRORS, ClassicEvaluation.ENDGAME_ERRORS);
}
