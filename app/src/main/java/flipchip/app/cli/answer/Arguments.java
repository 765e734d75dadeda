package flipchip.app.cli.answer;

import flipchip.engine.board.Game;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;

/// A parser of arguments that several commands share.
public final class Arguments {
    private Arguments() {}

    /// The game of these moves.
    ///
    /// @param option named where they cannot be played; empty where the argument has no name
    /// @throws Misuse saying which move is wrong
    public static Game game(String option, String moves) {
        try {
            return Transcript.parse(moves);
        } catch (NotationException e) {
            throw new Misuse((option.isEmpty() ? "" : option + ": ") + e.getMessage(), e);
        }
    }
}
