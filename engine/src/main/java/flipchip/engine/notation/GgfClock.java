package flipchip.engine.notation;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A clock of a GGF game: main time, increment per move, and grace time after the flag has fallen.
///
/// @param main      time for the whole game
/// @param increment added at every move
/// @param grace     extra time after the main time ran out; two minutes where a file does not say
public record GgfClock(Duration main, Duration increment, Duration grace) {
    private static final Pattern TIME =
        Pattern.compile("(?:(\\d{1,4}):)?(?:(\\d{1,5}):)?(\\d{1,7})(?:\\.\\d*)?");
    static final Duration DEFAULT_GRACE = Duration.ofMinutes(2);

    public GgfClock {
        if (main.isNegative() || increment.isNegative() || grace.isNegative()) {
            throw new IllegalArgumentException("negative time on a clock");
        }
    }

    /// The clock that `value` names, in the form `mm:ss/mm:ss/mm:ss` or shorter; empty if it names none.
    public static Optional<GgfClock> parse(String value) {
        String[] parts = value.split("/", -1);
        return time(parts[0]).map(main -> new GgfClock(main,
            parts.length > 1 ? time(parts[1]).orElse(Duration.ZERO) : Duration.ZERO,
            parts.length > 2 ? time(parts[2]).orElse(DEFAULT_GRACE) : DEFAULT_GRACE));
    }

    /// `ss`, `mm:ss` or `hh:mm:ss`, with whatever follows a comma left out.
    private static Optional<Duration> time(String text) {
        Matcher matcher = TIME.matcher(text.split(",", 2)[0].strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        long seconds = Long.parseLong(matcher.group(3));
        long first = matcher.group(1) == null ? 0 : Long.parseLong(matcher.group(1));
        boolean hours = matcher.group(2) != null;
        long minutes = hours ? 60 * first + Long.parseLong(matcher.group(2)) : first;
        return Optional.of(Duration.ofSeconds(60 * minutes + seconds));
    }

    /// `mm:ss/mm:ss/mm:ss`.
    @Override
    public String toString() {
        return text(main) + "/" + text(increment) + "/" + text(grace);
    }

    private static String text(Duration time) {
        return String.format(Locale.ROOT, "%02d:%02d", time.toMinutes(), time.toSecondsPart());
    }
}
