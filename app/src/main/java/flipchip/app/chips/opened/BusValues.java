package flipchip.app.chips.opened;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import flipchip.app.chips.opened.Level.Inner;
import flipchip.app.chips.opened.Level.Pin;
import flipchip.app.chips.opened.Level.Wire;
import flipchip.app.chips.opened.LevelLayout.Box;
import flipchip.app.chips.opened.LevelLayout.Point;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;

/// Values of buses of up to 64 nets beside what makes them: below the name of a pin, else over the wire that
/// leaves a block. One that would cover a part, a name or another value, or leave the picture, is left out.
/// One drawing.
final class BusValues {
    /// @param x    where the text begins, or ends
    /// @param y    its middle
    /// @param place what it covers, in pixels
    record Label(String text, double x, double y, TextAlignment side, boolean high, Box place) {}

    private final Netlist netlist;
    private final Level level;
    private final LevelLayout layout;
    private final Values values;
    private final LevelShot shot;
    private final List<Label> labels = new ArrayList<>();
    private final List<Box> taken = new ArrayList<>();

    private BusValues(Netlist netlist, Level level, LevelShot shot, Values values) {
        this.netlist = netlist;
        this.level = level;
        layout = shot.layout();
        this.values = values;
        this.shot = shot;
    }

    /// @param width  of the picture
    /// @param height of the picture
    static List<Label> of(Netlist netlist, Level level, LevelShot shot, Values values, double width,
            double height) {
        BusValues made = new BusValues(netlist, level, shot, values);
        made.place();
        return made.labels.stream()
            .filter(label -> label.place.x() >= 0 && label.place.y() >= 0
                    && label.place.x() + label.place.width() <= width
                    && label.place.y() + label.place.height() <= height)
            .toList();
    }

    /// How far values at pins reach over the sides of the drawing, in its units. To be kept, as it asks all
    /// wires for each pin.
    static double beside(Level level, LevelLayout layout) {
        double beside = 0;
        for (int row = 0; row < level.nodes().size(); row++) {
            if (level.nodes().get(row) instanceof Pin) {
                int width = level.netsOf(row).size();
                int letters = width > 1 && width <= Long.SIZE ? "64'h".length() + (width + 3) / 4 : 0;
                beside = Math.max(beside, LevelShot.LETTER * letters + 10 - layout.boxes().get(row).width());
            }
        }
        return beside;
    }

    private void place() {
        for (int row = 0; row < level.nodes().size(); row++) {
            Box box = shot.of(layout.boxes().get(row));
            switch (level.nodes().get(row)) {
                case Pin pin -> taken.add(box(pin.name(), shot.nameX(pin, box), middle(box), side(pin)));
                case Inner(Part part) -> {
                    taken.add(box);
                    taken.add(box(part.name(), box.x() + box.width() / 2,
                        part.isGate() ? box.y() + box.height() + 7 * shot.letters() : box.y() - 8,
                        TextAlignment.CENTER));
                }
            }
        }
        for (int row = 0; row < level.nodes().size(); row++) {
            if (level.nodes().get(row) instanceof Pin pin) {
                Box box = shot.of(layout.boxes().get(row));
                add(level.netsOf(netlist, row, pin), shot.nameX(pin, box), middle(box) + 13 * shot.letters(),
                    side(pin));
            }
        }
        Set<List<Object>> seen = new HashSet<>();
        for (int i = 0; i < level.wires().size(); i++) {
            Wire wire = level.wires().get(i);
            List<Point> route = layout.routes().get(i);
            if (!route.isEmpty() && level.nodes().get(wire.from()) instanceof Inner
                    && level.nodes().get(wire.to()) instanceof Inner
                    && seen.add(List.of(wire.from(), wire.nets()))) {
                add(wire.nets(), shot.left() + shot.scale() * route.getFirst().x() + 4,
                    shot.top() + shot.scale() * route.getFirst().y() - 8 * shot.letters(),
                    TextAlignment.LEFT);
            }
        }
    }

    private static double middle(Box box) {
        return box.y() + box.height() / 2;
    }

    static TextAlignment side(Pin pin) {
        return pin.direction() == Port.Direction.INPUT ? TextAlignment.RIGHT : TextAlignment.LEFT;
    }

    private void add(List<Net> nets, double x, double y, TextAlignment side) {
        if (nets.size() > 1 && nets.size() <= Long.SIZE) {
            String text = text(nets);
            Box place = box(text, x, y, side);
            if (taken.stream().noneMatch(place::meets)) {
                taken.add(place);
                labels.add(new Label(text, x, y, side, nets.stream().anyMatch(values::isHigh), place));
            }
        }
    }

    private Box box(String text, double x, double y, TextAlignment side) {
        double width = shot.width(text);
        double height = 11 * shot.letters();
        return new Box(switch (side) {
            case LEFT -> x;
            case CENTER -> x - width / 2;
            case RIGHT -> x - width;
        }, y - height / 2, width, height);
    }

    /// A bus as a hexadecimal number after its width, as hardware languages write it.
    private String text(List<Net> nets) {
        BigInteger number = BigInteger.ZERO;
        for (int bit = 0; bit < nets.size(); bit++) {
            if (values.isHigh(nets.get(bit))) {
                number = number.setBit(bit);
            }
        }
        return nets.size() + "'h" + number.toString(16);
    }
}
