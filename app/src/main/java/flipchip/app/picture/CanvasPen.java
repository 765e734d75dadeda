package flipchip.app.picture;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/// Draws on a canvas.
public final class CanvasPen implements Pen {
    private final GraphicsContext g;

    public CanvasPen(GraphicsContext g) {
        this.g = g;
    }

    @Override
    public void setFill(Paint paint) {
        g.setFill(paint);
    }

    @Override
    public void setStroke(Paint paint) {
        g.setStroke(paint);
    }

    @Override
    public void setLine(double width, double alpha) {
        g.setLineWidth(width);
        g.setGlobalAlpha(alpha);
    }

    @Override
    public void setDashes(double... lengths) {
        g.setLineDashes(lengths);
    }

    @Override
    public void setText(Font font, TextAlignment align, VPos baseline) {
        g.setFont(font);
        g.setTextAlign(align);
        g.setTextBaseline(baseline);
    }

    @Override
    public void fillRect(double x, double y, double width, double height) {
        g.fillRect(x, y, width, height);
    }

    @Override
    public void line(double x1, double y1, double x2, double y2) {
        g.strokeLine(x1, y1, x2, y2);
    }

    @Override
    public void polyline(double[] xs, double[] ys) {
        g.strokePolyline(xs, ys, xs.length);
    }

    @Override
    public void polygon(double[] xs, double[] ys) {
        g.fillPolygon(xs, ys, xs.length);
    }

    @Override
    public void text(String text, double x, double y) {
        g.fillText(text, x, y);
    }
}
