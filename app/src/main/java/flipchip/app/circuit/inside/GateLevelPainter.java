package flipchip.app.circuit.inside;

import java.util.Optional;
import flipchip.app.circuit.inside.CellLayout.Box;
import flipchip.app.circuit.inside.CellLayout.Point;
import flipchip.app.circuit.inside.CellLayout.Wire;
import flipchip.app.circuit.inside.CellWiring.Kind;
import flipchip.app.circuit.inside.CellWiring.Part;
import flipchip.app.circuit.timeline.Moment;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.GateShape;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.referee.run.MachineState;

/// A painter of the schematic of cells: gates in the distinctive shapes of IEEE 91 with the value of their
/// output inside and those of their inputs where the wires end, wires thick and coloured while they are high.
///
/// What is outside the view is not drawn; names and values come where there is room for them.
final class GateLevelPainter {
    private static final double NAMES_FROM = 0.72;
    private static final double VALUES_FROM = 0.55;
    /// Width of a letter of a name, about.
    private static final double LETTER = 6.3;

    private final Pen g;
    private final Scene scene;
    private final Parts parts;
    private final CellLayout layout;
    private final MachineState now;
    private final MachineState before;
    private final Optional<NetTrace> trace;
    private final boolean fadeDead;
    private final double scale;

    GateLevelPainter(Pen g, Scene scene, Moment moment, Optional<NetTrace> trace, boolean fadeDead) {
        this.g = g;
        this.scene = scene;
        this.trace = trace;
        this.fadeDead = fadeDead;
        parts = scene.parts().orElseThrow();
        layout = parts.layout().orElseThrow();
        now = moment.state();
        before = moment.before();
        scale = scene.scale();
    }

    void draw() {
        for (Square square : Square.values()) {
            if (scene.sees(square)) {
                g.setFill(scene.ink(CanvasColor.CELL));
                g.fillRoundRect(scene.left(square) + 2, scene.top(square) + 2, scene.width() - 4,
                    scene.side() - 4, 20, 20);
                layout.wires().forEach(wire -> wire(square, wire));
                parts.wiring().pins().forEach(pin -> pin(square, pin));
                parts.wiring().parts().forEach(part -> gate(square, part));
            }
        }
    }

