package flipchip.app.kit.draw;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.ArcType;
import javafx.scene.transform.Affine;

/// Draws large and upright shapes on a canvas as rectangles, their corners alone as shapes. Where no graphics
/// card helps, the toolkit's rasterizer walks through every pixel around a shape, also the empty ones within
/// a frame or beside a bent line; a rectangle it fills row by row.
///
/// Each method says whether it has drawn the shape; what would look otherwise than the toolkit's own (other
/// paints than a colour, parts that would lie over each other half transparent) it leaves to the caller.
record InParts(GraphicsContext g) {
    /// Square pixels from which on a shape is worth its parts.
    private static final double LARGE = 10_000;
    /// How far the handles of a cubic curve lie along the sides of a quarter of a circle.
    private static final double ROUND = 0.5523;

    private static boolean isLarge(double width, double height, double across, double down) {
        return width * height > LARGE && 4 * across < width && 4 * down < height;
    }

    boolean fillRoundRect(double x, double y, double width, double height, double across, double down) {
        if (!(g.getFill() instanceof Color) || !isLarge(width, height, across, down)) {
            return false;
        }
        Affine onScreen = g.getTransform();
        double left = above(x + across, onScreen.getMxx(), onScreen.getTx());
        double right = below(x + width - across, onScreen.getMxx(), onScreen.getTx());
        double top = above(y + down, onScreen.getMyy(), onScreen.getTy());
        double bottom = below(y + height - down, onScreen.getMyy(), onScreen.getTy());
        g.fillRect(x, top, width, bottom - top);
        g.fillRect(left, y, right - left, top - y);
        g.fillRect(left, bottom, right - left, y + height - bottom);
        corner(x, y, left, top, across, down);
        corner(x + width, y, right, top, -across, down);
        corner(x, y + height, left, bottom, across, -down);
        corner(x + width, y + height, right, bottom, -across, -down);
        return true;
    }

    /// The corner at (x, y), to the point inside where the rectangles begin: between pixels, so that no seam
    /// is seen.
    private void corner(double x, double y, double insideX, double insideY, double across, double down) {
        g.beginPath();
        g.moveTo(x, insideY);
        g.lineTo(x, y + down);
        g.bezierCurveTo(x, y + down * (1 - ROUND), x + across * (1 - ROUND), y, x + across, y);
        g.lineTo(insideX, y);
        g.lineTo(insideX, insideY);
        g.fill();
        g.beginPath();
    }

    /// The next edge between pixels of the screen that is not less than `value`.
    private static double above(double value, double scale, double shift) {
        return (Math.ceil(value * scale + shift) - shift) / scale;
    }

    private static double below(double value, double scale, double shift) {
        return (Math.floor(value * scale + shift) - shift) / scale;
    }

    boolean strokeRoundRect(double x, double y, double width, double height, double across, double down) {
        return isLarge(width, height, across, down) && overlapping(() -> {
            double half = g.getLineWidth() / 2;
            side(x + across + half, y, x + width - across - half, y);
            side(x + across + half, y + height, x + width - across - half, y + height);
            side(x, y + down + half, x, y + height - down - half);
            side(x + width, y + down + half, x + width, y + height - down - half);
            g.strokeArc(x, y, 2 * across, 2 * down, 90, 90, ArcType.OPEN);
            g.strokeArc(x, y + height - 2 * down, 2 * across, 2 * down, 180, 90, ArcType.OPEN);
            g.strokeArc(x + width - 2 * across, y + height - 2 * down, 2 * across, 2 * down, 270, 90,
                ArcType.OPEN);
            g.strokeArc(x + width - 2 * across, y, 2 * across, 2 * down, 0, 90, ArcType.OPEN);
        });
    }

    boolean strokeRect(double x, double y, double width, double height) {
        return width * height > LARGE && overlapping(() -> {
            side(x, y, x + width, y);
            side(x, y + height, x + width, y + height);
            side(x, y, x, y + height);
            side(x + width, y, x + width, y + height);
        });
    }

    boolean strokeLine(double x1, double y1, double x2, double y2) {
        return (x1 == x2 || y1 == y2) && g.getStroke() instanceof Color && upright(() -> {
            side(x1, y1, x2, y2);
        });
    }

    boolean strokePolyline(double[] xs, double[] ys, int count) {
        for (int i = 1; i < count; i++) {
            if (xs[i] != xs[i - 1] && ys[i] != ys[i - 1]) {
                return false;
            }
        }
        return count > 1 && overlapping(() -> {
            for (int i = 1; i < count; i++) {
                side(xs[i - 1], ys[i - 1], xs[i], ys[i]);
            }
        });
    }

    /// Parts that may lie over each other.
    private boolean overlapping(Runnable parts) {
        return g.getGlobalAlpha() == 1 && g.getStroke() instanceof Color color && color.isOpaque()
                && upright(parts);
    }

    /// Parts of lines, by rectangles of the line's colour.
    private boolean upright(Runnable parts) {
        Paint before = g.getFill();
        g.setFill(g.getStroke());
        parts.run();
        g.setFill(before);
        return true;
    }

    /// A line along x or y with the square ends that a canvas gives it.
    private void side(double x1, double y1, double x2, double y2) {
        double width = g.getLineWidth();
        g.fillRect(Math.min(x1, x2) - width / 2, Math.min(y1, y2) - width / 2, Math.abs(x2 - x1) + width,
            Math.abs(y2 - y1) + width);
    }
}
