package flipchip.app.chips.opened;

import java.util.List;

/// Where the nodes and wires of a level stand. Immutable.
///
/// @param width  of the drawing, in its own units; a gate is [#GATE_WIDTH] wide
/// @param boxes  by row of [Level#nodes()]
/// @param routes by row of [Level#wires()], corners from the driver to the reader, both ends included
record LevelLayout(double width, double height, List<Box> boxes, List<List<Point>> routes) {
    static final double GATE_WIDTH = 44;
    static final double GATE_HEIGHT = 30;

    /// A point of the drawing.
    record Point(double x, double y) {}

    record Box(double x, double y, double width, double height) {
        boolean contains(double px, double py) {
            return px >= x && px <= x + width && py >= y && py <= y + height;
        }

        boolean meets(Box other) {
            return x < other.x + other.width && other.x < x + width && y < other.y + other.height
                    && other.y < y + height;
        }
    }

    LevelLayout {
        boxes = List.copyOf(boxes);
        routes = List.copyOf(routes);
    }
}
