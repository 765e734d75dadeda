package flipchip.app.game.setup;

import java.util.Map;
import flipchip.app.game.session.Seat;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Color;

/// How a game is played: what the page for a new game asks. Immutable.
///
/// @param seats who plays each colour
/// @param names what a person is called; an empty text for "You"
/// @param time  how long each side has
/// @param flag  whether who has used it up loses
/// @param start where the game begins
record GameSetup(Map<Color, Seat> seats, Map<Color, String> names, TimeControl time, boolean flag,
        StartPosition start) {
    GameSetup {
        seats = Map.copyOf(seats);
        names = Map.copyOf(names);
    }

    /// The same with a clock that ends the game, or only shows the time.
    GameSetup withFlag(boolean ends) {
        return new GameSetup(seats, names, time, ends, start);
    }

    /// The same with the colours exchanged.
    GameSetup swapped() {
        return new GameSetup(Map.of(Color.BLACK, seats.get(Color.WHITE), Color.WHITE, seats.get(Color.BLACK)),
            Map.of(Color.BLACK, names.get(Color.WHITE), Color.WHITE, names.get(Color.BLACK)), time, flag,
            start);
    }
}