    private void wire(Square square, Wire wire) {
        int count = wire.bends().size();
        double[] x = new double[count];
        double[] y = new double[count];
        double left = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double bottom = -Double.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            x[i] = scene.layoutX(square, wire.bends().get(i).x());
            y[i] = scene.layoutY(square, wire.bends().get(i).y());
            left = Math.min(left, x[i]);
            right = Math.max(right, x[i]);
            top = Math.min(top, y[i]);
            bottom = Math.max(bottom, y[i]);
        }
        if (!scene.sees((left + right) / 2, (top + bottom) / 2, Math.max(right - left, bottom - top) / 2)) {
            return;
        }
        Net net = parts.wiring().net(square, wire.net());
        Net reader = parts.wiring().net(square, wire.reader());
        halo(net, reader, x, y, count);
        boolean high = now.high(net);
        g.setGlobalAlpha(fadeDead && !parts.isLive(reader) ? 0.3 : 1);
        g.setStroke(scene.ink(high ? Signals.ink(wire.net()) : CanvasColor.RING),
            high ? Math.max(1.6, 2.4 * scale) : 0.6);
        g.strokePolyline(x, y, count);
        g.setGlobalAlpha(1);
    }

    /// A broad pale line below the wires of a trace: whole where they lead to the chosen gate, dashed behind
    /// it.
    private void halo(Net net, Net reader, double[] x, double[] y, int count) {
        if (trace.isEmpty()) {
            return;
        }
        NetTrace marks = trace.get();
        boolean into = (marks.fanIn().containsKey(reader) || marks.root().equals(reader))
                && marks.fanIn().containsKey(net);
        boolean outOf = (marks.fanOut().containsKey(net) || marks.root().equals(net))
                && marks.fanOut().containsKey(reader);
        if (into || outOf) {
            g.setStroke(scene.ink(CanvasColor.ACCENT));
            g.setGlobalAlpha(0.55);
            g.setLineWidth(Math.max(4, 6 * scale));
            if (outOf) {
                g.setLineDashes(8, 6);
            }
            g.strokePolyline(x, y, count);
            g.setLineDashes();
            g.setGlobalAlpha(1);
        }
    }

    private void pin(Square square, String name) {
        Point at = layout.pins().get(name);
        double x = scene.layoutX(square, at.x());
        double y = scene.layoutY(square, at.y());
        if (!scene.sees(x, y, CellLayout.PIN_WIDTH * scale)) {
            return;
        }
        Net net = parts.wiring().net(square, name);
        boolean high = now.high(net);
        double size = Math.max(2, 4 * scale);
        g.setFill(scene.ink(high ? Signals.ink(name) : CanvasColor.RING));
        g.fillRect(x - size, y - size / 2, size, size);
        if (scale >= NAMES_FROM) {
            String source = parts.wiring().driver(net) == null
                ? name
                : parts.wiring().driver(net).square() + "." + parts.wiring().driver(net).name();
            label((net.isConstant() ? "0" : source), x - size - 3, y, TextAlignment.RIGHT, high);
        }
    }

    private void gate(Square square, Part part) {
        Box box = layout.gates().get(part.name());
        double x = scene.layoutX(square, box.x());
        double y = scene.layoutY(square, box.y());
        double width = CellLayout.GATE_WIDTH * scale;
        double height = CellLayout.GATE_HEIGHT * scale;
        if (!scene.sees(x + width / 2, y + height / 2, 2 * width)) {
            return;
        }
        Net net = parts.wiring().net(square, part.name());
        boolean high = now.high(net);
        boolean dead = fadeDead && !parts.isLive(net);
        g.setGlobalAlpha(dead ? 0.35 : 1);
        shape(part.kind()).trace(g, x, y, width, height);
        g.setFill(scene.ink(CanvasColor.DIE));
        g.fill();
        g.setStroke(scene.ink(high ? Signals.ink(part.name()) : CanvasColor.RING), high ? 2.4 : 1.1);
        g.setLineDashes(dead ? new double[] {3, 3} : new double[] {});
        g.stroke();
        g.setLineDashes();
        if (high != before.high(net)) {
            g.setStroke(scene.ink(CanvasColor.TIP), 1.2);
            g.strokeRect(x - 3, y - 3, width + 6, height + 6);
        }
        g.setGlobalAlpha(1);
        if (scale >= VALUES_FROM) {
            values(square, part, x, y, width, height);
        }
        if (scale >= NAMES_FROM) {
            label(part.name(), x + width / 2, y + height + 6 * scale + 1, TextAlignment.CENTER, high);
        }
    }

    static GateShape shape(Kind kind) {
        return switch (kind) {
            case AND -> GateShape.AND;
            case OR, XOR -> GateShape.OR;
            case NOT -> GateShape.NOT;
            case OTHER -> GateShape.BOX;
        };
    }

    private void values(Square square, Part part, double x, double y, double width, double height) {
        g.setText(Fonts.code(11), TextAlignment.CENTER, TextBaseline.CENTER);
        g.setFill(scene.ink(CanvasColor.TEXT));
        g.fillText(digit(now.high(parts.wiring().net(square, part.name()))), x + width * 0.68,
            y + height / 2);
        int count = part.inputs().size();
        for (int i = 0; i < count; i++) {
            g.fillText(digit(now.high(parts.wiring().net(square, part.inputs().get(i)))), x + width * 0.26,
                y + height * (2 * i + 1) / (2 * count));
        }
    }

    private static String digit(boolean high) {
        return high ? "1" : "0";
    }

    private void label(String text, double x, double y, TextAlignment side, boolean strong) {
        g.setText(Fonts.text(11), side, TextBaseline.CENTER);
        double width = LETTER * text.length();
        g.setFill(scene.ink(CanvasColor.CELL));
        g.fillRect(side == TextAlignment.RIGHT ? x - width : x - width / 2, y - 6, width, 12);
        g.setFill(scene.ink(strong ? CanvasColor.TEXT : CanvasColor.QUIET));
        g.fillText(text, x, y);
    }
}
