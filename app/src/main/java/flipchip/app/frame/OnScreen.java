package flipchip.app.frame;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Scene;

/// Ways from any thread to the screen's, at once or later.
public final class OnScreen {
    private OnScreen() {}

    /// Runs `task` on the FX thread, after what waits for it already. Any thread.
    public static void run(Runnable task) {
        Platform.runLater(task);
    }

    /// Runs each task on the FX thread so much later. Any thread.
    public static Executor afterMillis(long pause) {
        return CompletableFuture.delayedExecutor(pause, TimeUnit.MILLISECONDS, OnScreen::run);
    }

    /// Runs `action` on the FX thread after the next frame of `scene`. FX thread only.
    public static void afterFrame(Scene scene, Runnable action) {
        Runnable[] once = new Runnable[1];
        once[0] = () -> {
            scene.removePostLayoutPulseListener(once[0]);
            run(action);
        };
        scene.addPostLayoutPulseListener(once[0]);
        Platform.requestNextPulse();
    }

    /// Starts the toolkit, without a screen where there is none, unless it runs already. It goes on without a
    /// window.
    public static void startToolkit() {
        if (System.getenv("DISPLAY") == null && System.getProperty("glass.platform") == null) {
            hide();
        }
        try {
            Platform.startup(() -> Platform.setImplicitExit(false));
        } catch (IllegalStateException alreadyRunning) {
            Platform.setImplicitExit(false);
        }
    }

    /// Lets the toolkit draw without a screen. To be called before it starts.
    public static void hide() {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
    }
}
