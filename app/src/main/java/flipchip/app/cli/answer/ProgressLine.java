package flipchip.app.cli.answer;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongSupplier;

/// A progress line on standard error with the remaining time, at most once a second. Any thread.
public final class ProgressLine {
    private static final long SECOND = 1_000_000_000L;

    private final PrintWriter err;
    private final LongSupplier nanos;
    private final Map<String, Begun> begun = new HashMap<>();
    private long last;

    /// The first report of a step: its time and its progress.
    private record Begun(long nanos, long done) {}

    public ProgressLine(PrintWriter err) {
        this(err, System::nanoTime);
    }

    /// @param nanos the time in nanoseconds, from any start
    ProgressLine(PrintWriter err, LongSupplier nanos) {
        this.err = err;
        this.nanos = nanos;
        last = nanos.getAsLong() - SECOND;
    }

    public synchronized void heard(String step, long done, long all) {
        long now = nanos.getAsLong();
        Begun first = begun.computeIfAbsent(step, _ -> new Begun(now, done));
        if (now - last < SECOND && done < all) {
            return;
        }
        last = now;
        String left = done == first.done || done >= all
            ? ""
            : ", " + text(Duration.ofNanos((now - first.nanos) / (done - first.done) * (all - done)))
                + " left";
        err.printf(Locale.ROOT, "%s: %d of %d%s%n", step, done, all, left);
        err.flush();
    }

    /// A file was read; `games` were found so far. Nothing is said before the first.
    public synchronized void reading(String file, int games) {
        long now = nanos.getAsLong();
        if (games > 0 && now - last >= SECOND) {
            last = now;
            err.printf(Locale.ROOT, "reading %s: %s%n", file, Count.of(games, "game"));
            err.flush();
        }
    }

    private static String text(Duration time) {
        return time.toMinutes() > 0 ? time.toMinutes() + " min" : time.toSeconds() + " s";
    }
}
