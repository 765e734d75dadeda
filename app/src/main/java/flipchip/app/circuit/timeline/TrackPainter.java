package flipchip.app.circuit.timeline;

import java.util.function.Function;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.Ink;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;

/// A painter of the circuit activity of each move: a bar for the changes of nets, a line across it where the
/// array was at rest as a share of the clock, a dot for each disc of the longest run, and the number of
/// clocks.
///
/// @param top    of the lane
/// @param height of the lane, 24 or more
record TrackPainter(Pen g, Function<CanvasColor, Ink> ink, double top, double height) {
    private static final double NUMBERS = 11;
    private static final double ROOM_FOR_NUMBER = 13;

    /// @param left   where the slot of power-up begins
    /// @param slot   width of a move
    /// @param period gate delays of a clock
    /// @param now    the move of the time line
    void paint(HardwareTrack track, double left, double slot, int period, int now) {
        HardwareTrack.Cost most = track.most();
        double base = top + height;
        double reach = height - NUMBERS;
        for (HardwareTrack.Cost cost : track.moves()) {
            double x = left + cost.number() * slot;
            double wide = Math.max(2, slot - 3);
            double tall = Math.max(1, reach * cost.toggles() / most.toggles());
            g.setGlobalAlpha(cost.number() > now ? 0.45 : 1);
            g.setFill(ink.apply(CanvasColor.REMOTE));
            g.fillRect(x + 1.5, base - tall, wide * 0.55, tall);
            g.setStroke(ink.apply(CanvasColor.TEXT), 1.4);
            double rest = base - Math.min(reach, reach * cost.settled() / period);
            g.strokeLine(x + 1.5, rest, x + 1.5 + wide * 0.55, rest);
            g.setFill(ink.apply(CanvasColor.FLIP));
            for (int disc = 0; disc < cost.longestRun(); disc++) {
                g.fillOval(x + 1.5 + wide * 0.7, base - 3 - disc * 3.2, 2.6, 2.6);
            }
            if (slot >= ROOM_FOR_NUMBER) {
                g.setFill(ink.apply(cost.number() == now ? CanvasColor.TEXT : CanvasColor.QUIET));
                g.setFont(Fonts.code(11));
                g.setTextAlign(TextAlignment.LEFT);
                g.fillText(String.valueOf(cost.clocks()), x + 1.5, top + NUMBERS / 2);
            }
        }
        g.setGlobalAlpha(1);
    }
}
