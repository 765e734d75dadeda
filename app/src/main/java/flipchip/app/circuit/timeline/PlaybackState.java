package flipchip.app.circuit.timeline;

import java.util.Optional;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;

/// A state of the playback: unit, speed, and end. FX thread only.
final class PlaybackState {
    final ReadOnlyBooleanWrapper on = new ReadOnlyBooleanWrapper(this, "playing");
    final ObjectProperty<Unit> unit = new SimpleObjectProperty<>(this, "unit", Unit.GATE);
    final DoubleProperty speed = new SimpleDoubleProperty(this, "speed", 1);
    private StopCondition stops = StopCondition.NONE;
    private Optional<StopCondition.StopPoint> ahead = Optional.empty();
    private Optional<Playback> playback = Optional.empty();
    private boolean following;

    /// What a tick comes to.
    ///
    /// @param at      where
    /// @param reached the stop that ended it there
    record Tick(GameRun run, Instant at, Optional<StopCondition.StopPoint> reached) {}

    void setStops(StopCondition now) {
        stops = now;
    }

    Optional<StopCondition.StopPoint> nextStop(GameRun run, Instant from, boolean forward) {
        return stops.next(run, from, forward);
    }

    /// From now on the new move is waited for, and played when it is recorded.
    void waitForMove() {
        stop();
        following = true;
    }

    /// Whether a new move is waited for or being played.
    boolean isFollowing() {
        return following;
    }

    void start(GameRun run, Instant from, Instant until, Unit by, double perSecond,
            Optional<StopCondition.StopPoint> stop) {
        on.set(false);                         // the clock restarts its count
        ahead = stop;
        playback = Optional.of(new Playback(run, from, until, by, perSecond * speed.get()));
        on.set(true);
    }

    void stop() {
        playback = Optional.empty();
        ahead = Optional.empty();
        following = false;
        on.set(false);
    }

    /// Where the time line is so long after the start; stops at the end. Empty while nothing plays.
    Optional<Tick> tick(long elapsedNanos) {
        return playback.map(now -> {
            Instant at = now.at(elapsedNanos);
            Optional<StopCondition.StopPoint> reached = ahead.filter(_ -> at.equals(now.until()));
            if (at.equals(now.until())) {
                stop();
            }
            return new Tick(now.run(), at, reached);
        });
    }
}
