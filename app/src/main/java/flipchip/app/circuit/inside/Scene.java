package flipchip.app.circuit.inside;

import java.util.Optional;
import java.util.function.Function;
import flipchip.app.circuit.array.ArrayGeometry;
import flipchip.app.circuit.array.ChipPlace;
import flipchip.app.circuit.inside.CellLayout.Point;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Ink;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;

/// A geometry of the inside of the cells on the screen, at the camera's current depth. Immutable.
///
/// @param geometry of the cells
/// @param level    depth of the picture
/// @param parts    what there is to draw; empty until it is laid out
/// @param inks     the colours
record Scene(ArrayGeometry geometry, ChipPlace.Level level, Optional<Parts> parts,
        Function<CanvasColor, Ink> inks) {
    /// Smaller cells have no room for the names of their ports and blocks.
    static final double NAMES_FROM = 230;
    private static final double MARGIN = 0.02;
    /// Height of a block's name, in pixels, and where its first gates begin, as a share of the cell's height.
    private static final double NAME = 20;
    private static final double FIRST = 0.06;

    /// The depth at which a view with this camera is drawn: without a layout there are no gates to show.
    static Scene of(ArrayGeometry geometry, ChipPlace.Level level, Optional<Parts> parts,
            Function<CanvasColor, Ink> inks) {
        boolean gates = level != ChipPlace.Level.GATE || parts.flatMap(Parts::layout).isPresent();
        return new Scene(geometry, gates ? level : ChipPlace.Level.CELL, parts, inks);
    }

    private Optional<CellLayout> layout() {
        return parts.flatMap(Parts::layout);
    }

    /// Left edge of a cell's box.
    double left(Square square) {
        return geometry.x(square) - width() / 2;
    }

    double top(Square square) {
        return geometry.y(square) - side() / 2;
    }

    /// Height of a cell's box.
    double side() {
        return geometry.pitch() * ArrayGeometry.CELL;
    }

    double width() {
        return side() * geometry.wide();
    }

    /// Whether something of the cell's box can be seen.
    boolean sees(Square square) {
        return geometry.isVisible(geometry.x(square), geometry.y(square), width() / 2);
    }

    /// Pixels for a unit of the schematic.
    double scale() {
        return layout()
            .map(drawn -> (1 - 2 * MARGIN) * Math.min(side() / drawn.height(), width() / drawn.width()))
            .orElse(1.0);
    }

    /// Whether a point of the schematic may be on the screen.
    boolean sees(double x, double y, double reach) {
        return geometry.isVisible(x, y, reach);
    }

    double layoutX(Square square, double x) {
        double width = layout().map(CellLayout::width).orElse(0.0);
        return geometry.x(square) + (x - width / 2) * scale();
    }

    double layoutY(Square square, double y) {
        double height = layout().map(CellLayout::height).orElse(0.0);
        return geometry.y(square) + (y - height / 2) * scale();
    }

    /// Where the gate or pin of this name is drawn.
    Point place(Square square, String name) {
        Point at = switch (level) {
            case ARRAY -> new Point(0.5, 0.5);
            case CELL, GATE -> parts.orElseThrow().plan().place(name);
        };
        if (level == ChipPlace.Level.GATE) {
            Point drawn = layout().orElseThrow().place(name);
            return new Point(layoutX(square, drawn.x()), layoutY(square, drawn.y()));
        }
        return GroupPlan.Block.at(at.x(), at.y()).isPresent() ? below(square, at) : on(square, at);
    }

    /// A point of a block, lower where the name needs more of a small block than its share.
    Point below(Square square, Point share) {
        boolean named = side() >= NAMES_FROM && parts.filter(made -> made.plan().isGrouped()).isPresent();
        double down = named ? Math.max(0, NAME - FIRST * side()) : 0;
        Point at = on(square, share);
        return new Point(at.x(), at.y() + down);
    }

    /// A point of a cell, in shares of its width and height, on the screen.
    Point on(Square square, Point share) {
        return new Point(left(square) + share.x() * width(), top(square) + share.y() * side());
    }

    /// Where the gate that drives `net` is drawn; empty if no cell has it.
    Optional<Point> place(Net net) {
        return parts.flatMap(now -> Optional.ofNullable(now.wiring().driver(net)))
            .map(spot -> place(spot.square(), spot.name()));
    }

    /// The same in cells from the left edge of file a and from rank 1, for a camera that goes there.
    Point world(Net net) {
        Point at = place(net).orElseThrow();
        return new Point(geometry.column(at.x()), geometry.row(at.y()));
    }

    /// The point nearest to `there` around which a view is full of the gates of its cell, but for a rim a
    /// gate wide; in cells, like [#world].
    ///
    /// @param across width of the view in pixels
    /// @param tall   its height, or that of the die if that is less
    Point filling(Point there, double across, double tall) {
        double width = across / geometry.pitchX();
        double height = tall / geometry.pitch();
        double rim = 2 * CellLayout.GATE_WIDTH * scale();
        double high = (side() + rim) / geometry.pitch();
        double wide =
            (layout().map(drawn -> drawn.width() * scale()).orElse(side()) + rim) / geometry.pitchX();
        return new Point(filling(there.x(), wide, width), filling(there.y(), high, height));
    }

    private static double filling(double there, double drawn, double seen) {
        double middle = Math.floor(Math.clamp(there, 0, 7.999)) + 0.5;
        double free = Math.max(0, (drawn - seen) / 2);
        return Math.clamp(there, middle - free, middle + free);
    }

    /// The next gate of the cell this way.
    Optional<Net> beside(Net from, Direction way) {
        CellWiring wiring = parts.orElseThrow().wiring();
        Square square = wiring.driver(from).square();
        Point start = place(from).orElseThrow();
        double best = Double.MAX_VALUE;
        Optional<Net> found = Optional.empty();
        for (CellWiring.Part part : wiring.parts()) {
            Point at = place(square, part.name());
            double ahead = (at.x() - start.x()) * way.files() + (at.y() - start.y()) * way.rows();
            double aside =
                Math.abs((at.x() - start.x()) * way.rows()) + Math.abs((at.y() - start.y()) * way.files());
            if (ahead > 1 && ahead + 3 * aside < best) {
                best = ahead + 3 * aside;
                found = Optional.of(wiring.net(square, part.name()));
            }
        }
        return found;
    }

    Ink ink(CanvasColor ink) {
        return inks.apply(ink);
    }

    /// The gate nearest to a point of the screen, if one is close.
    Optional<Net> at(double x, double y) {
        double reach = level == ChipPlace.Level.GATE
            ? CellLayout.GATE_WIDTH * 0.6 * scale()
            : Math.max(7, side() * 0.016);
        Optional<Square> square = geometry.at(x, y);
        if (parts.isEmpty() || square.isEmpty() || level == ChipPlace.Level.ARRAY) {
            return Optional.empty();
        }
        CellWiring wiring = parts.get().wiring();
        double best = reach;
        Optional<Net> found = Optional.empty();
        for (CellWiring.Part part : wiring.parts()) {
            Point place = place(square.get(), part.name());
            double distance = Math.hypot(place.x() - x, place.y() - y);
            if (distance < best) {
                best = distance;
                found = Optional.of(wiring.net(square.get(), part.name()));
            }
        }
        return found;
    }
}
