package flipchip.app.chips.opened;

import java.util.OptionalInt;
import flipchip.app.circuit.array.PartShot;

/// What of a level's drawing is seen: its scale, and where its upper left corner lies, in pixels.
record LevelShot(LevelLayout layout, double scale, double left, double top) {
    private static final double MARGIN = 16;
    /// At the sides, where the names of pins stand.
    private static final double BESIDE = 40;
    /// While there is no room for the drawing.
    private static final double SMALLEST = 0.001;

    /// @param width of the view
    static LevelShot of(LevelLayout layout, PartShot seen, double width, double height) {
        double scale = whole(layout, width, height) * seen.zoom();
        return new LevelShot(layout, scale, width / 2 - seen.x() * scale * layout.width(),
            height / 2 - seen.y() * scale * layout.height());
    }

    /// The scale at which all of it is seen.
    static double whole(LevelLayout layout, double width, double height) {
        return Math.clamp(
            Math.min((width - 2 * BESIDE) / layout.width(), (height - 2 * MARGIN) / layout.height()),
            SMALLEST, 1.6);
    }

    /// The row of the node at a point of the view.
    OptionalInt nodeAt(double x, double y) {
        for (int row = 0; row < layout.boxes().size(); row++) {
            if (layout.boxes().get(row).contains((x - left) / scale, (y - top) / scale)) {
                return OptionalInt.of(row);
            }
        }
        return OptionalInt.empty();
    }
}
