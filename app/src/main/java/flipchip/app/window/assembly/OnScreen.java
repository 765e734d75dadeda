package flipchip.app.window.assembly;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Scene;

/// Ways from any thread to the screen's, at once or later.
public final class OnScreen {
    private static final String PULSE = "javafx.animation.pulse";
    /// 76 pictures a second. The toolkit's timer reads the number in this form too; the part that tells every
    /// user of it on standard error does not.
    private static final String EACH_13_MS = "0x4c";

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

    /// Asks for a picture every 13 ms instead of 16, unless the user has set another. To be called
    /// before the toolkit starts.
    ///
    /// On Linux the toolkit's timer counts whole milliseconds and begins when the last picture began; as soon
    /// as anything happens in between, and bringing a picture to the screen does, what is left is rounded up.
    /// So 60 pictures a second come 16 to 17.1 ms apart, also in an empty window, and half of them miss the
    /// next refresh of a screen, which is 16.7 ms away. With 64 a second the one of 17 pictures in which the
    /// circuit's clock changes still does, with 71 one in a hundred, with 76 hardly any.
    public static void hurry() {
        if (System.getProperty("os.name").equals("Linux") && System.getProperty(PULSE) == null) {
            System.setProperty(PULSE, EACH_13_MS);
        }
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
