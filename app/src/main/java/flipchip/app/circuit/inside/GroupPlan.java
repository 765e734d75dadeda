package flipchip.app.circuit.inside;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import flipchip.app.circuit.inside.CellLayout.Point;
import flipchip.app.circuit.inside.CellWiring.Part;
import flipchip.engine.board.Direction;
import flipchip.hwsim.referee.array.CellGroup;

/// A plan of a cell's gates in the groups of the specification, around the disc in the middle, with the ports
/// to the neighbours at their compass points. In shares of the cell's side; immutable.
///
/// A group of eight gates, one for each direction, is a rose: each gate stands at the point of its direction.
/// A tree of OR gates is a pyramid.
final class GroupPlan {
    /// Side of a group's box.
    static final double BOX = 0.245;
    /// Half the length and half the width of a port.
    static final double PORT_LENGTH = 0.05;
    static final double PORT_WIDTH = 0.022;

    private static final double FIRST = 0.108;
    private static final double STEP = 0.27;
    private static final double WIDE_ROSE = 0.035;
    private static final double NARROW_ROSE = 0.022;
    private static final double PORT_AT = 0.475;
    /// Lower end of the gates above the disc in the user's cell.
    private static final double HALF = 0.38;
    private static final Map<CellGroup, int[]> COLUMN_AND_ROW = boxes();

    /// More gates than this above the disc stand in two columns, so far apart.
    private static final int CROWDED = 11;
    private static final double ASIDE = 0.045;

    private final Map<String, Point> places = new HashMap<>();
    private final boolean grouped;
    private final Map<CellGroup, Integer> gates = new EnumMap<>(CellGroup.class);

    GroupPlan(CellWiring wiring) {
        grouped = wiring.isOurs();
        if (grouped) {
            wiring.parts().forEach(part -> {
                places.put(part.name(), gate(part.name()));
                gates.merge(boxOf(CellGroup.of(part.name())), 1, Integer::sum);
            });
        } else {
            placeByDepth(wiring.parts());
        }
        wiring.pins().forEach(pin -> places.put(pin, pin(pin)));
    }

    /// Whether the gates stand in the boxes of their groups; the user's cell lacks groups.
    boolean isGrouped() {
        return grouped;
    }

    /// Columns from the pins on the left to the outputs on the right, above and below the disc.
    private void placeByDepth(List<Part> parts) {
        Map<String, Integer> depths = new HashMap<>();
        Map<String, Part> byName = new HashMap<>();
        parts.forEach(part -> byName.put(part.name(), part));
        parts.forEach(part -> depth(part.name(), byName, depths));
        int deepest = depths.values().stream().mapToInt(Integer::intValue).max().orElse(1);
        Map<Integer, List<String>> columns = new TreeMap<>();
        parts.forEach(part -> columns.computeIfAbsent(depths.get(part.name()), _ -> new ArrayList<>())
            .add(part.name()));
        columns.forEach((depth, names) -> {
            double x = FIRST + (depth - 0.5) / deepest * (1 - 2 * FIRST);
            int above = (names.size() + 1) / 2;
            for (int i = 0; i < names.size(); i++) {
                boolean below = i >= above;
                double share = (0.5 + (below ? i - above : i)) / above * (HALF - FIRST);
                double aside = above > CROWDED ? (i % 2 - 0.5) * ASIDE : 0;
                places.put(names.get(i), new Point(x + aside, below ? 1 - HALF + share : FIRST + share));
            }
        });
    }

    private static int depth(String name, Map<String, Part> parts, Map<String, Integer> known) {
        Part part = parts.get(name);
        if (part == null) {
            return 0;
        }
        if (!known.containsKey(name)) {
            known.put(name,
                1 + part.inputs().stream().mapToInt(in -> depth(in, parts, known)).max().orElse(0));
        }
        return known.get(name);
    }

    private static Map<CellGroup, int[]> boxes() {
        Map<CellGroup, int[]> boxes = new EnumMap<>(CellGroup.class);
        boxes.put(CellGroup.REMOTE, new int[] {0, 0});
        boxes.put(CellGroup.REMOTE_OR_LOCAL, new int[] {1, 0});
        boxes.put(CellGroup.LEAF, new int[] {2, 0});
        boxes.put(CellGroup.MOVE, new int[] {0, 1});
        boxes.put(CellGroup.LEGAL_TREE, new int[] {2, 1});
        boxes.put(CellGroup.LEGAL, new int[] {2, 1});
        boxes.put(CellGroup.FLIP, new int[] {0, 2});
        boxes.put(CellGroup.FLIP_OUT, new int[] {1, 2});
        boxes.put(CellGroup.NEXT, new int[] {2, 2});
        return boxes;
    }

