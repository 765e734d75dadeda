package flipchip.app.cli.ask;

import java.time.Duration;
import java.util.Optional;

/// A parser of times in options: `50ms`, `1s`.
final class MoveTime {
    private MoveTime() {}

    static Optional<Duration> parse(String text) {
        if (!text.matches("[1-9]\\d{0,6}(ms|s)")) {
            return Optional.empty();
        }
        long number = Long.parseLong(text.replaceFirst("m?s$", ""));
        return Optional.of(text.endsWith("ms") ? Duration.ofMillis(number) : Duration.ofSeconds(number));
    }
}
