package flipchip.app.circuit.waves;

import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;

/// A model of the column widths that all rows share. FX thread only.
final class WaveColumns {
    /// Room for the scroll bar at the right of the drawings.
    static final double BAR = 16;

    private final DoubleProperty name = new SimpleDoubleProperty(this, "name", 120);
    private final DoubleProperty value = new SimpleDoubleProperty(this, "value", 136);

    DoubleProperty nameProperty() {
        return name;
    }

    DoubleProperty valueProperty() {
        return value;
    }

    /// Where the drawings begin.
    double left() {
        return name.get() + value.get();
    }

    /// Lets the drawings begin at `left`.
    void beginAt(double left) {
        value.set(Math.floor(Math.max(left * 0.55, Math.min(left * 0.66, 164))));
        name.set(left - value.get());
    }

    /// Shares out a width and says what is left for the drawings.
    double fit(double width) {
        name.set(Math.clamp(width * 0.13, 84, 180));
        value.set(Math.clamp(width * 0.15, 100, 150));
        return Math.max(1, width - left() - BAR);
    }
}