    /// The groups that have a box of their own; the gate `legal` stands in that of its tree.
    static List<CellGroup> groups() {
        return List.of(CellGroup.REMOTE, CellGroup.REMOTE_OR_LOCAL, CellGroup.LEAF, CellGroup.MOVE,
            CellGroup.LEGAL_TREE, CellGroup.FLIP, CellGroup.FLIP_OUT, CellGroup.NEXT);
    }

    private static CellGroup boxOf(CellGroup group) {
        return group == CellGroup.LEGAL ? CellGroup.LEGAL_TREE : group;
    }

    /// How many gates stand in the box of a group.
    int gates(CellGroup group) {
        return gates.getOrDefault(group, 0);
    }

    /// Upper left corner of a group's box.
    static Point corner(CellGroup group) {
        int[] at = COLUMN_AND_ROW.get(group);
        return new Point(FIRST + at[0] * STEP, FIRST + at[1] * STEP);
    }

    /// The middle of the port towards `direction`.
    static Point port(Direction direction) {
        return new Point(0.5 + direction.files() * PORT_AT, 0.5 + direction.rows() * PORT_AT);
    }

    /// Where the gate or the pin of this name stands.
    Point place(String name) {
        return places.get(name);
    }

    private static Point gate(String name) {
        CellGroup group = CellGroup.of(name);
        Point corner = corner(group);
        boolean white =
            name.indexOf('W') > 0 && name.indexOf('W') < (name + "[").indexOf('[') || name.startsWith("tw");
        return switch (group) {
            case REMOTE, REMOTE_OR_LOCAL, FLIP, FLIP_OUT ->
                rose(corner.x() + (white ? 0.184 : 0.061), corner.y() + 0.15, WIDE_ROSE, directionOf(name));
            case LEAF -> rose(corner.x() + (name.startsWith("leaf") ? 0.205 : white ? 0.122 : 0.04),
                corner.y() + 0.15, NARROW_ROSE, directionOf(name));
            case MOVE -> new Point(corner.x() + (white ? 0.182 : 0.063), corner.y() + 0.15);
            case LEGAL_TREE, LEGAL ->
                tree(name.equals("legal") ? "" : name.substring(2), corner.x() + BOX / 2, corner.y(), 0.05);
            case NEXT -> tree(name.startsWith("to") ? "" : name.substring(2),
                corner.x() + (white ? 0.184 : 0.061), corner.y(), 0.023);
        };
    }

    private static Direction directionOf(String name) {
        return Direction.valueOf(name.substring(name.indexOf('[') + 1, name.indexOf(']')));
    }

    private static Point rose(double x, double y, double radius, Direction direction) {
        return new Point(x + direction.files() * radius, y + direction.rows() * radius);
    }

    /// @param place "1a" to "1d", "2a", "2b", "3", or empty for the gate below the tree
    private static Point tree(String place, double x, double top, double spread) {
        double letter = place.length() > 1 ? place.charAt(1) - 'a' : 0;
        return switch (place.isEmpty() ? '4' : place.charAt(0)) {
            case '1' -> new Point(x + (letter - 1.5) * spread, top + 0.09);
            case '2' -> new Point(x + (letter - 0.5) * 2 * spread, top + 0.13);
            case '3' -> new Point(x, top + 0.17);
            default -> new Point(x, top + 0.21);
        };
    }

    /// Pins from a neighbour stand in the port through which they come: chains tell of the side they come
    /// from, flips travel the way they are called after.
    private static Point pin(String name) {
        if (name.indexOf('[') < 0) {
            return new Point(0.5, 0.5);
        }
        Direction d = directionOf(name);
        Direction side = name.startsWith("flip") ? d.opposite() : d;
        return portLamp(side, name.substring(0, 4), name.charAt(name.indexOf('_') - 1) == 'W', true);
    }

    /// The lamp of one of the six wires that a port has each way.
    ///
    /// @param signal "remB", "rolB", "flip" or so: its first three letters count
    /// @param in     comes in from the neighbour
    static Point portLamp(Direction side, String signal, boolean white, boolean in) {
        int column = (signal.startsWith("rem") ? 0 : signal.startsWith("rol") ? 2 : 4) + (white ? 1 : 0);
        double along = (column - 2.5) * PORT_LENGTH * 2 / 6.4;
        double across = (in ? -0.5 : 0.5) * PORT_WIDTH;
        Point port = port(side);
        boolean upright = side == Direction.E || side == Direction.W;
        return upright
            ? new Point(port.x() + across, port.y() + along)
            : new Point(port.x() + along, port.y() + across);
    }
}
