package flipchip.app.files.session;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import flipchip.app.game.session.EarlyEnd;
import flipchip.app.game.session.GameStatus;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;

/// A [GameStatus] as one word: the clock (`-`, `m` and milliseconds a move, or `g`, milliseconds and `+`
/// increment), the milliseconds spent, who lost how (`-`, or `b` or `w` with `r` for resigned or `t` for
/// time), the moves after which the game runs (`o` if it is only looked at), and `n` if no player loses by
/// the clock, with commas.
final class StatusFormat {
    private static final String NO_FLAG = "n";

    private StatusFormat() {}

    static String write(GameStatus standing) {
        String time = switch (standing.time()) {
            case TimeControl.Unlimited() -> "-";
            case TimeControl.PerMove(Duration each) -> "m" + each.toMillis();
            case TimeControl.GameClock(Duration total, Duration increment) ->
                "g" + total.toMillis() + "+" + increment.toMillis();
        };
        String defeat = standing.defeat().map(lost -> (lost.loser() == Color.BLACK ? "b" : "w")
            + (lost.cause() == EarlyEnd.Cause.TIME ? "t" : "r")).orElse("-");
        String running = standing.running()
            .map(moves -> moves.stream().map(Square::toString).collect(Collectors.joining())).orElse("o");
        return time + "," + standing.spent().toMillis() + "," + defeat + "," + running
            + (standing.flag() ? "" : "," + NO_FLAG);
    }

    /// @param line the moves after which the game ran where the word does not say it, as older versions wrote
    ///     it
    /// @throws IllegalArgumentException if the word is none of ours
    static GameStatus read(String word, List<Square> line) {
        String[] parts = word.split(",", -1);
        if (parts.length < 3 || parts.length > 5 || parts.length == 5 && !parts[4].equals(NO_FLAG)) {
            throw new IllegalArgumentException("'" + word + "' is not a status");
        }
        return new GameStatus(time(parts[0]), Duration.ofMillis(Long.parseLong(parts[1])), defeat(parts[2]),
            parts.length == 3 ? Optional.of(line)
                : parts[3].equals("o") ? Optional.empty()
                : Optional.of(Square.sequence(parts[3])),
            parts.length < 5);
    }

    private static TimeControl time(String text) {
        if (text.equals("-")) {
            return TimeControl.UNLIMITED;
        }
        String[] numbers = text.substring(1).split("\\+", -1);
        Duration first = Duration.ofMillis(Long.parseLong(numbers[0]));
        return text.charAt(0) == 'm'
            ? new TimeControl.PerMove(first)
            : new TimeControl.GameClock(first, Duration.ofMillis(Long.parseLong(numbers[1])));
    }

    private static Optional<EarlyEnd> defeat(String text) {
        if (text.equals("-")) {
            return Optional.empty();
        }
        return Optional.of(new EarlyEnd(text.charAt(0) == 'b' ? Color.BLACK : Color.WHITE,
            text.charAt(1) == 't' ? EarlyEnd.Cause.TIME : EarlyEnd.Cause.RESIGNED));
    }
}
