package flipchip.app.kit.draw;

import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;

/// Draws on a canvas.
public final class CanvasPen implements Pen {
    private final GraphicsContext g;
    private final InParts parts;
    private boolean isDashed;
    /// Whether shapes are added to the path instead of being drawn.
    private boolean isGathering;

    public CanvasPen(GraphicsContext g) {
        this.g = g;
        parts = new InParts(g);
    }

    @Override
    public void setFill(Ink ink) {
        g.setFill(SheetInk.paint(ink));
    }

    @Override
    public void setStroke(Ink ink) {
        g.setStroke(SheetInk.paint(ink));
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
    public void setFont(Typeface face) {
        g.setFont(FontFiles.of(face));
    }

    @Override
    public void setTextAlign(TextAlignment align) {
        g.setTextAlign(switch (align) {
            case LEFT -> javafx.scene.text.TextAlignment.LEFT;
            case CENTER -> javafx.scene.text.TextAlignment.CENTER;
            case RIGHT -> javafx.scene.text.TextAlignment.RIGHT;
        });
    }

    @Override
    public void setTextBaseline(TextBaseline baseline) {
        g.setTextBaseline(switch (baseline) {
            case TOP -> VPos.TOP;
            case CENTER -> VPos.CENTER;
            case BASELINE -> VPos.BASELINE;
            case BOTTOM -> VPos.BOTTOM;
        });
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
        if (isGathering) {
            g.moveTo(x + width, y + height / 2);
            g.arc(x + width / 2, y + height / 2, width / 2, height / 2, 0, 360);
            g.closePath();
        } else {
            g.fillOval(x, y, width, height);
        }
    }

    @Override
    public void strokeOval(double x, double y, double width, double height) {
        g.strokeOval(x, y, width, height);
    }

    @Override
    public void fillArc(double x, double y, double width, double height, double start, double extent,
            ArcType closure) {
        g.fillArc(x, y, width, height, start, extent, arcType(closure));
    }

    @Override
    public void strokeArc(double x, double y, double width, double height, double start, double extent,
            ArcType closure) {
        g.strokeArc(x, y, width, height, start, extent, arcType(closure));
    }

    private static javafx.scene.shape.ArcType arcType(ArcType closure) {
        return switch (closure) {
            case OPEN -> javafx.scene.shape.ArcType.OPEN;
            case CHORD -> javafx.scene.shape.ArcType.CHORD;
            case ROUND -> javafx.scene.shape.ArcType.ROUND;
        };
    }

    @Override
    public void strokeLine(double x1, double y1, double x2, double y2) {
        if (isGathering) {
            g.moveTo(x1, y1);
            g.lineTo(x2, y2);
        } else if (isDashed || !parts.strokeLine(x1, y1, x2, y2)) {
            g.strokeLine(x1, y1, x2, y2);
        }
    }

    @Override
    public void strokeTogether(Runnable lines) {
        gather(lines);
        g.stroke();
    }

    @Override
    public void fillTogether(Runnable ovals) {
        gather(ovals);
        g.fill();
    }

    private void gather(Runnable shapes) {
        g.beginPath();
        isGathering = true;
        shapes.run();
        isGathering = false;
    }

    @Override
    public void strokePolyline(double[] xs, double[] ys, int count) {
        if (isGathering) {
            for (int i = 1; i < count; i++) {
                if (i == 1) {
                    g.moveTo(xs[0], ys[0]);
                }
                g.lineTo(xs[i], ys[i]);
            }
        } else if (isDashed || !parts.strokePolyline(xs, ys, count)) {
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
