package flipchip.engine.limit;

import java.time.Duration;
import flipchip.engine.api.TimeControl;

/// How long one move may take. Immutable; made by a pure function of the clock and the board's empty squares.
///
/// @param enough after about this time no new iteration begins, for it would hardly be finished
/// @param limit  after this time the search is stopped; the same as `enough` if it is to be spent whole
public record TimePlan(Duration enough, Duration limit) {
    private static final Duration FOREVER = Duration.ofDays(10_000);
    /// As long as it takes.
    public static final TimePlan UNLIMITED = new TimePlan(FOREVER, FOREVER);

    /// Kept back from every clock for what the engine does not control: the system's, the run time's and the
    /// caller's delays.
    private static final Duration RESERVE = Duration.ofMillis(60);
    /// Of a clock that holds hardly more than the reserve a move may spend one part in this many.
    private static final int LEAST_SHARE = 16;
    /// The last moves take no time, for the end of the game is solved before.
    private static final int FREE_MOVES = 6;
    private static final int FEWEST_MOVES = 3;
    /// While the code is not compiled yet a move may spend one part in this many of its share: the time is
    /// worth more later.
    private static final int COLD_SHARE = 4;

    /// @param empties empty squares before the move
    /// @param cold    whether searches are still slow, so that little can be had for time and much be lost
    public static TimePlan of(TimeControl time, int empties, boolean cold) {
        return switch (time) {
            case TimeControl.Unlimited() -> UNLIMITED;
            case TimeControl.PerMove(Duration perMove) ->
                new TimePlan(least(perMove, FOREVER), least(perMove, FOREVER));
            case TimeControl.GameClock(Duration remaining, Duration increment) ->
                share(least(remaining, FOREVER), least(increment, FOREVER), empties, cold ? COLD_SHARE : 1);
        };
    }

    /// Equal shares for the moves to come, and the increment of this one; never more than half of what can be
    /// spent.
    private static TimePlan share(Duration remaining, Duration increment, int empties, int part) {
        Duration beyondReserve = remaining.minus(RESERVE).minus(remaining.dividedBy(20));
        Duration little = remaining.dividedBy(LEAST_SHARE);
        Duration usable = beyondReserve.compareTo(little) >= 0 ? beyondReserve : little;
        int moves = Math.max(FEWEST_MOVES, (empties + 1) / 2 - FREE_MOVES);
        Duration fair = usable.dividedBy(moves).dividedBy(part).plus(increment.multipliedBy(3).dividedBy(4));
        Duration limit = least(fair.multipliedBy(2), usable.dividedBy(2));
        return new TimePlan(least(fair.multipliedBy(3).dividedBy(5), limit), limit);
    }

    private static Duration least(Duration a, Duration b) {
        return a.compareTo(b) <= 0 ? a : b;
    }
}
