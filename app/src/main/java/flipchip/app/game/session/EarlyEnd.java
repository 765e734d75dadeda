package flipchip.app.game.session;

import flipchip.engine.board.Color;

/// How a game ended before its last move.
///
/// @param loser who lost it
/// @param cause why
public record EarlyEnd(Color loser, Cause cause) {
    public enum Cause {
        /// The loser gave up.
        RESIGNED,
        /// The loser's time was up.
        TIME
    }
}
