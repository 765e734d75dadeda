package flipchip.app.kit.draw;

import javafx.scene.shape.ClosePath;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.QuadCurveTo;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.transform.Affine;

/// A pen that knows lines and cubic curves alone: all other shapes, and letters, become paths of these. FX
/// thread only.
abstract class PathPen implements Pen {
    /// Of a cubic curve that stands for a quarter of a circle: where its handles lie along the sides.
    private static final double ROUND = 0.5523;

    private Font font = Font.getDefault();
    private TextAlignment align = TextAlignment.LEFT;
    private TextBaseline baseline = TextBaseline.BASELINE;
    private double penX;
    private double penY;

    /// To be called where the pen goes.
    final void at(double x, double y) {
        penX = x;
        penY = y;
    }

    @Override
    public final void setFont(Typeface face) {
        font = FontFiles.of(face);
    }

    @Override
    public final void setTextAlign(TextAlignment alignment) {
        align = alignment;
    }

    @Override
    public final void setTextBaseline(TextBaseline line) {
        baseline = line;
    }

    @Override
    public final void quadraticCurveTo(double controlX, double controlY, double x, double y) {
        bezierCurveTo((penX + 2 * controlX) / 3, (penY + 2 * controlY) / 3, (x + 2 * controlX) / 3,
            (y + 2 * controlY) / 3, x, y);
    }

    @Override
    public final void rect(double x, double y, double w, double h) {
        moveTo(x, y);
        lineTo(x + w, y);
        lineTo(x + w, y + h);
        lineTo(x, y + h);
        closePath();
    }

    @Override
    public final void fillRect(double x, double y, double w, double h) {
        beginPath();
        rect(x, y, w, h);
        fill();
    }

    @Override
    public final void strokeRect(double x, double y, double w, double h) {
        beginPath();
        rect(x, y, w, h);
        stroke();
    }

    @Override
    public final void fillRoundRect(double x, double y, double w, double h, double arcWidth,
            double arcHeight) {
        round(x, y, w, h, Math.min(arcWidth, w) / 2, Math.min(arcHeight, h) / 2);
        fill();
    }

    @Override
    public final void strokeRoundRect(double x, double y, double w, double h, double arcWidth,
            double arcHeight) {
        round(x, y, w, h, Math.min(arcWidth, w) / 2, Math.min(arcHeight, h) / 2);
        stroke();
    }

    private void round(double x, double y, double w, double h, double rx, double ry) {
        double cx = rx * (1 - ROUND);
        double cy = ry * (1 - ROUND);
        beginPath();
        moveTo(x + rx, y);
        lineTo(x + w - rx, y);
        bezierCurveTo(x + w - cx, y, x + w, y + cy, x + w, y + ry);
        lineTo(x + w, y + h - ry);
        bezierCurveTo(x + w, y + h - cy, x + w - cx, y + h, x + w - rx, y + h);
        lineTo(x + rx, y + h);
        bezierCurveTo(x + cx, y + h, x, y + h - cy, x, y + h - ry);
        lineTo(x, y + ry);
        bezierCurveTo(x, y + cy, x + cx, y, x + rx, y);
        closePath();
    }

    @Override
    public final void fillOval(double x, double y, double w, double h) {
        fillRoundRect(x, y, w, h, w, h);
    }

    @Override
    public final void strokeOval(double x, double y, double w, double h) {
        strokeRoundRect(x, y, w, h, w, h);
    }

    @Override
    public final void fillArc(double x, double y, double w, double h, double start, double extent,
            ArcType closure) {
        arc(x, y, w, h, start, extent, closure);
        fill();
    }

    @Override
    public final void strokeArc(double x, double y, double w, double h, double start, double extent,
            ArcType closure) {
        arc(x, y, w, h, start, extent, closure);
        stroke();
    }

