package flipchip.app.files.session;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import flipchip.app.game.session.Defeat;
import flipchip.app.game.session.Standing;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;

/// A [Standing] as one word: the clock (`-`, `m` and milliseconds a move, or `g`, milliseconds and `+`
/// increment), the milliseconds spent, who lost how (`-`, or `b` or `w` with `r` for resigned or `t` for
/// time), the moves after which the game runs (`o` if it is only looked at), and `n` if nobody loses by the
/// clock, with commas.
final class StandingText {
    private static final String NO_FLAG = "n";

    private StandingText() {}

    static String write(Standing standing) {
        String time = switch (standing.time()) {
            case TimeControl.Unlimited() -> "-";
            case TimeControl.PerMove(Duration each) -> "m" + each.toMillis();
            case TimeControl.GameClock(Duration total, Duration increment) -> "g" + total.toMillis() + "+"
                + increment.toMillis();
        };
        String defeat = standing.defeat().map(lost -> (lost.loser() == Color.BLACK ? "b" : "w")
            + (lost.cause() == Defeat.Cause.TIME ? "t" : "r")).orElse("-");
        String running = standing.running()
            .map(moves -> moves.stream().map(Square::toString).collect(Collectors.joining())).orElse("o");
        return time + "," + standing.spent().toMillis() + "," + defeat + "," + running
            + (standing.flag() ? "" : "," + NO_FLAG);
    }

    /// @param line the moves after which the game ran where the word does not say it, as older versions wrote
    ///     it
    /// @throws IllegalArgumentException if the word is none of ours
    static Standing read(String word, List<Square> line) {
        String[] parts = word.split(",", -1);
        if (parts.length < 3 || parts.length > 5 || parts.length == 5 && !parts[4].equals(NO_FLAG)) {
            throw new IllegalArgumentException("'" + word + "' is no standing");
        }
        return new Standing(time(parts[0]), Duration.ofMillis(Long.parseLong(parts[1])), defeat(parts[2]),
            parts.length == 3 ? Optional.of(line) : parts[3].equals("o") ? Optional.empty()
            : Optional.of(Square.sequence(parts[3])), parts.length < 5);
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
