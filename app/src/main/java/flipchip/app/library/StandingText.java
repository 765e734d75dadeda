package flipchip.app.library;

import java.time.Duration;
import java.util.Optional;
import flipchip.app.game.Defeat;
import flipchip.app.game.Standing;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Color;

/// A [Standing] as one word: the clock (`-`, `m` and milliseconds a move, or `g`, milliseconds and `+` increment), the
/// milliseconds spent, and who lost how (`-`, or `b` or `w` with `r` for resigned or `t` for time), with commas.
final class StandingText {
    private StandingText() {}

    static String write(Standing standing) {
        String time = switch (standing.time()) {
            case TimeControl.Unlimited() -> "-";
            case TimeControl.PerMove(Duration each) -> "m" + each.toMillis();
            case TimeControl.GameClock(Duration total, Duration increment) -> "g" + total.toMillis() + "+" + increment.toMillis();
        };
        String defeat = standing.defeat().map(lost -> (lost.loser() == Color.BLACK ? "b" : "w")
            + (lost.cause() == Defeat.Cause.TIME ? "t" : "r")).orElse("-");
        return time + "," + standing.spent().toMillis() + "," + defeat;
    }

    /// @throws IllegalArgumentException if the word is none of ours
    static Standing read(String word) {
        String[] parts = word.split(",", -1);
        if (parts.length != 3) {
            throw new IllegalArgumentException("'" + word + "' has " + parts.length + " parts");
        }
        return new Standing(time(parts[0]), Duration.ofMillis(Long.parseLong(parts[1])), defeat(parts[2]));
    }

    private static TimeControl time(String text) {
        if (text.equals("-")) {
            return TimeControl.UNLIMITED;
        }
        String[] numbers = text.substring(1).split("\\+", -1);
        Duration first = Duration.ofMillis(Long.parseLong(numbers[0]));
        return text.charAt(0) == 'm' ? new TimeControl.PerMove(first)
            : new TimeControl.GameClock(first, Duration.ofMillis(Long.parseLong(numbers[1])));
    }

    private static Optional<Defeat> defeat(String text) {
        if (text.equals("-")) {
            return Optional.empty();
        }
        return Optional.of(new Defeat(text.charAt(0) == 'b' ? Color.BLACK : Color.WHITE,
            text.charAt(1) == 't' ? Defeat.Cause.TIME : Defeat.Cause.RESIGNED));
    }
}
