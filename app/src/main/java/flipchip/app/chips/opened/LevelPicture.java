package flipchip.app.chips.opened;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import flipchip.app.chips.opened.Level.Inner;
import flipchip.app.chips.opened.Level.Node;
import flipchip.app.chips.opened.Level.Pin;
import flipchip.app.chips.opened.Level.Wire;
import flipchip.app.chips.opened.LevelLayout.Box;
import flipchip.app.chips.opened.LevelLayout.Point;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.GateShape;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import javafx.geometry.VPos;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.text.TextAlignment;

/// A picture of a level with the values of one moment: wires thick and coloured while they are high, what
/// changed in this gate delay ringed. It is moved by dragging, enlarged by the wheel; a click chooses a node, a
/// second enters it. FX thread only.
final class LevelPicture extends PaintedRegion {
    private static final Texts TEXTS = Texts.of("opened");
    private static final double MARGIN = 16;
    private static final double LARGEST = 2.5;
    private static final double NAMES_FROM = 0.45;
    private static final double PINS_FROM = 0.28;
    private static final double GATE_NAMES_FROM = 0.75;
    private static final double LETTER = 6.3;

    private final IntConsumer choose;
    private final IntConsumer enter;
    private Netlist netlist;
    private Level level;
    private LevelLayout layout;
    private Film.Values values;
    private OptionalInt chosen = OptionalInt.empty();
    private double scale = 1;
    private double left;
    private double top;
    private boolean fitted;
    private double pressedX;
    private double pressedY;
    private boolean dragged;

