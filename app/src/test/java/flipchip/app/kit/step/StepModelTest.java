package flipchip.app.kit.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/// Stepping and playing, without a screen.
class StepModelTest {
    private static final long SECOND = 1_000_000_000L;

    private final StepModel model = new StepModel();

    @Test
    void stepsStayInsideTheRun() {
        model.setCount(4);

        model.move(-1);
        assertEquals(0, model.stepProperty().get());
        model.jump(9);
        assertEquals(3, model.stepProperty().get());
        assertThrows(IllegalArgumentException.class, () -> model.setCount(0));
    }

    @Test
    void playingPassesTwoStepsASecondTimesTheSpeedAndStopsAtTheEnd() {
        model.setCount(101);
        model.togglePlaying();

        model.tick(SECOND / 4);
        assertEquals(0, model.stepProperty().get());
        model.tick(SECOND / 4);
        assertEquals(1, model.stepProperty().get());
        model.speedProperty().set(10);
        model.tick(SECOND);
        assertEquals(21, model.stepProperty().get());
        model.tick(10 * SECOND);
        assertEquals(100, model.stepProperty().get());
        assertFalse(model.playingProperty().get());
    }

    @Test
    void playingAtTheEndBeginsAgainAndAStepByHandStopsIt() {
        model.setCount(3);
        model.jump(2);

        model.togglePlaying();
        assertEquals(0, model.stepProperty().get());
        assertTrue(model.playingProperty().get());
        model.move(1);
        assertFalse(model.playingProperty().get());
    }

    @Test
    void withReducedMotionPlayingGoesToTheEndAtOnce() {
        model.setCount(30);
        model.reducedMotionProperty().set(true);

        model.togglePlaying();

        assertEquals(29, model.stepProperty().get());
        assertFalse(model.playingProperty().get());
    }

    @Test
    void anotherRunBeginsAtItsFirstStep() {
        model.setCount(30);
        model.jump(20);

        model.setCount(5);

        assertEquals(0, model.stepProperty().get());
        assertEquals(4, model.lastProperty().get());
    }
}
