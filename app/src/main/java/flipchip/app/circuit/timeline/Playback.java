package flipchip.app.circuit.timeline;

import flipchip.hwsim.referee.run.ClockRun;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.Instant;

/// A pure function from elapsed time to the position of the playback. Immutable.
///
/// Playing gate by gate passes over the quiet end of each clock, in which nothing changes in the array;
/// stepping by hand never does.
///
/// @param run       what is played
/// @param from      where it begins
/// @param until     where it ends
/// @param unit      what is passed
/// @param perSecond how many of them in a second, more than 0
public record Playback(GameRun run, Instant from, Instant until, Unit unit, double perSecond) {

    /// The moment `elapsedNanos` after the beginning.
    public Instant at(long elapsedNanos) {
        long units = (long) (elapsedNanos / 1e9 * perSecond);
        Instant now = from;
        for (long i = 0; i < units && now.compareTo(until) < 0; i++) {
            now = next(now);
        }
        return now.compareTo(until) < 0 ? now : until;
    }

    private Instant next(Instant now) {
        return switch (unit) {
            case MOVE -> run.nextMove(now);
            case CLOCK -> run.nextClock(now);
            case GATE -> now.step() < busySteps(now) ? run.nextStep(now) : run.nextClock(now);
        };
    }

    private int busySteps(Instant now) {
        ClockRun clock = run.moves().get(now.move()).clocks().get(now.clock());
        return clock.settledAt();
    }
}
