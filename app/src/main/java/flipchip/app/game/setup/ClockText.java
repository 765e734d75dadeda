package flipchip.app.game.setup;

import java.time.Duration;
import java.util.Locale;
import flipchip.app.kit.text.NumberText;

/// Times as players read them.
final class ClockText {
    private static final Duration SECOND = Duration.ofSeconds(1);
    private static final String OVER = "\u2212";

    private ClockText() {}

    /// "12:05", below ten seconds "0:09.4", and "0:00.0" when it is used up.
    static String left(Duration time) {
        long tenths = Math.max(0, time.toMillis() + 99) / 100;
        long seconds = tenths / 10;
        return time.toMillis() < 10_000 ? NumberText.of("0:%04.1f", tenths / 10.0) : minutes(seconds);
    }

    /// The same, and how far it is exceeded where it may be: "−0:12" from the first whole second on.
    static String leftOrOver(Duration time) {
        return time.compareTo(SECOND.negated()) > 0 ? left(time) : OVER + minutes(time.negated().toSeconds());
    }

    private static String minutes(long seconds) {
        return String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
    }
}
