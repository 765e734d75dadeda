package flipchip.app.chips.gallery;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.Ink;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;
import flipchip.app.kit.draw.Typeface;

/// A rectangle of an exhibit's picture: it is cut into smaller ones and drawn in, and a press in it can lead
/// to a step.
///
/// Lengths are pixels; points are counted from the area's upper left corner. Texts are centred on their line.
/// Text that would reach beyond the right edge of the picture is condensed. Thread: FX.
record Area(Sheet sheet, double x, double y, double width, double height) {
    static final double SMALL = 11;
    static final double NORMAL = 12;

    /// The picture that areas are cut from.
    ///
    /// @param targets areas that lead to a step, filled while the picture is drawn
    record Sheet(Pen pen, Function<CanvasColor, Ink> inks, double width, List<Target> targets) {}

    /// An area that leads to a step.
    record Target(Area area, int step) {}

    /// The area of a whole picture.
    static Area of(Pen pen, Function<CanvasColor, Ink> inks, double width, double height,
            List<Target> targets) {
        pen.setTextBaseline(TextBaseline.CENTER);
        return new Area(new Sheet(pen, inks, width, targets), 0, 0, width, height);
    }

    /// The step to which a press at this point of a picture leads.
    static OptionalInt stepAt(List<Target> targets, double px, double py) {
        return targets.stream().filter(target -> target.area.has(px, py)).mapToInt(Target::step).findFirst();
    }

    private boolean has(double px, double py) {
        return px >= x && px < x + width && py >= y && py < y + height;
    }

    /// A press in this area leads to a step; where areas overlap, to that of the first one.
    void leadsTo(int step) {
        sheet.targets.add(new Target(this, step));
    }

    /// The area with its upper left corner at (dx, dy).
    Area at(double dx, double dy, double w, double h) {
        return new Area(sheet, x + dx, y + dy, w, h);
    }

    Area left(double w) {
        return at(0, 0, w, height);
    }

    Area right(double w) {
        return at(width - w, 0, w, height);
    }

    Area top(double h) {
        return at(0, 0, width, h);
    }

    Area bottom(double h) {
        return at(0, height - h, width, h);
    }

    /// What remains without these margins.
    Area inset(double left, double top, double right, double bottom) {
        return at(left, top, width - left - right, height - top - bottom);
    }

    Area inset(double margin) {
        return inset(margin, margin, margin, margin);
    }

    /// Column number `i` of equal ones.
    Area column(int i, int columns) {
        return at(i * width / columns, 0, width / columns, height);
    }

    /// Row number `i` of equal ones.
    Area row(int i, int rows) {
        return at(0, i * height / rows, width, height / rows);
    }

    /// Cell number `i` of equal ones, row by row.
    Area cell(int i, int columns, int rows) {
        return row(i / columns, rows).column(i % columns, columns);
    }

    /// An area of this size around the middle.
    Area middle(double w, double h) {
        return at((width - w) / 2, (height - h) / 2, w, h);
    }

    /// The largest square at the upper edge, centred.
    Area square() {
        double side = Math.min(width, height);
        return at(Math.floor((width - side) / 2), 0, side, side);
    }

    double centerX() {
        return x + width / 2;
    }

    double centerY() {
        return y + height / 2;
    }

    Pen pen() {
        return sheet.pen;
    }

    Area fill(CanvasColor ink) {
        pen().setFill(paint(ink));
        pen().fillRect(x, y, width, height);
        return this;
    }

    /// A box with a border; the border of a strong one is thick.
    Area box(CanvasColor fill, CanvasColor border, boolean strong) {
        double arc = Math.min(8, Math.min(width, height) / 2);
        pen().setFill(paint(fill));
        pen().fillRoundRect(x, y, width, height, arc, arc);
        stroke(border, strong ? 2.5 : 1);
        pen().strokeRoundRect(x + 0.5, y + 0.5, width - 1, height - 1, arc, arc);
        return this;
    }

    /// A small square with the value of a bit.
    void bit(boolean high, CanvasColor ink) {
        box(high ? ink : CanvasColor.CELL, CanvasColor.CELL_BORDER, false).label(high ? "1" : "0",
            high ? CanvasColor.DIE : CanvasColor.QUIET, width * 0.72);
    }

