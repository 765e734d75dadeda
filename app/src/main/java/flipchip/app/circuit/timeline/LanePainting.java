package flipchip.app.circuit.timeline;

import flipchip.app.circuit.timeline.LanePlan.Lane;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;

/// A helper for the name and the cursor of a lane.
final class LanePainting {
    private LanePainting() {}

    static void label(Pen g, PaintedRegion inks, String text, Lane lane) {
        g.setFont(Fonts.text(11));
        g.setTextBaseline(TextBaseline.CENTER);
        g.setTextAlign(TextAlignment.RIGHT);
        g.setFill(inks.ink(CanvasColor.QUIET));
        g.fillText(text, LanePlan.LABEL - 12, lane.middle());
    }

    static void cursor(Pen g, PaintedRegion inks, double x, Lane lane) {
        g.setStroke(inks.ink(CanvasColor.TIP));
        g.setFill(inks.ink(CanvasColor.TIP));
        g.setLineWidth(1.5);
        g.strokeLine(x, lane.top() - 2, x, lane.bottom());
        g.fillPolygon(new double[] {x - 5, x + 5, x},
            new double[] {lane.top() - 4, lane.top() - 4, lane.top() + 3}, 3);
    }
}
