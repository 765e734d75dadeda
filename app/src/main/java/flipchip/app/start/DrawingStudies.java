package flipchip.app.start;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.FillRule;

/// Shapes that take the toolkit's rasterizer (Marlin) everywhere in its code. Its heart is one method with a
/// branch for each kind of scan line: when the first shape of a kind comes after the method was compiled
/// without that branch, a picture takes 100 milliseconds longer while it is interpreted and compiled again.
final class DrawingStudies {
    /// Each of them takes much less than a millisecond when it has been drawn before. The rasterizer sorts
    /// the crossings of a scan line in one way below 20, in others below 40 and above: a comb has two for
    /// each tooth.
    static final List<Consumer<GraphicsContext>> ALL = List.of(DrawingStudies::thin, DrawingStudies::apart,
        g -> comb(g, 4, FillRule.NON_ZERO), g -> comb(g, 4, FillRule.EVEN_ODD), DrawingStudies::beyond,
        g -> comb(g, 14, FillRule.NON_ZERO), g -> comb(g, 14, FillRule.EVEN_ODD),
        g -> comb(g, 40, FillRule.NON_ZERO), g -> comb(g, 40, FillRule.EVEN_ODD));

    private DrawingStudies() {}

    private static void comb(GraphicsContext g, int teeth, FillRule rule) {
        g.setFillRule(rule);
        g.setFill(Color.GRAY);
        g.beginPath();
        for (int tooth = 0; tooth < teeth; tooth++) {
            double x = 10.3 + tooth * 12;
            g.moveTo(x, 10);
            g.lineTo(x + 5, 17);
            g.lineTo(x + 9, 10 + tooth % 5);
            g.closePath();
        }
        g.fill();
        g.setFillRule(FillRule.NON_ZERO);
    }

    /// Scan lines that cross nothing, between others.
    private static void apart(GraphicsContext g) {
        g.beginPath();
        g.rect(20.5, 20.5, 30, 6);
        g.rect(20.5, 60.5, 300, 6);
        g.fill();
        g.stroke();
    }

    /// Shapes that begin and end outside of what is seen.
    private static void beyond(GraphicsContext g) {
        double right = g.getCanvas().getWidth();
        g.strokeOval(-20, 10, 40, 30);
        g.fillOval(right - 20, 10, 40, 30);
        g.strokeRoundRect(-10, -10, right + 20, 40, 12, 12);
        g.fillPolygon(new double[] {-30, right + 30, right / 2}, new double[] {5, 9, 40}, 3);
    }

    private static void thin(GraphicsContext g) {
        g.setLineWidth(0.7);
        g.setLineDashes(4, 2.5);
        g.strokeOval(30, 30, 40, 40);
        g.strokeLine(5, 5, 300, 33);
        g.setLineDashes();
        g.setLineWidth(2.4);
        g.strokePolyline(new double[] {10, 60, 110, 160}, new double[] {10, 40, 12, 44}, 4);
    }
}
