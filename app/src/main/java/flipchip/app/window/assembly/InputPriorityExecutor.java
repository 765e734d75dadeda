package flipchip.app.window.assembly;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/// Lets the frame that answers the user come first: until what was pressed is laid out, what other threads
/// hand to the FX thread through this executor waits, in its order, and until it can be drawn the searches
/// sleep.
public final class InputPriorityExecutor implements Executor {
    /// Until the next pulse of the toolkit, at most 17 ms, and the layout and drawing of an ordinary answer.
    private static final Duration ANSWER = Duration.ofMillis(50);

    // of the FX thread, as all that follows
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private Consumer<Duration> searches = _ -> {};
    private boolean answering;

    /// Begins with the next thing that is pressed in `scene`.
    ///
    /// @param sleepers lets all searches sleep for a time
    public void watch(Scene scene, Consumer<Duration> sleepers) {
        searches = sleepers;
        EventHandler<InputEvent> pressed = _ -> begin();
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, pressed);
        scene.addEventFilter(MouseEvent.MOUSE_RELEASED, pressed);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, pressed);
        scene.addPostLayoutPulseListener(this::end);
    }

    /// Runs `task` on the FX thread. Any thread.
    @Override
    public void execute(Runnable task) {
        OnScreen.run(() -> {
            if (answering || !waiting.isEmpty()) {
                waiting.add(task);
            } else {
                task.run();
            }
        });
    }

    private void begin() {
        answering = true;
        searches.accept(ANSWER);
        Platform.requestNextPulse();
    }

    private void end() {
        if (answering) {
            answering = false;
            OnScreen.run(this::next);
        }
    }

    /// Runs the first task that waits, and the others after it, one by one, unless the user acts again
    /// before.
    private void next() {
        if (answering || waiting.isEmpty()) {
            return;
        }
        try {
            waiting.remove().run();
        } finally {
            OnScreen.run(this::next);
        }
    }
}
