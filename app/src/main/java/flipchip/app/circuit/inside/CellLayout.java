package flipchip.app.circuit.inside;

import java.util.List;
import java.util.Map;

/// A layout of the gates and wires of one cell; all cells have the same. Immutable.
///
/// @param width  of the drawing, in its own units; a gate is [#GATE_WIDTH] wide
/// @param height of the drawing
/// @param gates  by the name of the net they drive
/// @param pins   what comes from outside, by name: the point where its wire begins, its name stands left of
///     it
/// @param wires  each from the gate or pin that drives it to one reader
record CellLayout(double width, double height, Map<String, Box> gates, Map<String, Point> pins,
        List<Wire> wires) {
    static final double GATE_WIDTH = 44;
    static final double GATE_HEIGHT = 30;
    /// Room for the name of a pin.
    static final double PIN_WIDTH = 74;

    /// A point of the drawing.
    record Point(double x, double y) {}

    /// The upper left corner of a gate.
    record Box(double x, double y) {
        Point center() {
            return new Point(x + GATE_WIDTH / 2, y + GATE_HEIGHT / 2);
        }
    }

    /// The way of a wire.
    ///
    /// @param net    name of the net inside the cell
    /// @param reader name of the net that the reading gate drives
    /// @param bends  corners from the driver to the reader, both ends included
    record Wire(String net, String reader, List<Point> bends) {
        Wire {
            bends = List.copyOf(bends);
        }
    }

    CellLayout {
        gates = Map.copyOf(gates);
        pins = Map.copyOf(pins);
        wires = List.copyOf(wires);
    }

    /// The middle of the gate or pin that drives the net of this name.
    Point place(String name) {
        Box gate = gates.get(name);
        return gate != null ? gate.center() : pins.get(name);
    }
}
