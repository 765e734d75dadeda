package flipchip.app.circuit.array;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.draw.ArcType;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Ink;
import flipchip.app.kit.draw.Pen;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.MachineState;

/// A painter of the cells: their latches as small discs, their outputs as marks of a form of their own.
final class CellPainter {
    /// Width of the ring around a disc.
    private static final double RING = 1.2;

    private final Pen g;
    private final ArrayGeometry geometry;
    private final Function<CanvasColor, Ink> inks;
    private final double side;

    CellPainter(Pen g, ArrayGeometry geometry, Function<CanvasColor, Ink> inks) {
        this.g = g;
        this.geometry = geometry;
        this.inks = inks;
        side = geometry.cellSide();
    }

    /// Cells of which nothing is known.
    void empty() {
        each(-1, square -> box(square, CanvasColor.CELL_BORDER, 1));
    }

    /// What the cells hold and are told, in the boxes of empty ones.
    void draw(Moment moment, Optional<Square> chosen) {
        MachineState now = moment.state();
        MachineState before = moment.before();
        long turning = (now.toBlack() & now.white()) | (now.toWhite() & now.black());
        long select = now.select();
        long latched = now.legalLatched();
        long legal = now.legalNow();
        long rose = legal & ~before.legalNow();
        long black = (now.black() | now.toBlack()) & ~turning;
        long white = (now.white() | now.toWhite()) & ~turning & ~black;
        each(select & ~turning, square -> box(square, CanvasColor.SELECT, 1.8));
        each(turning, square -> box(square, CanvasColor.FLIP, 1.8));
        chosen.ifPresent(square -> each(square.bit(), this::outline));
        circles(black | white, CanvasColor.RING, side * 0.25 + RING / 2);
        circles(black, CanvasColor.BLACK, side * 0.25 - RING / 2);
        circles(white, CanvasColor.WHITE, side * 0.25 - RING / 2);
        each(turning, square -> half(square, (now.toBlack() & square.bit()) != 0));
        long empty = ~(turning | black | white | select);
        circles(empty & ~latched & ~legal, CanvasColor.IDLE, side * 0.04);
        each(empty & latched, square -> diamond(square, false));
        circles(empty & latched, CanvasColor.LEGAL, side * 0.06);
        each(empty & ~latched & legal, square -> diamond(square, (rose & square.bit()) != 0));
        each(select, this::brackets);
    }

    private void each(long squares, Consumer<Square> drawing) {
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            Square square = Square.of(Long.numberOfTrailingZeros(rest));
            if (geometry.isVisible(square)) {
                drawing.accept(square);
            }
        }
    }

    private void circles(long squares, CanvasColor ink, double radius) {
        if (squares != 0) {
            g.setFill(inks.apply(ink));
            g.fillTogether(() -> each(squares, square -> g.fillOval(geometry.x(square) - radius,
                geometry.y(square) - radius, 2 * radius, 2 * radius)));
        }
    }

    private void box(Square square, CanvasColor border, double lineWidth) {
        double width = side * geometry.wide();
        double x = geometry.x(square) - width / 2;
        double y = geometry.y(square) - side / 2;
        double round = Math.min(side * 0.28, 24);
        g.setFill(inks.apply(CanvasColor.CELL));
        g.fillRoundRect(x, y, width, side, round, round);
        g.setStroke(inks.apply(border), lineWidth);
        g.strokeRoundRect(x + 0.5, y + 0.5, width - 1, side - 1, round, round);
    }

    /// A thick ring around each of the squares in which the circuit is wrong.
    void ring(long wrong) {
        double ring = side * 0.62;
        g.setStroke(inks.apply(CanvasColor.DIFFER), 3);
        each(wrong,
            square -> g.strokeOval(geometry.x(square) - ring, geometry.y(square) - ring, 2 * ring, 2 * ring));
    }

    private void outline(Square square) {
        double width = side * geometry.wide();
        double x = geometry.x(square) - width / 2 - 3;
        double y = geometry.y(square) - side / 2 - 3;
        g.setStroke(inks.apply(CanvasColor.ACCENT), 1.5);
        double round = Math.min(side * 0.34, 27);
        g.strokeRoundRect(x, y, width + 6, side + 6, round, round);
    }

    /// A disc told to turn: a dashed ring, and the side that comes up is the right half.
    private void half(Square square, boolean toBlack) {
        double radius = side * 0.25;
        double x = geometry.x(square) - radius;
        double y = geometry.y(square) - radius;
        g.setFill(inks.apply(toBlack ? CanvasColor.WHITE : CanvasColor.BLACK));
        g.fillArc(x, y, 2 * radius, 2 * radius, 90, 180, ArcType.CHORD);
        g.setFill(inks.apply(toBlack ? CanvasColor.BLACK : CanvasColor.WHITE));
        g.fillArc(x, y, 2 * radius, 2 * radius, 270, 180, ArcType.CHORD);
        g.setStroke(inks.apply(CanvasColor.RING), 1);
        g.strokeOval(x, y, 2 * radius, 2 * radius);
        double ring = side * 0.38;
        g.setStroke(inks.apply(CanvasColor.FLIP), 1.4);
        g.setLineDashes(4, 2.5);
        g.strokeOval(geometry.x(square) - ring, geometry.y(square) - ring, 2 * ring, 2 * ring);
        g.setLineDashes();
    }

    private void diamond(Square square, boolean rose) {
        double reach = side * 0.23;
        double x = geometry.x(square);
        double y = geometry.y(square);
        g.setStroke(inks.apply(rose ? CanvasColor.TIP : CanvasColor.LEGAL), rose ? 2.4 : 1.8);
        g.strokePolygon(new double[] {x, x + reach, x, x - reach}, new double[] {y - reach, y, y + reach, y},
            4);
    }

    private void brackets(Square square) {
        double reach = side * 0.36;
        double arm = side * 0.18;
        g.setStroke(inks.apply(CanvasColor.SELECT), 2);
        for (int sx = -1; sx <= 1; sx += 2) {
            for (int sy = -1; sy <= 1; sy += 2) {
                double x = geometry.x(square) + sx * reach;
                double y = geometry.y(square) + sy * reach;
                g.strokePolyline(new double[] {x - sx * arm, x, x}, new double[] {y, y, y - sy * arm}, 3);
            }
        }
    }
}
