package flipchip.app.circuit.inside;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import flipchip.app.circuit.inside.CellLayout.Box;
import flipchip.app.circuit.inside.CellLayout.Point;
import flipchip.app.circuit.inside.CellLayout.Wire;
import flipchip.hwsim.gates.netlist.Netlist;

/// A text of the schematic of a cell: it is laid out when the page is built, by a library that no page has.
///
/// The first line has width and height. Then come gates and pins, `g NAME X Y` and `p NAME X Y`, and wires,
/// `w NET READER X Y X Y ...`.
public final class LayoutText {
    private LayoutText() {}

    /// The layout of a machine's cell.
    public static String make(Netlist machine) {
        CellLayout layout = CellLayouter.layout(CellWiring.of(machine));
        StringBuilder out = new StringBuilder();
        out.append(layout.width()).append(' ').append(layout.height()).append('\n');
        layout.gates().forEach((name, at) -> line(out, "g " + name, List.of(new Point(at.x(), at.y()))));
        layout.pins().forEach((name, at) -> line(out, "p " + name, List.of(at)));
        layout.wires().forEach(wire -> line(out, "w " + wire.net() + " " + wire.reader(), wire.bends()));
        return out.toString();
    }

    private static void line(StringBuilder out, String what, List<Point> points) {
        out.append(what);
        points.forEach(at -> out.append(' ').append(at.x()).append(' ').append(at.y()));
        out.append('\n');
    }

    static CellLayout read(String text) {
        String[] lines = text.split("\n");
        Map<String, Box> gates = new HashMap<>();
        Map<String, Point> pins = new HashMap<>();
        List<Wire> wires = new ArrayList<>();
        for (int i = 1; i < lines.length; i++) {
            String[] words = lines[i].split(" ");
            switch (words[0]) {
                case "g" -> gates.put(words[1], new Box(number(words, 2), number(words, 3)));
                case "p" -> pins.put(words[1], new Point(number(words, 2), number(words, 3)));
                default -> wires.add(new Wire(words[1], words[2], points(words)));
            }
        }
        String[] size = lines[0].split(" ");
        return new CellLayout(number(size, 0), number(size, 1), gates, pins, wires);
    }

    private static List<Point> points(String[] words) {
        List<Point> points = new ArrayList<>();
        for (int i = 3; i < words.length; i += 2) {
            points.add(new Point(number(words, i), number(words, i + 1)));
        }
        return points;
    }

    private static double number(String[] words, int place) {
        return Double.parseDouble(words[place]);
    }
}