    /// The lowest bits of a value, the highest one left, in squares `gap` apart.
    void bits(long value, int count, double gap, CanvasColor ink) {
        for (int i = 0; i < count; i++) {
            Area column = column(i, count);
            column.at(0, 0, column.width - gap, column.width - gap).bit((value >>> count - 1 - i & 1) != 0,
                ink);
        }
    }

    /// Text of a fixed pitch in the middle.
    void label(String text, CanvasColor ink, double size) {
        write(text, width / 2, height / 2, ink, TextAlignment.CENTER, Fonts.code(Math.max(8, size)));
    }

    /// Text whose left end is at dx, its line at dy.
    void text(String text, double dx, double dy, CanvasColor ink) {
        write(text, dx, dy, ink, TextAlignment.LEFT, Fonts.text(NORMAL));
    }

    void small(String text, double dx, double dy, CanvasColor ink) {
        write(text, dx, dy, ink, TextAlignment.LEFT, Fonts.text(SMALL));
    }

    void heading(String text, double dx, double dy) {
        write(text, dx, dy, CanvasColor.TEXT, TextAlignment.LEFT, Fonts.bold(NORMAL));
    }

    /// A line of text at the left edge, condensed where the area is narrower.
    void fitted(String text, double dy, CanvasColor ink, Typeface font) {
        pen().setFont(font);
        pen().setTextAlign(TextAlignment.LEFT);
        pen().setFill(paint(ink));
        pen().fillText(text, x, y + dy, Math.max(1, width));
    }

    void mono(String text, double dx, double dy, CanvasColor ink) {
        write(text, dx, dy, ink, TextAlignment.LEFT, Fonts.code(NORMAL));
    }

    /// Small text of a fixed pitch whose right end is at dx.
    void rightMono(String text, double dx, double dy) {
        write(text, dx, dy, CanvasColor.TEXT, TextAlignment.RIGHT, Fonts.code(SMALL));
    }

    private void write(String text, double dx, double dy, CanvasColor ink, TextAlignment align,
            Typeface font) {
        pen().setFont(font);
        pen().setTextAlign(align);
        pen().setFill(paint(ink));
        if (align == TextAlignment.LEFT) {
            pen().fillText(text, x + dx, y + dy, Math.max(1, sheet.width - x - dx));
        } else {
            pen().fillText(text, x + dx, y + dy);
        }
    }

    void line(double x1, double y1, double x2, double y2, CanvasColor ink, double thick) {
        stroke(ink, thick);
        pen().strokeLine(x + x1, y + y1, x + x2, y + y2);
    }

    /// A line that ends in a head: filled and thick, or a thin chevron.
    void arrow(double x1, double y1, double x2, double y2, CanvasColor ink, boolean filled) {
        double length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
        double ux = (x2 - x1) / length;
        double uy = (y2 - y1) / length;
        double head = filled ? 8 : 6;
        double half = filled ? 5 : 4;
        double bx = x2 - ux * head;
        double by = y2 - uy * head;
        line(x1, y1, filled ? bx : x2, filled ? by : y2, ink, filled ? 3.5 : 1.5);
        double[] xs = {x + bx - uy * half, x + x2, x + bx + uy * half};
        double[] ys = {y + by + ux * half, y + y2, y + by - ux * half};
        if (filled) {
            pen().setFill(paint(ink));
            pen().fillPolygon(xs, ys, 3);
        } else {
            pen().strokePolyline(xs, ys, 3);
        }
    }

    /// A signal lamp: full when high, a ring when low.
    void lamp(double dx, double dy, double radius, boolean high, CanvasColor ink) {
        if (high) {
            pen().setFill(paint(ink));
            pen().fillOval(x + dx - radius, y + dy - radius, 2 * radius, 2 * radius);
        } else {
            stroke(CanvasColor.RING, 1);
            pen().strokeOval(x + dx - radius, y + dy - radius, 2 * radius, 2 * radius);
        }
    }

    Ink paint(CanvasColor ink) {
        return sheet.inks.apply(ink);
    }

    void stroke(CanvasColor ink, double thick) {
        pen().setStroke(paint(ink));
        pen().setLineWidth(thick);
    }
}
