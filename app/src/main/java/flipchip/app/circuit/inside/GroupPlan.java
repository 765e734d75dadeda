package flipchip.app.circuit.inside;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import flipchip.app.circuit.inside.CellLayout.Point;
import flipchip.app.circuit.inside.CellWiring.Part;
import flipchip.engine.board.Direction;
import flipchip.hwsim.referee.array.CellGroup;

/// A plan of a cell's gates in ten blocks, five in each of two rows, with the ports to the neighbours on the
/// cell's border. In shares of the cell's width and height; immutable.
///
/// Eight gates, one for each direction, are a rose: each gate stands at the point of its direction. A tree of
/// OR gates is a pyramid. Black's gates are above, White's below. The gates of the user's cell, which lacks
/// blocks, stand around the disc.
final class GroupPlan {
    /// A block, in the order of reading, with what it holds: gates, or a latch.
    enum Block {
        REMOTE, WOULD_TURN, DISC, NEXT, FLIP, REMOTE_OR_LOCAL, LEGAL, LATCH, MOVE, FLIP_OUT;

        int column() {
            return ordinal() % COLUMNS;
        }

        int row() {
            return ordinal() / COLUMNS;
        }

        /// The block of a group of gates.
        static Block of(CellGroup group) {
            return switch (group) {
                case REMOTE -> REMOTE;
                case REMOTE_OR_LOCAL -> REMOTE_OR_LOCAL;
                case LEAF -> WOULD_TURN;
                case LEGAL_TREE, LEGAL -> LEGAL;
                case MOVE -> MOVE;
                case FLIP -> FLIP;
                case FLIP_OUT -> FLIP_OUT;
                case NEXT -> NEXT;
            };
        }

        /// The block at a point of the cell.
        static Optional<Block> at(double x, double y) {
            return Stream.of(values()).filter(block -> {
                Point corner = corner(block);
                return x >= corner.x() && x <= corner.x() + WIDTH && y >= corner.y()
                        && y <= corner.y() + HEIGHT;
            }).findFirst();
        }
    }

    private static final int COLUMNS = 5;
    /// Size of a block.
    static final double WIDTH = 0.168;
    static final double HEIGHT = 0.39;
    /// Half the length and half the height of a port.
    static final double PORT_LENGTH = 0.05;
    static final double PORT_HEIGHT = 0.04;

    /// How far above the blocks an arrow runs that passes some.
    static final double OVER = 0.02;

    private static final double FIRST = 0.04;
    private static final double TOP = 0.065;
    private static final double STEP = 0.188;
    private static final double ROW = 0.48;
    /// From gate to gate of a rose, along the file and, in two roses or three, along the rank.
    private static final double ACROSS = 0.05;
    private static final double[] TWO_ROSES = {0.127, 0.267, 0.045};
    private static final double[] THREE_ROSES = {0.105, 0.208, 0.311, 0.032};
    private static final double TREE_COLUMN = 0.04;
    private static final double EDGE = 0.108;
    /// Lower end of the gates above the disc in the user's cell.
    private static final double HALF = 0.38;

    /// More gates than this above the disc stand in two columns, so far apart.
    private static final int CROWDED = 11;
    private static final double ASIDE = 0.045;

    private final Map<String, Point> places = new HashMap<>();
    private final boolean grouped;

    GroupPlan(CellWiring wiring) {
        grouped = wiring.isOurs();
        if (grouped) {
            wiring.parts().forEach(part -> places.put(part.name(), gate(part.name())));
        } else {
            placeByDepth(wiring.parts());
        }
        wiring.pins().forEach(pin -> places.put(pin, pin(pin)));
        if (grouped) {
            Stream.of("isB", "isW", "empty").forEach(pin -> places.put(pin, middle(Block.DISC)));
        }
    }

