package flipchip.app.export;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import flipchip.app.draw.Gif;
import flipchip.hwsim.Instant;
import javafx.scene.image.Image;

/// Writes frames into a file, one after the other: each is taken on the FX thread and written on a thread of its own,
/// so that the window stays alive. Started and cancelled on the FX thread.
final class Animation {
    private static final int LAST_MILLIS = 1500;

    private final Film film;
    private final List<Instant> moments;
    private final int millis;
    private final Path file;
    private final Executor screen;
    private final BiConsumer<Integer, Integer> onProgress;
    private final Consumer<String> onEnd;
    private final ExecutorService writing =
        Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("animation").factory());
    private boolean cancelled;

    /// @param onProgress told after each frame how many of how many are written
    /// @param onEnd      told the problem that ended it, or nothing if all is written; not told if it was cancelled
    Animation(Film film, List<Instant> moments, int millis, Path file, Executor screen,
              BiConsumer<Integer, Integer> onProgress, Consumer<String> onEnd) {
        this.film = film;
        this.moments = moments;
        this.millis = millis;
        this.file = file;
        this.screen = screen;
        this.onProgress = onProgress;
        this.onEnd = onEnd;
    }

    void start() {
        writing.execute(() -> {
            try {
                Gif gif = new Gif(file);
                screen.execute(() -> next(gif, 0));
            } catch (IOException e) {
                end(e.getMessage());
            }
        });
    }

    /// Ends it; a file that was there stays as it was.
    void cancel() {
        cancelled = true;
    }

    private void next(Gif gif, int index) {
        if (cancelled) {
            writing.execute(gif::close);
            writing.shutdown();
            return;
        }
        Image frame = film.frame(moments.get(index));
        boolean last = index == moments.size() - 1;
        writing.execute(() -> {
            try {
                gif.add(frame, last ? LAST_MILLIS : millis);
                if (last) {
                    gif.finish();
                    gif.close();
                    end("");
                } else {
                    screen.execute(() -> {
                        onProgress.accept(index + 1, moments.size());
                        next(gif, index + 1);
                    });
                }
            } catch (IOException e) {
                gif.close();
                end(e.getMessage());
            }
        });
    }

    private void end(String problem) {
        writing.shutdown();
        screen.execute(() -> onEnd.accept(problem));
    }
}
