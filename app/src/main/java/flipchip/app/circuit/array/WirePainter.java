package flipchip.app.circuit.array;

import java.util.function.Consumer;
import java.util.function.Function;
import flipchip.app.circuit.array.ArrayGeometry.Wire;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Ink;
import flipchip.app.kit.draw.Pen;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;

/// A painter of the wires between cells: form shows signal and direction, colour only repeats them.
///
/// Information keeps to the right, so that two signals that meet on one link do not hide each other.
final class WirePainter {
    private static final double KEEP_RIGHT = 2.5;

    private final Pen g;
    private final ArrayGeometry geometry;
    private final Function<CanvasColor, Ink> inks;
    private final double scale;

    WirePainter(Pen g, ArrayGeometry geometry, Function<CanvasColor, Ink> inks) {
        this.g = g;
        this.geometry = geometry;
        this.inks = inks;
        scale = Math.clamp(geometry.pitch() / 60, 0.55, 1.6);
    }

    /// A hairline for every link.
    void idle() {
        g.setStroke(inks.apply(CanvasColor.IDLE), 1);
        for (Direction d : new Direction[] {Direction.E, Direction.SE, Direction.S, Direction.SW}) {
            strokeEach(-1, d, this::stroke);
        }
    }

    /// "remote": a single line with a chevron in its middle.
    void remote(long cells, Direction to, double strength, boolean dashed) {
        begin(CanvasColor.REMOTE, strength, 1.6, dashed);
        strokeEach(cells, to, wire -> {
            Wire line = wire.shifted(KEEP_RIGHT * scale);
            stroke(line);
            chevron(line);
        });
        end();
    }

    /// "remoteOrLocal" of a disc that closes a run: a double line.
    void local(long cells, Direction to, double strength, boolean dashed) {
        begin(CanvasColor.REMOTE_OR_LOCAL, strength, 1.4, dashed);
        strokeEach(cells, to, wire -> {
            stroke(wire.shifted(1.8 * scale));
            stroke(wire.shifted(-1.8 * scale));
        });
        end();
    }

    /// "flip": a thick arrow with a filled head.
    void flip(long cells, Direction to, boolean dashed) {
        begin(CanvasColor.FLIP, 1, 3.6, dashed);
        strokeEach(cells, to, wire -> stroke(wire.part(-0.05, 0.55)));
        g.setFill(inks.apply(CanvasColor.FLIP));
        each(cells, to, wire -> head(wire.part(0, 1.08), 11 * scale, 6 * scale));
        end();
    }

    /// The mark of a wire that rose at this very step: a short bright tip at its end.
    void tips(long cells, Direction to) {
        begin(CanvasColor.TIP, 1, 3.2, false);
        strokeEach(cells, to, wire -> stroke(wire.shifted(KEEP_RIGHT * scale).part(0.74, 1)));
        end();
    }

    private void strokeEach(long cells, Direction to, Consumer<Wire> lines) {
        if (cells != 0) {
            g.strokeTogether(() -> each(cells, to, lines));
        }
    }

    private void each(long cells, Direction to, Consumer<Wire> drawing) {
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            Square square = Square.of(Long.numberOfTrailingZeros(rest));
            if (to.from(square).isPresent() && geometry.isVisible(square)) {
                drawing.accept(geometry.wire(square, to));
            }
        }
    }

    private void begin(CanvasColor ink, double strength, double lineWidth, boolean dashed) {
        g.setGlobalAlpha(strength);
        g.setStroke(inks.apply(ink), lineWidth * scale);
        if (dashed) {
            g.setLineDashes(2.5 * scale, 2.5 * scale);
        }
    }

    private void end() {
        g.setGlobalAlpha(1);
        g.setLineDashes();
    }

    private void stroke(Wire wire) {
        g.strokeLine(wire.startX(), wire.startY(), wire.endX(), wire.endY());
    }

    private void chevron(Wire wire) {
        double ux = (wire.endX() - wire.startX()) / wire.length();
        double uy = (wire.endY() - wire.startY()) / wire.length();
        double size = 4.2 * scale;
        double tipX = (wire.startX() + wire.endX()) / 2 + ux * size * 0.6;
        double tipY = (wire.startY() + wire.endY()) / 2 + uy * size * 0.6;
        g.strokePolyline(new double[] {tipX - (ux + uy) * size, tipX, tipX - (ux - uy) * size},
            new double[] {tipY - (uy - ux) * size, tipY, tipY - (uy + ux) * size}, 3);
    }

    private void head(Wire wire, double length, double half) {
        double ux = (wire.endX() - wire.startX()) / wire.length();
        double uy = (wire.endY() - wire.startY()) / wire.length();
        double baseX = wire.endX() - ux * length;
        double baseY = wire.endY() - uy * length;
        g.fillPolygon(new double[] {wire.endX(), baseX - uy * half, baseX + uy * half},
            new double[] {wire.endY(), baseY + ux * half, baseY - ux * half}, 3);
    }
}
