package flipchip.app.chips.opened;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import flipchip.app.chips.opened.Level.Inner;
import flipchip.app.chips.opened.Level.Pin;
import flipchip.app.chips.opened.Level.Wire;
import flipchip.app.chips.opened.LevelLayout.Box;
import flipchip.app.chips.opened.LevelLayout.Point;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.GateShape;
import flipchip.app.kit.draw.Ink;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;

/// A painter of one level at one moment: wires, parts and pins. One drawing.
final class LevelPainter {
    private static final Texts TEXTS = Texts.of("opened");
    private static final double NAMES_FROM = 0.45;
    private static final double PINS_FROM = 0.28;

    private final Pen g;
    private final Function<CanvasColor, Ink> inks;
    private final Netlist netlist;
    private final Level level;
    private final LevelLayout layout;
    private final Values values;
    private final OptionalInt chosen;
    /// What is drawn last.
    private final List<Runnable> above = new ArrayList<>();
    /// Where names stand beside their blocks.
    private final List<Box> names = new ArrayList<>();
    private final LevelShot shot;
    private final double scale;
    private final double left;
    private final double top;

    LevelPainter(Pen g, Function<CanvasColor, Ink> inks, Netlist netlist, Level level, LevelShot shot,
            Values values, OptionalInt chosen) {
        this.g = g;
        this.inks = inks;
        this.netlist = netlist;
        this.level = level;
        layout = shot.layout();
        this.values = values;
        this.chosen = chosen;
        this.shot = shot;
        scale = shot.scale();
        left = shot.left();
        top = shot.top();
    }

    /// Draws what lies in a region of this size.
    void draw(double width, double height) {
        g.setTextBaseline(TextBaseline.CENTER);
        for (int i = 0; i < level.wires().size(); i++) {
            wire(level.wires().get(i), layout.routes().get(i), width, height);
        }
        for (int row = 0; row < level.nodes().size(); row++) {
            Box box = shot.of(layout.boxes().get(row));
            if (box.meets(new Box(0, 0, width, height))) {
                node(row, box.x(), box.y(), box.width(), box.height());
            }
        }
        above.forEach(Runnable::run);
        if (scale >= LevelShot.VALUES_FROM) {
            BusValues.of(netlist, level, shot, values, width, height).forEach(label -> {
                ground(label.place());
                text(label.text(), label.x(), label.y(), label.side(), label.high());
            });
        }
    }

    private Ink ink(CanvasColor color) {
        return inks.apply(color);
    }

    private void wire(Wire wire, List<Point> route, double width, double height) {
        int count = route.size();
        double[] x = new double[count];
        double[] y = new double[count];
        boolean seen = false;
        for (int i = 0; i < count; i++) {
            x[i] = left + scale * route.get(i).x();
            y[i] = top + scale * route.get(i).y();
            seen |= i > 0 && Math.max(x[i - 1], x[i]) >= 0 && Math.min(x[i - 1], x[i]) <= width
                    && Math.max(y[i - 1], y[i]) >= 0 && Math.min(y[i - 1], y[i]) <= height;
        }
        if (!seen) {
            return;
        }
        boolean high = wire.nets().stream().anyMatch(values::isHigh);
        boolean changed = wire.nets().stream().anyMatch(values::isChanged);
        boolean touched =
            chosen.isPresent() && (wire.from() == chosen.getAsInt() || wire.to() == chosen.getAsInt());
        double bus = wire.nets().size() > 1 ? 1.6 : 1;
        g.setStroke(ink(changed ? CanvasColor.FLIP
            : touched ? CanvasColor.ACCENT
            : high ? CanvasColor.REMOTE
            : CanvasColor.RING));
        g.setLineWidth(bus * (high || changed || touched ? Math.clamp(2.2 * scale, 0.8, 2.2) : 0.7));
        g.strokePolyline(x, y, count);
    }

    private void node(int row, double x, double y, double w, double h) {
        boolean isChosen = chosen.isPresent() && chosen.getAsInt() == row;
        switch (level.nodes().get(row)) {
            case Inner(Part part) when part.isGate() -> gate(part, x, y, w, h);
            case Inner(Part part) -> block(row, part, x, y, w, h);
            case Pin pin -> pin(row, pin, x, y, w, h);
        }
        if (isChosen) {
            g.setStroke(ink(CanvasColor.ACCENT), 2);
            g.strokeRoundRect(x - 4, y - 4, w + 8, h + 8, 10, 10);
        }
    }

