package flipchip.engine.match;

import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// Someone who can take part in a [Match]. Used by one thread at a time.
public interface Player {

    /// Name for the table of results.
    String name();

    /// The move for a position with at least one legal move.
    ///
    /// @param time the player's own clock, or [TimeControl.Unlimited] in a match without clocks
    Square choose(Position position, TimeControl time);
}
