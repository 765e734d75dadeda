package flipchip.app.measure;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import flipchip.app.frame.OnScreen;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.shape.Rectangle;

/// Waits for the first frame of a scene in which something is to be seen. FX thread only.
///
/// A frame is drawn when the drawing thread has done with it: at the end of a pulse it is handed to that
/// thread, which then draws the tiny picture asked for next, one after the other.
final class FrameWatch extends AnimationTimer {
    private final Scene scene;
    private final BooleanSupplier seen;
    private final Consumer<Frame> drawn;
    private final Runnable laidOut = this::look;
    private long pulse;
    private int pulses;

    /// A frame that shows what was waited for.
    ///
    /// @param pulses pulses of the toolkit until then, 1 if it was the first
    /// @param began  when its pulse began, as [System#nanoTime()]
    /// @param drawn  when it was drawn
    record Frame(int pulses, long began, long drawn) {}

    private FrameWatch(Scene scene, BooleanSupplier seen, Consumer<Frame> drawn) {
        this.scene = scene;
        this.seen = seen;
        this.drawn = drawn;
    }

    /// @param seen  whether the nodes show it, asked when they are laid out
    /// @param drawn told of the frame once
    static void of(Scene scene, BooleanSupplier seen, Consumer<Frame> drawn) {
        FrameWatch watch = new FrameWatch(scene, seen, drawn);
        scene.addPostLayoutPulseListener(watch.laidOut);
        watch.start();
        Platform.requestNextPulse();
    }

    @Override
    public void handle(long now) {
        pulse = System.nanoTime();
        pulses++;
        Platform.requestNextPulse();
    }

    private void look() {
        if (seen.getAsBoolean()) {
            stop();
            scene.removePostLayoutPulseListener(laidOut);
            OnScreen.run(() -> {
                new Rectangle(1, 1).snapshot(null, null);
                drawn.accept(new Frame(pulses, pulse, System.nanoTime()));
            });
        }
    }
}
