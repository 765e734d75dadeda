package flipchip.app.chips.gallery;

import java.util.Optional;
import java.util.function.Function;
import flipchip.app.kit.draw.ArcType;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A board in a picture, as large as its area allows, in the upper left corner: coordinates, squares, discs,
/// and marks on squares. Thread: FX.
final class BoardBlock {
    private static final double LEFT = 18;
    private static final double TOP = 16;

    private final Area squares;
    private final double cell;

    BoardBlock(Area area) {
        cell = Math.max(8, Math.floor((Math.min(area.width(), area.height()) - LEFT) / 8));
        squares = area.at(LEFT, TOP, 8 * cell, 8 * cell);
    }

    BoardBlock(Area area, long black, long white) {
        this(area);
        for (int i = 0; i < 8; i++) {
            squares.at(0, -TOP, 8 * cell, TOP - 2).column(i, 8).label(String.valueOf((char) ('a' + i)),
                CanvasColor.QUIET, Area.SMALL);
            squares.at(-LEFT, 0, LEFT, 8 * cell).row(i, 8).label(String.valueOf(i + 1), CanvasColor.QUIET,
                Area.SMALL);
        }
        for (Square square : Square.values()) {
            at(square).inset(1).box(CanvasColor.CELL, CanvasColor.CELL_BORDER, false);
            if (((black | white) & square.bit()) != 0) {
                disc(square, (black & square.bit()) != 0);
            }
        }
    }

    BoardBlock(Area area, Position position) {
        this(area, position.black(), position.white());
    }

    /// The 64 squares without their coordinates.
    Area squares() {
        return squares;
    }

    Area at(Square square) {
        return squares.cell(square.index(), 8, 8);
    }

    double cell() {
        return cell;
    }

    /// A press on a square leads to a step.
    BoardBlock leadsTo(Function<Square, Optional<Integer>> step) {
        for (Square square : Square.values()) {
            step.apply(square).ifPresent(at(square)::leadsTo);
        }
        return this;
    }

    void disc(Square square, boolean black) {
        Area disc = at(square).middle(cell * 0.6, cell * 0.6);
        disc.pen().setFill(disc.paint(black ? CanvasColor.BLACK : CanvasColor.WHITE));
        disc.pen().fillOval(disc.x(), disc.y(), disc.width(), disc.height());
        disc.stroke(CanvasColor.RING, 1.2);
        disc.pen().strokeOval(disc.x(), disc.y(), disc.width(), disc.height());
    }

    /// Discs that turn: two halves and a dashed ring.
    void turning(long discs) {
        for (Square square : Square.all(discs)) {
            Area disc = at(square).middle(cell * 0.6, cell * 0.6);
            half(disc, CanvasColor.BLACK, 90);
            half(disc, CanvasColor.WHITE, -90);
            disc.stroke(CanvasColor.FLIP, 2);
            disc.pen().setLineDashes(4, 3);
            disc.pen().strokeOval(disc.x() - 3, disc.y() - 3, disc.width() + 6, disc.height() + 6);
            disc.pen().setLineDashes();
        }
    }

    private static void half(Area disc, CanvasColor ink, double from) {
        disc.pen().setFill(disc.paint(ink));
        disc.pen().fillArc(disc.x(), disc.y(), disc.width(), disc.height(), from, 180, ArcType.CHORD);
    }

    /// Diamonds: legal, found.
    BoardBlock diamonds(long marked) {
        double r = Math.max(3, cell * 0.16);
        for (Square square : Square.all(marked)) {
            Area at = at(square);
            double x = at.centerX();
            double y = at.centerY();
            at.stroke(CanvasColor.LEGAL, 1.8);
            at.pen().strokePolygon(new double[] {x - r, x, x + r, x}, new double[] {y, y - r, y, y + r}, 4);
            at.lamp(cell / 2, cell / 2, 1.5, true, CanvasColor.LEGAL);
        }
        return this;
    }

    BoardBlock lamps(long marked, double radius, CanvasColor ink) {
        Square.all(marked).forEach(square -> at(square).lamp(cell / 2, cell / 2, radius, true, ink));
        return this;
    }

    /// Crosses: wrong.
    void crosses(long marked, CanvasColor ink) {
        double r = Math.max(3, cell * 0.2);
        for (Square square : Square.all(marked)) {
            Area cross = at(square).middle(2 * r, 2 * r);
            cross.line(0, 0, 2 * r, 2 * r, ink, 2);
            cross.line(0, 2 * r, 2 * r, 0, ink, 2);
        }
    }

    /// Four corner brackets: chosen.
    void brackets(long marked) {
        double a = cell * 0.26;
        for (Square square : Square.all(marked)) {
            Area in = at(square).inset(3);
            in.stroke(CanvasColor.SELECT, 2);
            corner(in.x(), in.y(), a, a, in);
            corner(in.x() + in.width(), in.y(), -a, a, in);
            corner(in.x() + in.width(), in.y() + in.height(), -a, -a, in);
            corner(in.x(), in.y() + in.height(), a, -a, in);
        }
    }

    private static void corner(double x, double y, double across, double down, Area in) {
        in.pen().strokePolyline(new double[] {x + across, x, x}, new double[] {y, y, y + down}, 3);
    }

    /// Thick borders.
    BoardBlock frames(long marked, CanvasColor ink) {
        for (Square square : Square.all(marked)) {
            Area in = at(square).inset(2.5);
            in.stroke(ink, 2);
            in.pen().strokeRoundRect(in.x(), in.y(), in.width(), in.height(), 6, 6);
        }
        return this;
    }

    void arrow(Square from, Square to, CanvasColor ink, boolean filled) {
        squares.arrow((from.file() + 0.5) * cell, (from.row() + 0.5) * cell, (to.file() + 0.5) * cell,
            (to.row() + 0.5) * cell, ink, filled);
    }
}
