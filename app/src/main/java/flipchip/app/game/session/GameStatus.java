package flipchip.app.game.session;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Square;

/// How a game stands beside its moves: what is needed to go on with it after the program has been closed.
/// Immutable.
///
/// @param time    how long each side has
/// @param spent   on the move in progress
/// @param defeat  how the game ended before its last move, if it did
/// @param running the moves after which it runs; empty if it is only looked at
/// @param flag    whether a player loses when his time is used up; otherwise the clock only shows it
public record GameStatus(TimeControl time, Duration spent, Optional<EarlyEnd> defeat,
        Optional<List<Square>> running, boolean flag) {
    /// No clock, nothing spent, without a resignation, only looked at.
    public static final GameStatus FRESH =
        new GameStatus(TimeControl.UNLIMITED, Duration.ZERO, Optional.empty(), Optional.empty());

    /// @throws IllegalArgumentException if the time spent is negative
    public GameStatus {
        if (spent.isNegative()) {
            throw new IllegalArgumentException("spent " + spent);
        }
    }

    /// With a clock that ends the game, if there is one.
    public GameStatus(TimeControl time, Duration spent, Optional<EarlyEnd> defeat,
            Optional<List<Square>> running) {
        this(time, spent, defeat, running, true);
    }

    /// The same with more time spent on the move in progress.
    public GameStatus withSpent(Duration now) {
        return new GameStatus(time, now, defeat, running, flag);
    }

    /// The same running after other moves.
    public GameStatus withRunning(Optional<List<Square>> moves) {
        return new GameStatus(time, spent, defeat, moves, flag);
    }
}
