package flipchip.app.circuit.array;

import java.util.function.Function;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Ink;
import flipchip.app.kit.draw.Pen;

/// A painter of one mark of the chip for a legend, [#WIDTH] wide.
public record LegendForm(Pen g, Function<CanvasColor, Ink> inks) {
    public static final int WIDTH = 25;

    public void paint(CanvasColor kind, double height) {
        double y = height / 2;
        g.setStroke(inks.apply(kind));
        g.setFill(inks.apply(kind));
        switch (kind) {
            case REMOTE -> {
                g.setLineWidth(1.6);
                g.strokeLine(2, y, 24, y);
                g.strokePolyline(new double[] {11, 15, 11}, new double[] {y - 4, y, y + 4}, 3);
            }
            case REMOTE_OR_LOCAL -> {
                g.setLineWidth(1.4);
                g.strokeLine(2, y - 2, 24, y - 2);
                g.strokeLine(2, y + 2, 24, y + 2);
            }
            case LEGAL -> {
                g.setLineWidth(1.8);
                g.strokePolygon(new double[] {14, 22, 14, 6}, new double[] {y - 8, y, y + 8, y}, 4);
                g.fillOval(12, y - 2, 4, 4);
            }
            case FLIP -> {
                g.setLineWidth(3.6);
                g.strokeLine(2, y, 14, y);
                g.fillPolygon(new double[] {25, 14, 14}, new double[] {y, y - 6, y + 6}, 3);
            }
            default -> {
                g.setLineWidth(2);
                g.strokePolyline(new double[] {4, 4, 9}, new double[] {y - 3, y - 8, y - 8}, 3);
                g.strokePolyline(new double[] {15, 20, 20}, new double[] {y - 8, y - 8, y - 3}, 3);
                g.strokePolyline(new double[] {20, 20, 15}, new double[] {y + 3, y + 8, y + 8}, 3);
                g.strokePolyline(new double[] {9, 4, 4}, new double[] {y + 8, y + 8, y + 3}, 3);
            }
        }
    }
}
