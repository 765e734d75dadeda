package flipchip.app.kit.draw;

import java.util.List;
import java.util.function.Function;
import flipchip.engine.board.Square;
import javafx.geometry.VPos;
import javafx.scene.paint.Paint;
import javafx.scene.shape.ArcType;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/// The few things that all exhibits are drawn with: text, boxes, boards, rows of bits, bars, pies, arrows.
///
/// Lengths are pixels. Texts are centred on their line; what would reach beyond the right edge is pressed
/// together.
public final class Brush {
    public static final double SMALL = 11;
    public static final double NORMAL = 12;

    private final Pen g;
    private final Function<CanvasColor, Paint> inks;
    private final double width;
    private final double height;

    public Brush(Pen context, Function<CanvasColor, Paint> inks, double width, double height) {
        g = context;
        this.inks = inks;
        this.width = width;
        this.height = height;
        g.setTextBaseline(VPos.CENTER);
    }

    public double width() {
        return width;
    }

    public double height() {
        return height;
    }

    public Pen context() {
        return g;
    }

    public Paint paint(CanvasColor ink) {
        return inks.apply(ink);
    }

    /// Text whose left end is at x.
    public void text(String text, double x, double y, CanvasColor ink) {
        write(text, x, y, ink, TextAlignment.LEFT, Fonts.text(NORMAL));
    }

    public void small(String text, double x, double y, CanvasColor ink) {
        write(text, x, y, ink, TextAlignment.LEFT, Fonts.text(SMALL));
    }

    public void heading(String text, double x, double y) {
        write(text, x, y, CanvasColor.TEXT, TextAlignment.LEFT, Fonts.bold(NORMAL));
    }

    /// Figures and names in a fixed pitch, left end at x.
    public void mono(String text, double x, double y, CanvasColor ink) {
        write(text, x, y, ink, TextAlignment.LEFT, Fonts.code(NORMAL));
    }

    /// The same, centred at x.
    public void monoCenter(String text, double x, double y, CanvasColor ink, double size) {
        write(text, x, y, ink, TextAlignment.CENTER, Fonts.code(Math.max(8, size)));
    }

    /// The same in small, right end at x.
    public void rightMono(String text, double x, double y) {
        write(text, x, y, CanvasColor.TEXT, TextAlignment.RIGHT, Fonts.code(SMALL));
    }

    private void write(String text, double x, double y, CanvasColor ink, TextAlignment align, Font font) {
        g.setFont(font);
        g.setTextAlign(align);
        g.setFill(paint(ink));
        if (align == TextAlignment.LEFT) {
            g.fillText(text, x, y, Math.max(1, width - x));
        } else {
            g.fillText(text, x, y);
        }
    }

    /// A box with a border; the border is thick where it is told to stand out.
    public void box(double x, double y, double w, double h, CanvasColor fill, CanvasColor border,
            boolean strong) {
        double arc = Math.min(8, Math.min(w, h) / 2);
        g.setFill(paint(fill));
        g.fillRoundRect(x, y, w, h, arc, arc);
        g.setStroke(paint(border));
        g.setLineWidth(strong ? 2.5 : 1);
        g.strokeRoundRect(x + 0.5, y + 0.5, w - 1, h - 1, arc, arc);
    }

    public void fill(double x, double y, double w, double h, CanvasColor ink) {
        g.setFill(paint(ink));
        g.fillRect(x, y, w, h);
    }

    public void line(double x1, double y1, double x2, double y2, CanvasColor ink, double thick) {
        g.setStroke(paint(ink));
        g.setLineWidth(thick);
        g.strokeLine(x1, y1, x2, y2);
    }

    /// A line that ends in a head: filled and thick, or a thin chevron.
    public void arrow(double x1, double y1, double x2, double y2, CanvasColor ink, boolean filled) {
        double length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
        double ux = (x2 - x1) / length;
        double uy = (y2 - y1) / length;
        double head = filled ? 8 : 6;
        double half = filled ? 5 : 4;
        double bx = x2 - ux * head;
        double by = y2 - uy * head;
        line(x1, y1, filled ? bx : x2, filled ? by : y2, ink, filled ? 3.5 : 1.5);
        double[] xs = {bx - uy * half, x2, bx + uy * half};
        double[] ys = {by + ux * half, y2, by - ux * half};
        if (filled) {
            g.setFill(paint(ink));
            g.fillPolygon(xs, ys, 3);
        } else {
            g.strokePolyline(xs, ys, 3);
        }
    }

    /// A signal lamp: full when high, a ring when low.
    public void lamp(double x, double y, double radius, boolean high, CanvasColor ink) {
        if (high) {
            g.setFill(paint(ink));
            g.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
        } else {
            g.setStroke(paint(CanvasColor.RING));
            g.setLineWidth(1);
            g.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
        }
    }

    /// A small square of a row of bits, its value written in it.
    public void bit(double x, double y, double size, boolean high, CanvasColor ink) {
        box(x, y, size, size, high ? ink : CanvasColor.CELL, CanvasColor.CELL_BORDER, false);
        monoCenter(high ? "1" : "0", x + size / 2, y + size / 2, high ? CanvasColor.DIE : CanvasColor.QUIET,
            size * 0.72);
    }

    /// A grid for a board with coordinates that fills a square of this size.
    public static Grid grid(double x, double y, double size) {
        double cell = Math.max(8, Math.floor((size - 18) / 8));
        return new Grid(x + 18, y + 16, cell);
    }

