package flipchip.app.circuit.array;

import java.util.Optional;
import java.util.function.Function;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.Ink;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;
import flipchip.engine.board.Color;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.FlipRays;

/// A painter of the die: the 64 cells and the signals between them, from one state of the machine and
/// nothing else.
public record ArrayPainter(Pen g, ArrayGeometry geometry, Function<CanvasColor, Ink> inks) {
    /// Least distance of cells at which a name has room between pins.
    private static final double ROOMY = 48;
    /// Height of a name as a share of the pitch.
    private static final double NAME = 0.22;
    /// Least height of letters for one reader, and for an audience.
    public static final int LETTERS = 11;
    static final int LARGE_LETTERS = 16;
    private static final double FAINT = 0.3;
    private static final double QUIET_REMOTE = 0.8;
    private static final double QUIET_LOCAL = 0.45;

    /// What is drawn.
    ///
    /// @param chosen       the square whose rays are drawn at full strength; empty for that of the move
    /// @param bothNetworks whether the opponent's signals are drawn, too
    /// @param allWires     whether signals are drawn that lead nowhere
    /// @param wrong        squares in which the circuit is wrong
    public record Shown(Moment moment, Optional<Square> chosen, boolean bothNetworks, boolean allWires,
            long wrong) {
        private Optional<Square> focus() {
            return chosen.or(moment::focus);
        }
    }

    /// Draws the die with its pins, its links and the boxes of its cells: what no signal changes.
    ///
    /// @param width   of the die, which is as high as the geometry's side
    /// @param letters least height of the files' letters and the ranks' numbers; 0 for none
    public void ground(double width, int letters) {
        g.setFill(inks.apply(CanvasColor.LINE));
        g.fillRoundRect(0, 0, width, geometry.side(), 16, 16);
        g.setFill(inks.apply(CanvasColor.DIE));
        g.fillRoundRect(1, 1, width - 2, geometry.side() - 2, 14, 14);
        PinPainter.draw(g, geometry, width, inks);
        if (letters > 0) {
            names(letters);
        }
        g.clip(1, 1, width - 2, geometry.side() - 2);
        new WirePainter(g, geometry, inks).idle();
        new CellPainter(g, geometry, inks).empty();
    }

    /// Draws signals and what the cells hold, on the ground.
    public void paint(double width, Shown shown) {
        g.clip(1, 1, width - 2, geometry.side() - 2);
        signals(new WirePainter(g, geometry, inks), shown);
        CellPainter cells = new CellPainter(g, geometry, inks);
        cells.draw(shown.moment(), shown.chosen());
        cells.ring(shown.wrong());
    }

    /// Of the files below, of the ranks on the left.
    private void names(int least) {
        g.setFill(inks.apply(CanvasColor.QUIET));
        double size = Math.clamp(Math.round(NAME * geometry.pitch()), least, 18);
        g.setText(Fonts.text(size), TextAlignment.CENTER, TextBaseline.CENTER);
        double edge = line(geometry.top(), size);
        for (int i = 0; i < 8; i++) {
            g.fillText(String.valueOf((char) ('a' + i)), geometry.x(Square.of(i)), geometry.side() - edge);
            g.fillText(String.valueOf(i + 1), geometry.left() - geometry.top() + edge,
                geometry.y(Square.of(8 * i)));
        }
    }

    /// How far from the edge names stand: between pins, and further in where pins are close together or the
    /// margin is narrow.
    private double line(double margin, double size) {
        return geometry.pitch() >= ROOMY && margin >= size + 2
            ? margin / 2
            : (PinPainter.DEPTH + margin + (geometry.pitch() - geometry.cellSide()) / 2) / 2;
    }

    private static void signals(WirePainter wires, Shown shown) {
        Color mover = shown.moment().state().current();
        if (shown.bothNetworks()) {
            network(wires, shown, mover.opponent(), true);
        }
        network(wires, shown, mover, false);
    }

    private static void network(WirePainter wires, Shown shown, Color color, boolean dashed) {
        FlipRays now = new FlipRays(shown.moment().state(), color, shown.allWires());
        FlipRays before = new FlipRays(shown.moment().before(), color, shown.allWires());
        Optional<Square> focus = shown.focus();
        double others = focus.isPresent() ? FAINT : QUIET_REMOTE;
        double closers = focus.isPresent() ? FAINT : QUIET_LOCAL;
        for (Direction d : Direction.values()) {
            long strong = focus.map(square -> now.focus(square, d)).orElse(0L);
            long remote = now.remote(d);
            long local = now.local(d);
            wires.local(local & ~strong, d.opposite(), closers, dashed);
            wires.remote(remote & ~strong, d.opposite(), others, dashed);
            wires.local(local & strong, d.opposite(), 1, dashed);
            wires.remote(remote & strong, d.opposite(), 1, dashed);
            wires.tips((remote & ~before.remote(d) | local & ~before.local(d)), d.opposite());
        }
        for (Direction d : Direction.values()) {
            wires.flip(now.flip(d), d, dashed);
            wires.tips(now.flip(d) & ~before.flip(d), d);
        }
    }
}
