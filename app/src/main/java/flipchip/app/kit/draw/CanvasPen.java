package flipchip.app.kit.draw;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;
import javafx.scene.shape.ArcType;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/// Draws on a canvas.
public final class CanvasPen implements Pen {
    private final GraphicsContext g;
    private final InParts parts;
    private boolean isDashed;

    public CanvasPen(GraphicsContext g) {
        this.g = g;
        parts = new InParts(g);
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
    public void setLineWidth(double width) {
        g.setLineWidth(width);
    }

    @Override
    public void setGlobalAlpha(double alpha) {
        g.setGlobalAlpha(alpha);
    }

    @Override
    public void setLineDashes(double... lengths) {
        isDashed = lengths.length > 0;
        g.setLineDashes(lengths);
    }

    @Override
    public void setFont(Font font) {
        g.setFont(font);
    }

    @Override
    public void setTextAlign(TextAlignment align) {
        g.setTextAlign(align);
    }

    @Override
    public void setTextBaseline(VPos baseline) {
        g.setTextBaseline(baseline);
    }

    @Override
    public void fillRect(double x, double y, double width, double height) {
        g.fillRect(x, y, width, height);
    }

    @Override
    public void strokeRect(double x, double y, double width, double height) {
        if (isDashed || !parts.strokeRect(x, y, width, height)) {
            g.strokeRect(x, y, width, height);
        }
    }

    @Override
    public void fillRoundRect(double x, double y, double width, double height, double arcWidth,
            double arcHeight) {
        if (!parts.fillRoundRect(x, y, width, height, arcWidth / 2, arcHeight / 2)) {
            g.fillRoundRect(x, y, width, height, arcWidth, arcHeight);
        }
    }

    @Override
    public void strokeRoundRect(double x, double y, double width, double height, double arcWidth,
            double arcHeight) {
        if (isDashed || !parts.strokeRoundRect(x, y, width, height, arcWidth / 2, arcHeight / 2)) {
            g.strokeRoundRect(x, y, width, height, arcWidth, arcHeight);
        }
    }

    @Override
    public void fillOval(double x, double y, double width, double height) {
        g.fillOval(x, y, width, height);
    }

    @Override
    public void strokeOval(double x, double y, double width, double height) {
        g.strokeOval(x, y, width, height);
    }

    @Override
    public void fillArc(double x, double y, double width, double height, double start, double extent,
            ArcType closure) {
        g.fillArc(x, y, width, height, start, extent, closure);
    }

    @Override
    public void strokeArc(double x, double y, double width, double height, double start, double extent,
            ArcType closure) {
        g.strokeArc(x, y, width, height, start, extent, closure);
    }

    @Override
    public void strokeLine(double x1, double y1, double x2, double y2) {
        if (isDashed || !parts.strokeLine(x1, y1, x2, y2)) {
            g.strokeLine(x1, y1, x2, y2);
        }
    }

    @Override
    public void strokePolyline(double[] xs, double[] ys, int count) {
        if (isDashed || !parts.strokePolyline(xs, ys, count)) {
            g.strokePolyline(xs, ys, count);
        }
    }

    @Override
    public void fillPolygon(double[] xs, double[] ys, int count) {
        g.fillPolygon(xs, ys, count);
    }

    @Override
    public void strokePolygon(double[] xs, double[] ys, int count) {
        g.strokePolygon(xs, ys, count);
    }

    @Override
    public void fillText(String text, double x, double y) {
        g.fillText(text, x, y);
    }

    @Override
    public void fillText(String text, double x, double y, double maxWidth) {
        g.fillText(text, x, y, maxWidth);
    }

    @Override
    public void beginPath() {
        g.beginPath();
    }

    @Override
    public void moveTo(double x, double y) {
        g.moveTo(x, y);
    }

    @Override
    public void lineTo(double x, double y) {
        g.lineTo(x, y);
    }

    @Override
    public void quadraticCurveTo(double controlX, double controlY, double x, double y) {
        g.quadraticCurveTo(controlX, controlY, x, y);
    }

    @Override
    public void bezierCurveTo(double control1X, double control1Y, double control2X, double control2Y,
            double x, double y) {
        g.bezierCurveTo(control1X, control1Y, control2X, control2Y, x, y);
    }

    @Override
    public void rect(double x, double y, double width, double height) {
        g.rect(x, y, width, height);
    }

    @Override
    public void closePath() {
        g.closePath();
    }

    @Override
    public void fill() {
        g.fill();
    }

    @Override
    public void stroke() {
        g.stroke();
    }

    @Override
    public void clip(double x, double y, double width, double height) {
        g.beginPath();
        g.rect(x, y, width, height);
        g.clip();
    }
}
