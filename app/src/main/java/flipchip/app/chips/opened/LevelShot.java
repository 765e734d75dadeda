package flipchip.app.chips.opened;

import java.util.OptionalInt;
import flipchip.app.circuit.array.PartShot;
import flipchip.hwsim.gates.netlist.Port;

/// What of a level's drawing is seen: its scale, and where its upper left corner lies, in pixels.
record LevelShot(LevelLayout layout, double scale, double left, double top) {
    /// Of the smallest texts.
    static final double LETTERS = 11;
    /// A letter of the smallest texts is so wide.
    static final double LETTER = 6.6;
    /// The scale from which on names of gates and values of buses are shown.
    static final double VALUES_FROM = 0.75;
    private static final double MARGIN = 16;
    /// At the sides, where the names of pins stand.
    private static final double BESIDE = 40;
    /// While the view has no room for the drawing.
    private static final double SMALLEST = 0.001;
    /// Of a small circuit.
    private static final double LARGEST = 2.4;

    /// @param beside of [BusValues#beside]
    /// @param width  of the view
    static LevelShot of(LevelLayout layout, double beside, PartShot seen, double width, double height) {
        double scale = whole(layout, beside, width, height) * seen.zoom();
        return new LevelShot(layout, scale, width / 2 - seen.x() * scale * layout.width(),
            height / 2 - seen.y() * scale * layout.height());
    }

    /// The scale at which all of it is seen, with the values at its pins where it is large enough for any.
    static double whole(LevelLayout layout, double beside, double width, double height) {
        double withValues = (width - MARGIN) / (layout.width() + 2 * beside);
        return Math
            .clamp(Math.min(withValues < VALUES_FROM ? (width - 2 * BESIDE) / layout.width() : withValues,
                (height - 2 * MARGIN) / layout.height()), SMALLEST, LARGEST);
    }

    /// How many times as large as the smallest the texts are.
    double letters() {
        return Math.clamp(scale, 1, 1.5);
    }

    double width(String text) {
        return text.length() * LETTER * letters();
    }

    /// A box in pixels.
    LevelLayout.Box of(LevelLayout.Box box) {
        return new LevelLayout.Box(left + scale * box.x(), top + scale * box.y(), scale * box.width(),
            scale * box.height());
    }

    /// The side of the square that stands for a pin.
    double pin() {
        return Math.max(3, 6 * scale);
    }

    /// Where the name of a pin begins, or ends.
    double nameX(Level.Pin pin, LevelLayout.Box box) {
        return pin.direction() == Port.Direction.INPUT
            ? box.x() + box.width() - pin() - 4
            : box.x() + pin() + 4;
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
