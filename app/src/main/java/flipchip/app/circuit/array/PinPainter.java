package flipchip.app.circuit.array;

import java.util.function.Function;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Ink;
import flipchip.app.kit.draw.Pen;

/// The pins along the edges of the die: two at each end of every rank and file.
final class PinPainter {
    private static final double LONG = 8;
    private static final double SHORT = 3;
    private static final double EDGE = 5;
    /// How far pins reach into the die.
    static final double DEPTH = EDGE + SHORT;
    private static final double APART = 0.19;

    private PinPainter() {}

    /// The die is `width` wide and as high as the geometry's side. Seen nearer than as a whole it has none.
    static void draw(Pen g, ArrayGeometry at, double width, Function<CanvasColor, Ink> inks) {
        if (at.pitch() * 8 > at.side()) {
            return;
        }
        g.setFill(inks.apply(CanvasColor.REMOTE_OR_LOCAL));
        g.setGlobalAlpha(0.45);
        double bottom = at.side() - DEPTH;
        for (int line = 0; line < 8; line++) {
            for (double from : new double[] {0.5 - APART, 0.5 + APART}) {
                double x = Math.round(at.left() + (line + from) * at.pitch() - LONG / 2);
                double y = Math.round(at.top() + (line + from) * at.pitch() - LONG / 2);
                g.fillRect(x, EDGE, LONG, SHORT);
                g.fillRect(x, bottom, LONG, SHORT);
                g.fillRect(EDGE, y, SHORT, LONG);
                g.fillRect(width - DEPTH, y, SHORT, LONG);
            }
        }
        g.setGlobalAlpha(1);
    }
}