    /// Whether the gates stand in blocks.
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
            double x = EDGE + (depth - 0.5) / deepest * (1 - 2 * EDGE);
            int above = (names.size() + 1) / 2;
            for (int i = 0; i < names.size(); i++) {
                boolean below = i >= above;
                double share = (0.5 + (below ? i - above : i)) / above * (HALF - EDGE);
                double aside = above > CROWDED ? (i % 2 - 0.5) * ASIDE : 0;
                places.put(names.get(i), new Point(x + aside, below ? 1 - HALF + share : EDGE + share));
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

    /// Upper left corner of a block.
    static Point corner(Block block) {
        return new Point(FIRST + block.column() * STEP, TOP + block.row() * ROW);
    }

    /// The middle of a block.
    static Point middle(Block block) {
        Point corner = corner(block);
        return new Point(corner.x() + WIDTH / 2, corner.y() + HEIGHT / 2);
    }

    /// Where the gate or the pin of this name stands.
    Point place(String name) {
        return places.get(name);
    }

    private static Point gate(String name) {
        CellGroup group = CellGroup.of(name);
        Point corner = corner(Block.of(group));
        Point top = new Point(corner.x() + WIDTH / 2, corner.y());
        boolean white =
            name.indexOf('W') > 0 && name.indexOf('W') < (name + "[").indexOf('[') || name.startsWith("tw");
        return switch (group) {
            case REMOTE, REMOTE_OR_LOCAL, FLIP, FLIP_OUT ->
                rose(top, TWO_ROSES, white ? 1 : 0, directionOf(name));
            case LEAF ->
                rose(top, THREE_ROSES, name.startsWith("leaf") ? 2 : white ? 1 : 0, directionOf(name));
            case MOVE -> new Point(top.x(), top.y() + (white ? 0.24 : 0.13));
            case LEGAL_TREE, LEGAL ->
                tree(name.equals("legal") ? "" : name.substring(2), top.x(), top.y() + 0.09, 0.065);
            case NEXT -> tree(name.startsWith("to") ? "" : name.substring(2), top.x(),
                top.y() + (white ? 0.214 : 0.075), 0.034);
        };
    }

    private static Direction directionOf(String name) {
        return Direction.valueOf(name.substring(name.indexOf('[') + 1, name.indexOf(']')));
    }

    /// @param roses the middles of the roses below each other, and the distance between their gates
    private static Point rose(Point top, double[] roses, int index, Direction direction) {
        return new Point(top.x() + direction.files() * ACROSS,
            top.y() + roses[index] + direction.rows() * roses[roses.length - 1]);
    }

    /// Where the mark of a colour stands whose gates stand here; empty where gates serve both.
    static Optional<Point> sign(Block block, boolean white) {
        Point corner = corner(block);
        double middle = corner.x() + WIDTH / 2;
        return Optional.ofNullable(switch (block) {
            case REMOTE, REMOTE_OR_LOCAL, FLIP, FLIP_OUT ->
                new Point(middle, corner.y() + TWO_ROSES[white ? 1 : 0]);
            case WOULD_TURN -> new Point(middle, corner.y() + THREE_ROSES[white ? 1 : 0]);
            case MOVE -> new Point(middle - ACROSS, corner.y() + (white ? 0.24 : 0.13));
            case NEXT -> new Point(middle - ACROSS, corner.y() + (white ? 0.316 : 0.177));
            case DISC, LATCH, LEGAL -> null;
        });
    }

    /// @param place "1a" to "1d", "2a", "2b", "3", or empty for the gate below the tree
    /// @param row   from row to row
    private static Point tree(String place, double x, double top, double row) {
        double letter = place.length() > 1 ? place.charAt(1) - 'a' : 0;
        double column = TREE_COLUMN;
        return switch (place.isEmpty() ? '4' : place.charAt(0)) {
            case '1' -> new Point(x + (letter - 1.5) * column, top);
            case '2' -> new Point(x + (letter - 0.5) * 2 * column, top + row);
            case '3' -> new Point(x, top + 2 * row);
            default -> new Point(x, top + 3 * row);
        };
    }

    /// The middle of the port towards `direction`.
    static Point port(Direction direction) {
        return new Point(0.5 + direction.files() * 0.5, 0.5 + direction.rows() * 0.5);
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

    /// The lamp of one of the six wires that a port has each way: those in on the outer side.
    ///
    /// @param signal "remB", "rolB", "flip" or so: its first three letters count
    /// @param in     comes in from the neighbour
    static Point portLamp(Direction side, String signal, boolean white, boolean in) {
        int column = (signal.startsWith("rem") ? 0 : signal.startsWith("rol") ? 2 : 4) + (white ? 1 : 0);
        boolean below = in == side.rows() > 0;
        Point port = port(side);
        return new Point(port.x() + (column - 2.5) * PORT_LENGTH * 2 / 6.6,
            port.y() + (below ? 1 : -1) * PORT_HEIGHT * 0.8);
    }
}