    /// The squares, coordinates and discs.
    public void board(Grid grid, long black, long white) {
        for (int i = 0; i < 8; i++) {
            monoCenter(String.valueOf((char) ('a' + i)), grid.x() + (i + 0.5) * grid.cell(), grid.y() - 9,
                CanvasColor.QUIET, SMALL);
            monoCenter(String.valueOf(i + 1), grid.x() - 9, grid.y() + (i + 0.5) * grid.cell(),
                CanvasColor.QUIET, SMALL);
        }
        for (Square square : Square.values()) {
            box(grid.left(square) + 1, grid.top(square) + 1, grid.cell() - 2, grid.cell() - 2,
                CanvasColor.CELL, CanvasColor.CELL_BORDER, false);
            if (((black | white) & square.bit()) != 0) {
                disc(grid, square, (black & square.bit()) != 0);
            }
        }
    }

    public void disc(Grid grid, Square square, boolean black) {
        double r = grid.cell() * 0.3;
        g.setFill(paint(black ? CanvasColor.BLACK : CanvasColor.WHITE));
        g.fillOval(grid.centerX(square) - r, grid.centerY(square) - r, 2 * r, 2 * r);
        g.setStroke(paint(CanvasColor.RING));
        g.setLineWidth(1.2);
        g.strokeOval(grid.centerX(square) - r, grid.centerY(square) - r, 2 * r, 2 * r);
    }

    /// A disc that turns: two halves and a dashed ring.
    public void turning(Grid grid, Square square) {
        double r = grid.cell() * 0.3;
        double x = grid.centerX(square) - r;
        double y = grid.centerY(square) - r;
        g.setFill(paint(CanvasColor.BLACK));
        g.fillArc(x, y, 2 * r, 2 * r, 90, 180, ArcType.CHORD);
        g.setFill(paint(CanvasColor.WHITE));
        g.fillArc(x, y, 2 * r, 2 * r, -90, 180, ArcType.CHORD);
        g.setStroke(paint(CanvasColor.FLIP));
        g.setLineWidth(2);
        g.setLineDashes(4, 3);
        g.strokeOval(x - 3, y - 3, 2 * r + 6, 2 * r + 6);
        g.setLineDashes();
    }

    /// A diamond on each of these squares: legal, found.
    public void diamonds(Grid grid, long squares, CanvasColor ink) {
        double r = Math.max(3, grid.cell() * 0.16);
        for (Square square : Square.all(squares)) {
            double x = grid.centerX(square);
            double y = grid.centerY(square);
            g.setStroke(paint(ink));
            g.setLineWidth(1.8);
            g.strokePolygon(new double[] {x - r, x, x + r, x}, new double[] {y, y - r, y, y + r}, 4);
            g.setFill(paint(ink));
            g.fillOval(x - 1.5, y - 1.5, 3, 3);
        }
    }

    /// A cross on each of these squares: wrong.
    public void crosses(Grid grid, long squares, CanvasColor ink) {
        double r = Math.max(3, grid.cell() * 0.2);
        for (Square square : Square.all(squares)) {
            double x = grid.centerX(square);
            double y = grid.centerY(square);
            line(x - r, y - r, x + r, y + r, ink, 2);
            line(x - r, y + r, x + r, y - r, ink, 2);
        }
    }

    /// Four corner brackets round a square: chosen.
    public void brackets(Grid grid, Square square) {
        double m = 3;
        double a = grid.cell() * 0.26;
        double l = grid.left(square) + m;
        double t = grid.top(square) + m;
        double r = grid.left(square) + grid.cell() - m;
        double b = grid.top(square) + grid.cell() - m;
        g.setStroke(paint(CanvasColor.SELECT));
        g.setLineWidth(2);
        g.strokePolyline(new double[] {l, l, l + a}, new double[] {t + a, t, t}, 3);
        g.strokePolyline(new double[] {r - a, r, r}, new double[] {t, t, t + a}, 3);
        g.strokePolyline(new double[] {r, r, r - a}, new double[] {b - a, b, b}, 3);
        g.strokePolyline(new double[] {l + a, l, l}, new double[] {b, b, b - a}, 3);
    }

    /// Thick borders round squares.
    public void frames(Grid grid, long squares, CanvasColor ink) {
        g.setStroke(paint(ink));
        g.setLineWidth(2);
        for (Square square : Square.all(squares)) {
            g.strokeRoundRect(grid.left(square) + 2.5, grid.top(square) + 2.5, grid.cell() - 5,
                grid.cell() - 5, 6, 6);
        }
    }

    /// Shares of a whole, clockwise from the top; a share is told from its neighbour by a gap and by its
    /// letter.
    ///
    /// @param letters one for each share, written into it where there is room
    public void pie(double x, double y, double radius, List<Double> shares, List<String> letters,
            List<CanvasColor> colours) {
        double sum = shares.stream().mapToDouble(Double::doubleValue).sum();
        double from = 90;
        for (int i = 0; i < shares.size() && sum > 0; i++) {
            double extent = -360 * shares.get(i) / sum;
            g.setFill(paint(colours.get(i)));
            g.fillArc(x - radius, y - radius, 2 * radius, 2 * radius, from, extent, ArcType.ROUND);
            g.setStroke(paint(CanvasColor.DIE));
            g.setLineWidth(2);
            g.strokeArc(x - radius, y - radius, 2 * radius, 2 * radius, from, extent, ArcType.ROUND);
            if (extent < -20) {
                double middle = Math.toRadians(from + extent / 2);
                monoCenter(letters.get(i), x + radius * 0.62 * Math.cos(middle),
                    y - radius * 0.62 * Math.sin(middle), CanvasColor.DIE, NORMAL);
            }
            from += extent;
        }
        if (sum == 0) {
            lamp(x, y, radius, false, CanvasColor.CELL_BORDER);
        }
    }
}
