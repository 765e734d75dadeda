package flipchip.app.cli.answer;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// Tells on standard error how far a long step is and how long it will take; at most once a second. Any
/// thread.
public final class ProgressLine {
    private static final long SECOND = 1_000_000_000L;

    private final PrintWriter err;
    private final Map<String, Long> begun = new HashMap<>();
    private long last;

    public ProgressLine(PrintWriter err) {
        this.err = err;
    }

    public synchronized void heard(String step, long done, long all) {
        long now = System.nanoTime();
        long start = begun.computeIfAbsent(step, _ -> now);
        if (now - last < SECOND && done < all) {
            return;
        }
        last = now;
        long left = done == 0 ? 0 : (now - start) / done * (all - done);
        err.printf(Locale.ROOT, "%s: %d of %d, %s left%n", step, done, all, text(Duration.ofNanos(left)));
        err.flush();
    }

    private static String text(Duration time) {
        return time.toMinutes() > 0 ? time.toMinutes() + " min" : time.toSeconds() + " s";
    }
}
