package flipchip.app.picture;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import flipchip.app.kit.draw.Gif;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.work.Worker;
import flipchip.hwsim.referee.run.Instant;
import javafx.scene.image.Image;

/// Writes frames into a file, one after the other: each is taken on the FX thread and written on a thread of
/// its own, so that the window stays alive. Started and cancelled on the FX thread.
final class Animation {
    private static final int LAST_MILLIS = 1500;

    private final Film film;
    private final List<Instant> moments;
    private final int millis;
    private final Path file;
    private final BiConsumer<Integer, Integer> onProgress;
    private final Consumer<String> onEnd;
    private final Worker writing;
    private volatile boolean cancelled;
    private boolean ended;

    /// @param onProgress told after each frame how many of how many are written
    /// @param onEnd      told why it could not go on, in the user's language, or nothing if all is written;
    ///     not told if it was cancelled
    Animation(Film film, List<Instant> moments, int millis, Path file, Executor screen,
            BiConsumer<Integer, Integer> onProgress, Consumer<String> onEnd) {
        this.film = film;
        this.moments = moments;
        this.millis = millis;
        this.file = file;
        writing = new Worker("animation", screen);
        this.onProgress = onProgress;
        this.onEnd = onEnd;
    }

    void start() {
        writing.ask(() -> new Gif(file), gif -> next(gif, 0), problem -> {
            ended = true;
            writing.close();
            onEnd.accept(Reasons.why(problem, file));
        });
    }

    /// Whether its file is there, or could not be written.
    boolean isEnded() {
        return ended;
    }

    /// Ends it; a file that was there stays as it was.
    void cancel() {
        cancelled = true;
    }

    private void next(Gif gif, int index) {
        if (cancelled) {
            writing.closeAfter(gif::close);
            return;
        }
        Image frame = film.frame(moments.get(index));
        int last = moments.size() - 1;
        writing.ask(() -> {
            gif.add(frame, index == last ? LAST_MILLIS : millis);
            boolean whole = index == last && !cancelled;
            if (whole) {
                gif.finish();
            }
            return whole;
        }, whole -> {
            if (whole) {
                end(gif, "");
            } else if (cancelled) {
                writing.closeAfter(gif::close);
            } else {
                onProgress.accept(index + 1, moments.size());
                next(gif, index + 1);
            }
        }, problem -> {
            if (cancelled) {
                writing.closeAfter(gif::close);
            } else {
                end(gif, Reasons.why(problem, file));
            }
        });
    }

    private void end(Gif gif, String problem) {
        ended = true;
        writing.closeAfter(gif::close);
        onEnd.accept(problem);
    }
}
