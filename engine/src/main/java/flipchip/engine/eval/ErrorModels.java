package flipchip.engine.eval;

import flipchip.engine.api.ErrorModel;

/// The error models that belong to an evaluation.
///
/// @param midgame against deeper searches that do not reach the end of the game
/// @param endgame against the result of the game
public record ErrorModels(ErrorModel midgame, ErrorModel endgame) {
    /// Those of the classic evaluation.
    public static final ErrorModels CLASSIC =
        new ErrorModels(ErrorModel.CLASSIC_MIDGAME, ErrorModel.CLASSIC_ENDGAME);
}