    /// In curves of at most an eighth of the circle.
    private void arc(double x, double y, double w, double h, double start, double extent, ArcType closure) {
        int pieces = Math.max(1, (int) Math.ceil(Math.abs(extent) / 45));
        double turn = Math.toRadians(extent / pieces);
        double handle = 4.0 / 3 * Math.tan(turn / 4);
        Affine onOval = new Affine(w / 2, 0, x + w / 2, 0, -h / 2, y + h / 2);
        beginPath();
        for (int i = 0; i <= pieces; i++) {
            double angle = Math.toRadians(start) + i * turn;
            double before = angle - turn;
            var to = onOval.transform(Math.cos(angle), Math.sin(angle));
            if (i == 0) {
                moveTo(to.getX(), to.getY());
                continue;
            }
            var first = onOval.transform(Math.cos(before) - handle * Math.sin(before),
                Math.sin(before) + handle * Math.cos(before));
            var second = onOval.transform(Math.cos(angle) + handle * Math.sin(angle),
                Math.sin(angle) - handle * Math.cos(angle));
            bezierCurveTo(first.getX(), first.getY(), second.getX(), second.getY(), to.getX(), to.getY());
        }
        if (closure == ArcType.ROUND) {
            lineTo(x + w / 2, y + h / 2);
        }
        if (closure != ArcType.OPEN) {
            closePath();
        }
    }

    @Override
    public final void strokeLine(double x1, double y1, double x2, double y2) {
        strokePolyline(new double[] {x1, x2}, new double[] {y1, y2}, 2);
    }

    @Override
    public final void strokePolyline(double[] xs, double[] ys, int count) {
        points(xs, ys, count);
        stroke();
    }

    @Override
    public final void fillPolygon(double[] xs, double[] ys, int count) {
        points(xs, ys, count);
        closePath();
        fill();
    }

    @Override
    public final void strokePolygon(double[] xs, double[] ys, int count) {
        points(xs, ys, count);
        closePath();
        stroke();
    }

    private void points(double[] xs, double[] ys, int count) {
        beginPath();
        for (int i = 0; i < count; i++) {
            if (i == 0) {
                moveTo(xs[i], ys[i]);
            } else {
                lineTo(xs[i], ys[i]);
            }
        }
    }

    @Override
    public final void fillText(String text, double x, double y) {
        fillText(text, x, y, Double.MAX_VALUE);
    }

    @Override
    public final void fillText(String text, double x, double y, double maxWidth) {
        Text shape = new Text(text);
        shape.setFont(font);
        double wide = shape.getLayoutBounds().getWidth();
        double across = Math.min(1, maxWidth / Math.max(1, wide));
        double left = switch (align) {
            case CENTER -> x - across * wide / 2;
            case RIGHT -> x - across * wide;
            default -> x;
        };
        double drop = Svg.drop(baseline, font);
        beginPath();
        for (PathElement element : ((Path) Shape.subtract(shape, new Rectangle())).getElements()) {
            glyph(element, new Affine(across, 0, left, 0, 1, y + drop));
        }
        fill();
    }

    private void glyph(PathElement element, Affine at) {
        switch (element) {
            case MoveTo to -> moveTo(x(at, to.getX()), y(at, to.getY()));
            case LineTo to -> lineTo(x(at, to.getX()), y(at, to.getY()));
            case QuadCurveTo to -> quadraticCurveTo(x(at, to.getControlX()), y(at, to.getControlY()),
                x(at, to.getX()), y(at, to.getY()));
            case CubicCurveTo to -> bezierCurveTo(x(at, to.getControlX1()), y(at, to.getControlY1()),
                x(at, to.getControlX2()), y(at, to.getControlY2()), x(at, to.getX()), y(at, to.getY()));
            case ClosePath _ -> closePath();
            default -> throw new IllegalStateException("an area has no such piece: " + element);
        }
    }

    private static double x(Affine at, double x) {
        return at.getMxx() * x + at.getTx();
    }

    private static double y(Affine at, double y) {
        return y + at.getTy();
    }
}
