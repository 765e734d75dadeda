package flipchip.app.kit.step;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;

/// Which step of a recorded run is shown, and whether it plays. FX thread only; knows no node.
///
/// Steps are counted from 0. With reduced motion playing goes to the last step at once.
public final class StepModel {
    /// At speed 1.
    static final double STEPS_PER_SECOND = 2;

    private final ReadOnlyIntegerWrapper step = new ReadOnlyIntegerWrapper(this, "step");
    private final ReadOnlyIntegerWrapper last = new ReadOnlyIntegerWrapper(this, "last");
    private final ReadOnlyBooleanWrapper playing = new ReadOnlyBooleanWrapper(this, "playing");
    private final DoubleProperty speed = new SimpleDoubleProperty(this, "speed", 1);
    private final BooleanProperty reducedMotion = new SimpleBooleanProperty(this, "reducedMotion");
    /// Part of a step that has passed since the last one.
    private double passed;

    public ReadOnlyIntegerProperty stepProperty() {
        return step.getReadOnlyProperty();
    }

    /// Number of the last step.
    public ReadOnlyIntegerProperty lastProperty() {
        return last.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty playingProperty() {
        return playing.getReadOnlyProperty();
    }

    /// Times the usual pace.
    public DoubleProperty speedProperty() {
        return speed;
    }

    public BooleanProperty reducedMotionProperty() {
        return reducedMotion;
    }

    /// Takes another run and shows its first step.
    ///
    /// @param steps how many there are, at least 1
    public void setCount(int steps) {
        if (steps < 1) {
            throw new IllegalArgumentException(steps + " steps");
        }
        playing.set(false);
        step.set(0);
        last.set(steps - 1);
    }

    /// Goes to a step, or to the nearest that there is.
    public void jump(int number) {
        step.set(Math.clamp(number, 0, last.get()));
    }

    /// One step on or back; stops playing.
    public void move(int steps) {
        playing.set(false);
        jump(step.get() + steps);
    }

    /// Plays from here, from the beginning if this is the end; or stops.
    public void togglePlaying() {
        if (playing.get()) {
            playing.set(false);
        } else if (reducedMotion.get()) {
            jump(last.get());
        } else {
            if (step.get() == last.get()) {
                jump(0);
            }
            passed = 0;
            playing.set(last.get() > 0);
        }
    }

    public void stop() {
        playing.set(false);
    }

    /// Time passes while it plays.
    public void tick(long nanos) {
        if (!playing.get()) {
            return;
        }
        passed += nanos / 1e9 * STEPS_PER_SECOND * speed.get();
        int whole = (int) passed;
        passed -= whole;
        if (whole > 0) {
            jump(step.get() + whole);
        }
        if (step.get() == last.get()) {
            playing.set(false);
        }
    }
}
