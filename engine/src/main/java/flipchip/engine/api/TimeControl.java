package flipchip.engine.api;

import java.time.Duration;

/// How long a search may think.
public sealed interface TimeControl {
    TimeControl UNLIMITED = new Unlimited();

    /// Until another limit or [SearchHandle#stop()] ends the search.
    record Unlimited() implements TimeControl {}

    /// The same time for every move. Starts when the search is asked for.
    record PerMove(Duration time) implements TimeControl {
        /// @throws IllegalArgumentException if the time is not positive
        public PerMove {
            if (!time.isPositive()) {
                throw new IllegalArgumentException("time per move " + time + " is not positive");
            }
        }
    }

    /// A clock for the rest of the game; the engine divides it over its moves.
    ///
    /// @param remaining time left, this move included
    /// @param increment time added after each move
    record GameClock(Duration remaining, Duration increment) implements TimeControl {
        /// @throws IllegalArgumentException if nothing is left or the increment is negative
        public GameClock {
            if (!remaining.isPositive() || increment.isNegative()) {
                throw new IllegalArgumentException("clock " + remaining + " with increment " + increment);
            }
        }
    }
}
