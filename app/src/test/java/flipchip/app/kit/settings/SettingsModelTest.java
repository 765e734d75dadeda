package flipchip.app.kit.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.beans.property.DoubleProperty;
import org.junit.jupiter.api.Test;

class SettingsModelTest {
    private static final Setting<Double> WIDTH = Frame.SIDE_WIDTH;

    /// What the desktop wants is not the user's choice, and is not saved as if it were.
    @Test
    void theWishOfTheDesktopHoldsUntilTheUserChooses() {
        Settings wish = Settings.DEFAULT.with(Frame.REDUCED_MOTION, true);
        SettingsModel model = new SettingsModel(Settings.DEFAULT, wish);
        assertTrue(model.reducedMotionProperty().get());
        assertEquals(Settings.DEFAULT, model.now());

        model.reducedMotionProperty().set(false);
        assertEquals(Settings.DEFAULT.with(Frame.REDUCED_MOTION, false), model.now());
        assertFalse(new SettingsModel(model.now(), wish).reducedMotionProperty().get());
        model.reducedMotionProperty().set(true);
        assertEquals(wish, model.now(), "switched off and on again: chosen");
    }

    /// A text that stands for nothing is not kept, or its problem would be told at each start.
    @Test
    void aWrongTextIsReplacedByWhatHolds() {
        SettingsModel model = new SettingsModel(Settings.DEFAULT.with(Frame.REDUCED_MOTION.id(), "perhaps"));
        assertFalse(model.reducedMotionProperty().get());
        assertEquals(Settings.DEFAULT.with(Frame.REDUCED_MOTION, false), model.now());

        SettingsModel wished = new SettingsModel(Settings.DEFAULT.with(Frame.REDUCED_MOTION.id(), "perhaps"),
            Settings.DEFAULT.with(Frame.REDUCED_MOTION, true));
        assertTrue(wished.reducedMotionProperty().get());
    }

    @Test
    void aNumberOutsideItsRangeIsBroughtIntoIt() {
        SettingsModel model = new SettingsModel(Settings.DEFAULT);
        DoubleProperty number = model.number(WIDTH);

        number.set(-50);
        assertEquals(WIDTH.kind().fit(-50.0), number.get());
        assertEquals(number.get(), model.property(WIDTH).get());

        number.set(100_000);
        assertEquals(WIDTH.kind().fit(100_000.0), number.get());
        assertEquals(number.get(), model.property(WIDTH).get());

        model.property(WIDTH).set(WIDTH.standard());
        assertEquals(WIDTH.standard(), number.get());
    }
}