    /// @param choose is told the row of a node that was clicked on
    /// @param enter  is told the row of a node that was clicked on twice
    LevelPicture(IntConsumer choose, IntConsumer enter) {
        this.choose = choose;
        this.enter = enter;
        setId("opened-picture");
        setFocusTraversable(false);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            pressedX = event.getX();
            pressedY = event.getY();
            dragged = false;
        });
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::click);
        addEventHandler(ScrollEvent.SCROLL, event -> zoom(Math.pow(1.1, Math.signum(event.getDeltaY())),
            event.getX(), event.getY()));
        widthProperty().subscribe(() -> fitted = false);
        heightProperty().subscribe(() -> fitted = false);
    }

    /// Shows another level, whole.
    void show(Netlist circuit, Level shown, LevelLayout places) {
        netlist = circuit;
        level = shown;
        layout = places;
        chosen = OptionalInt.empty();
        fitted = false;
        repaint();
    }

    void setValues(Film.Values now) {
        values = now;
        repaint();
    }

    void setChosen(OptionalInt row) {
        chosen = row;
        repaint();
    }

    /// Shows nothing until there is a level.
    void clear() {
        level = null;
        repaint();
    }

    /// Enlarges by a factor around a point of the region.
    void zoom(double factor, double x, double y) {
        double wanted = Math.clamp(scale * factor, smallest(), LARGEST);
        left = x - (x - left) * wanted / scale;
        top = y - (y - top) * wanted / scale;
        scale = wanted;
        repaint();
    }

    private double smallest() {
        return layout == null ? 1
            : Math.min(1.6, Math.min((getWidth() - 2 * MARGIN) / layout.width(),
                (getHeight() - 2 * MARGIN) / layout.height()));
    }

    private void fit() {
        scale = smallest();
        left = (getWidth() - scale * layout.width()) / 2;
        top = (getHeight() - scale * layout.height()) / 2;
        fitted = true;
    }

    private void drag(MouseEvent event) {
        dragged |= Math.abs(event.getX() - pressedX) + Math.abs(event.getY() - pressedY) > 4;
        if (dragged) {
            left += event.getX() - pressedX;
            top += event.getY() - pressedY;
            pressedX = event.getX();
            pressedY = event.getY();
            repaint();
        }
    }

    private void click(MouseEvent event) {
        if (dragged || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        nodeAt(event.getX(), event.getY()).ifPresent(event.getClickCount() > 1 ? enter : choose);
    }

    private OptionalInt nodeAt(double x, double y) {
        if (level != null) {
            for (int row = 0; row < layout.boxes().size(); row++) {
                if (layout.boxes().get(row).contains((x - left) / scale, (y - top) / scale)) {
                    return OptionalInt.of(row);
                }
            }
        }
        return OptionalInt.empty();
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        if (level == null || values == null) {
            return;
        }
        if (!fitted) {
            fit();
        }
        g.setTextBaseline(VPos.CENTER);
        for (int i = 0; i < level.wires().size(); i++) {
            wire(g, level.wires().get(i), layout.routes().get(i), width, height);
        }
        for (int row = 0; row < level.nodes().size(); row++) {
            Box box = layout.boxes().get(row);
            double x = left + scale * box.x();
            double y = top + scale * box.y();
            if (x < width && y < height && x + scale * box.width() > 0 && y + scale * box.height() > 0) {
                node(g, row, x, y, scale * box.width(), scale * box.height());
            }
        }
    }

    private void wire(Pen g, Wire wire, List<Point> route, double width, double height) {
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
        boolean touched = chosen.isPresent()
            && (wire.from() == chosen.getAsInt() || wire.to() == chosen.getAsInt());
        double bus = wire.nets().size() > 1 ? 1.6 : 1;
        g.setStroke(ink(changed ? CanvasColor.FLIP : touched ? CanvasColor.ACCENT
            : high ? CanvasColor.REMOTE : CanvasColor.RING));
        g.setLineWidth(bus * (high || changed || touched ? Math.clamp(2.2 * scale, 0.8, 2.2) : 0.7));
        g.strokePolyline(x, y, count);
        if (wire.nets().size() > 1 && scale >= GATE_NAMES_FROM && count > 1) {
            text(g, value(wire.nets()), x[0] + 4, y[0] - 7, TextAlignment.LEFT, high);
        }
    }

    /// A bus as a hexadecimal number after its width, as hardware languages write it.
    private String value(List<Net> nets) {
        BigInteger number = BigInteger.ZERO;
        for (int bit = 0; bit < nets.size(); bit++) {
            if (values.isHigh(nets.get(bit))) {
                number = number.setBit(bit);
            }
        }
        return nets.size() + "'h" + number.toString(16);
    }

    private void node(Pen g, int row, double x, double y, double w, double h) {
        boolean isChosen = chosen.isPresent() && chosen.getAsInt() == row;
        switch (level.nodes().get(row)) {
            case Inner(Part part) when part.isGate() -> gate(g, part, x, y, w, h);
            case Inner(Part part) -> block(g, row, part, x, y, w, h);
            case Pin pin -> pin(g, row, pin, x, y, w, h);
        }
        if (isChosen) {
            g.setStroke(ink(CanvasColor.ACCENT));
            g.setLineWidth(2);
            g.strokeRoundRect(x - 4, y - 4, w + 8, h + 8, 10, 10);
        }
    }

    private void gate(Pen g, Part part, double x, double y, double w, double h) {
        Gate gate = netlist.gates().get(part.gate());
        boolean high = gate.outputs().stream().anyMatch(values::isHigh);
        shape(gate).trace(g, x, y, w, h);
        g.setFill(ink(CanvasColor.CELL));
        g.fill();
        g.setStroke(ink(high ? CanvasColor.REMOTE : CanvasColor.RING));
        g.setLineWidth(high ? 2.2 : 1.1);
        g.stroke();
        ring(g, gate.outputs(), x, y, w, h);
        if (scale >= NAMES_FROM) {
            if (shape(gate) == GateShape.BOX || gate instanceof Gate.Xor) {
                text(g, sign(gate), x + w * 0.3, y + h / 2, TextAlignment.CENTER, false);
            }
            text(g, high ? "1" : "0", x + w * 0.72, y + h / 2, TextAlignment.CENTER, high);
        }
        if (scale >= GATE_NAMES_FROM) {
            text(g, part.name(), x + w / 2, y + h + 7, TextAlignment.CENTER, high);
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

    private void block(Pen g, int row, Part part, double x, double y, double w, double h) {
        List<Net> out = level.wires().stream().filter(wire -> wire.from() == row)
            .flatMap(wire -> wire.nets().stream()).toList();
        boolean high = out.stream().anyMatch(values::isHigh);
        boolean made = part.kind() != Part.Kind.BLOCK;
        g.setFill(ink(CanvasColor.CELL));
        g.fillRoundRect(x, y, w, h, 10, 10);
        g.setStroke(ink(high ? CanvasColor.REMOTE : CanvasColor.CELL_BORDER));
        g.setLineWidth(high ? 1.8 : 1.1);
        g.setLineDashes(made ? new double[] {5, 3} : new double[] {});
        g.strokeRoundRect(x, y, w, h, 10, 10);
        g.setLineDashes();
        ring(g, out, x, y, w, h);
        if (w > 40) {
            boolean two = h >= 34;
            text(g, fitting(part.name(), w), x + w / 2, y + h / 2 - (two ? 8 : 0), TextAlignment.CENTER, true);
            if (two) {
                text(g, fitting(TEXTS.get("gates", part.gates().length), w), x + w / 2, y + h / 2 + 8,
                    TextAlignment.CENTER, false);
            }
        }
    }

    private static String fitting(String text, double width) {
        int room = (int) (width / LETTER) - 1;
        return text.length() <= room ? text : room < 2 ? "" : text.substring(0, room - 1) + "…";
    }

    private void pin(Pen g, int row, Pin pin, double x, double y, double w, double h) {
        boolean in = pin.direction() == Port.Direction.INPUT;
        List<Net> nets = level.wires().stream().filter(wire -> (in ? wire.from() : wire.to()) == row)
            .flatMap(wire -> wire.nets().stream()).distinct().toList();
        boolean high = nets.stream().anyMatch(values::isHigh);
        g.setFill(ink(high ? CanvasColor.REMOTE : CanvasColor.RING));
        double size = Math.max(3, 6 * scale);
        g.fillRect(in ? x + w - size : x, y + h / 2 - size / 2, size, size);
        if (scale >= PINS_FROM) {
            text(g, pin.name(), in ? x + w - size - 4 : x + size + 4, y + h / 2,
                in ? TextAlignment.RIGHT : TextAlignment.LEFT, high);
        }
    }

    private void ring(Pen g, List<Net> nets, double x, double y, double w, double h) {
        if (nets.stream().anyMatch(values::isChanged)) {
            g.setStroke(ink(CanvasColor.FLIP));
            g.setLineWidth(1.4);
            g.strokeRoundRect(x - 3, y - 3, w + 6, h + 6, 8, 8);
        }
    }

    private void text(Pen g, String words, double x, double y, TextAlignment side, boolean strong) {
        g.setFont(Fonts.code(11));
        g.setTextAlign(side);
        g.setFill(ink(strong ? CanvasColor.TEXT : CanvasColor.QUIET));
        g.fillText(words, x, y);
    }

    /// What a node is, for those who do not see the picture and for the probe.
    Optional<Node> chosenNode() {
        return chosen.isPresent() ? Optional.of(level.nodes().get(chosen.getAsInt())) : Optional.empty();
    }
}
