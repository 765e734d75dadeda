package flipchip.app.time;

import java.util.Optional;
import flipchip.hwsim.GameRun;
import flipchip.hwsim.Instant;

/// Says where playing ends by itself. FX thread only.
public interface Stops {
    /// Nothing stops.
    Stops NONE = (_, _, _) -> Optional.empty();

    /// A moment at which to stop.
    ///
    /// @param at  the moment
    /// @param why what happens there, in the user's language
    record Stop(Instant at, String why) {}

    /// The first stop after `from`; going back, the last one before it.
    Optional<Stop> next(GameRun run, Instant from, boolean forward);
}
