package flipchip.app.circuit.timeline;

import java.util.Optional;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;

/// A condition that ends the playback. FX thread only.
public interface StopCondition {
    /// Nothing stops.
    StopCondition NONE = (_, _, _) -> Optional.empty();

    /// A moment at which to stop.
    ///
    /// @param at  the moment
    /// @param why what happens there, in the user's language
    record StopPoint(Instant at, String why) {}

    /// The first stop after `from`; going back, the last one before it.
    Optional<StopPoint> next(GameRun run, Instant from, boolean forward);
}