    private void gate(Part part, double x, double y, double w, double h) {
        Gate gate = netlist.gates().get(part.gate());
        boolean high = gate.outputs().stream().anyMatch(values::isHigh);
        shape(gate).trace(g, x, y, w, h);
        g.setFill(ink(CanvasColor.CELL));
        g.fill();
        g.setStroke(ink(high ? CanvasColor.REMOTE : CanvasColor.RING), high ? 2.2 : 1.1);
        g.stroke();
        ring(gate.outputs(), x, y, w, h);
        if (scale >= NAMES_FROM) {
            if (shape(gate) == GateShape.BOX || gate instanceof Gate.Xor) {
                text(sign(gate), x + w * 0.3, y + h / 2, TextAlignment.CENTER, false);
            }
            text(high ? "1" : "0", x + w * 0.72, y + h / 2, TextAlignment.CENTER, high);
        }
        if (scale >= LevelShot.VALUES_FROM) {
            text(part.name(), x + w / 2, y + h + 7 * shot.letters(), TextAlignment.CENTER, high);
        }
    }

    static GateShape shape(Gate gate) {
        return switch (gate) {
            case Gate.And _ -> GateShape.AND;
            case Gate.Or _ -> GateShape.OR;
            case Gate.Xor _ -> GateShape.XOR;
            case Gate.Not _ -> GateShape.NOT;
            case Gate.Mux _, Gate.Latch _, Gate.FlipFlop _, Gate.SetReset _, Gate.Ram _ -> GateShape.BOX;
        };
    }

    /// What a box says that has no shape of its own.
    private static String sign(Gate gate) {
        return switch (gate) {
            case Gate.Xor _ -> "=1";
            case Gate.Mux _ -> "MUX";
            case Gate.Latch _ -> "LAT";
            case Gate.FlipFlop _ -> "FF";
            case Gate.SetReset _ -> "SR";
            case Gate.Ram _ -> "RAM";
            case Gate.And _, Gate.Or _, Gate.Not _ -> "";
        };
    }

    private void block(int row, Part part, double x, double y, double w, double h) {
        List<Net> out = level.wires().stream().filter(wire -> wire.from() == row)
            .flatMap(wire -> wire.nets().stream()).toList();
        boolean high = out.stream().anyMatch(values::isHigh);
        boolean made = part.kind() != Part.Kind.BLOCK;
        g.setFill(ink(CanvasColor.CELL));
        g.fillRoundRect(x, y, w, h, 10, 10);
        g.setStroke(ink(high ? CanvasColor.REMOTE : CanvasColor.CELL_BORDER), high ? 1.8 : 1.1);
        g.setLineDashes(made ? new double[] {5, 3} : new double[] {});
        g.strokeRoundRect(x, y, w, h, 10, 10);
        g.setLineDashes();
        ring(out, x, y, w, h);
        String gates = TEXTS.get("gates", part.gates().length);
        if (fits(part.name(), w)) {
            boolean two = h >= 34 * shot.letters() && fits(gates, w);
            double line = two ? 8 * shot.letters() : 0;
            text(part.name(), x + w / 2, y + h / 2 - line, TextAlignment.CENTER, true);
            if (two) {
                text(gates, x + w / 2, y + h / 2 + line, TextAlignment.CENTER, false);
            }
        } else if (scale >= PINS_FROM) {
            above.add(() -> nameBeside(part.name(), x + w / 2, y - 8, y + h + 8));
        }
    }

    /// The name of a small block, over the wires that pass it: above the block, or below where a name stands.
    private void nameBeside(String name, double x, double above, double below) {
        double wide = shot.width(name) + 4;
        Box upper = new Box(x - wide / 2, above - 6, wide, 12);
        boolean taken = names.stream().anyMatch(upper::meets);
        Box place = taken ? new Box(upper.x(), below - 6, wide, 12) : upper;
        names.add(place);
        ground(place);
        text(name, x, taken ? below : above, TextAlignment.CENTER, true);
    }

    private void ground(Box place) {
        g.setFill(ink(CanvasColor.DIE));
        g.fillRect(place.x(), place.y(), place.width(), place.height());
    }

    private boolean fits(String text, double width) {
        return shot.width(text) + LevelShot.LETTER <= width;
    }

    private void pin(int row, Pin pin, double x, double y, double w, double h) {
        boolean in = pin.direction() == Port.Direction.INPUT;
        boolean high = level.netsOf(row).stream().anyMatch(values::isHigh);
        g.setFill(ink(high ? CanvasColor.REMOTE : CanvasColor.RING));
        double size = shot.pin();
        g.fillRect(in ? x + w - size : x, y + h / 2 - size / 2, size, size);
        if (scale >= PINS_FROM) {
            text(pin.name(), shot.nameX(pin, new Box(x, y, w, h)), y + h / 2, BusValues.side(pin), high);
        }
    }

    private void ring(List<Net> nets, double x, double y, double w, double h) {
        if (nets.stream().anyMatch(values::isChanged)) {
            g.setStroke(ink(CanvasColor.FLIP), 1.4);
            g.strokeRoundRect(x - 3, y - 3, w + 6, h + 6, 8, 8);
        }
    }

    private void text(String words, double x, double y, TextAlignment side, boolean strong) {
        g.setFont(Fonts.code(LevelShot.LETTERS * shot.letters()));
        g.setTextAlign(side);
        g.setFill(ink(strong ? CanvasColor.TEXT : CanvasColor.QUIET));
        g.fillText(words, x, y);
    }
}
