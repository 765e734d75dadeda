package flipchip.engine.notation;

import java.time.Duration;
import java.util.Locale;

/// A clock of a GGF game: main time, increment per move, and grace time after the flag has fallen.
///
/// @param main      time for the whole game
/// @param increment added at every move
/// @param grace     extra time after the main time ran out; two minutes where a file does not say
public record GgfClock(Duration main, Duration increment, Duration grace) {
    static final Duration DEFAULT_GRACE = Duration.ofMinutes(2);

    public GgfClock {
        if (main.isNegative() || increment.isNegative() || grace.isNegative()) {
            throw new IllegalArgumentException("negative time on a clock");
        }
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
