package flipchip.app.kit.control;

import flipchip.app.kit.text.NumberText;
import javafx.beans.property.DoubleProperty;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;

/// Sets how many times the usual pace something plays, from a tenth to a hundred. Logarithmic: equal
/// distances are equal factors.
public final class SpeedSlider extends Slider {
    private static final int LOG_LOWEST = -1;
    private static final int LOG_HIGHEST = 2;
    private final Label value = Controls.label("", "counter");

    public SpeedSlider(String id, String name, DoubleProperty times) {
        super(LOG_LOWEST, LOG_HIGHEST, 0);
        setId(id);
        setBlockIncrement(0.25);
        setAccessibleText(name);
        value.setMinWidth(44);
        times.subscribe(speed -> {
            setValue(Math.log10(speed.doubleValue()));
            value.setText(NumberText.of(speed.doubleValue() < 10 ? "%.1f×" : "%.0f×", speed.doubleValue()));
        });
        valueProperty().subscribe(log -> {
            double rounded = Math.round(Math.pow(10, log.doubleValue()) * 10) / 10.0;
            if (Math.abs(rounded - times.get()) > 0.04) {
                times.set(rounded);
            }
        });
    }

    /// The speed in figures.
    public Label value() {
        return value;
    }
}
