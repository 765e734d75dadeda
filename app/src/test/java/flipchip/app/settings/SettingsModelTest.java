package flipchip.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.beans.property.DoubleProperty;
import org.junit.jupiter.api.Test;

class SettingsModelTest {
    private static final Setting<Double> WIDTH = Frame.SIDE_WIDTH;

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
