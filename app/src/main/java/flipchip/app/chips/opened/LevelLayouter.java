package flipchip.app.chips.opened;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.app.chips.opened.Level.Inner;
import flipchip.app.chips.opened.Level.Node;
import flipchip.app.chips.opened.Level.Pin;
import flipchip.app.chips.opened.Level.Wire;
import flipchip.app.chips.opened.LevelLayout.Box;
import flipchip.app.chips.opened.LevelLayout.Point;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Port;
import org.eclipse.elk.alg.layered.options.LayerConstraint;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.alg.layered.options.NodePlacementStrategy;
import org.eclipse.elk.core.RecursiveGraphLayoutEngine;
import org.eclipse.elk.core.options.CoreOptions;
import org.eclipse.elk.core.options.Direction;
import org.eclipse.elk.core.options.EdgeRouting;
import org.eclipse.elk.core.options.PortConstraints;
import org.eclipse.elk.core.options.PortSide;
import org.eclipse.elk.core.util.BasicProgressMonitor;
import org.eclipse.elk.graph.ElkEdge;
import org.eclipse.elk.graph.ElkEdgeSection;
import org.eclipse.elk.graph.ElkNode;
import org.eclipse.elk.graph.ElkPort;
import org.eclipse.elk.graph.util.ElkGraphUtil;

/// A layout algorithm for levels: 64 squares stand as on a board, everything else in layers from the pins on
/// the left to those on the right, by ELK's layered algorithm. Takes up to some seconds for the largest; for
/// a thread of its own.
final class LevelLayouter {
    private static final double LETTER = 11;
    /// The name of a pin may reach over the border.
    private static final double PIN_LETTER = 7;
    private static final double PIN_HEIGHT = 24;
    private static final double HEIGHT = 64;
    private static final double SIDE = 84;
    private static final double STEP = 130;

    private final Level level;
    private final ElkNode root = ElkGraphUtil.createGraph();
    private final List<ElkNode> nodes = new ArrayList<>();

    private LevelLayouter(Level level) {
        this.level = level;
        root.setProperty(CoreOptions.ALGORITHM, LayeredOptions.ALGORITHM_ID);
        root.setProperty(CoreOptions.DIRECTION, Direction.RIGHT);
        root.setProperty(CoreOptions.EDGE_ROUTING, EdgeRouting.ORTHOGONAL);
        root.setProperty(CoreOptions.SPACING_NODE_NODE, 18.0);
        root.setProperty(LayeredOptions.SPACING_EDGE_EDGE, 7.0);
        root.setProperty(LayeredOptions.SPACING_EDGE_NODE, 7.0);
        root.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, 44.0);
        root.setProperty(LayeredOptions.SPACING_EDGE_NODE_BETWEEN_LAYERS, 7.0);
        root.setProperty(LayeredOptions.SPACING_EDGE_EDGE_BETWEEN_LAYERS, 7.0);
        root.setProperty(LayeredOptions.NODE_PLACEMENT_STRATEGY, NodePlacementStrategy.LINEAR_SEGMENTS);
        root.setProperty(LayeredOptions.RANDOM_SEED, 1);
        if (level.wires().size() > LayoutCache.WIRES) {
            root.setProperty(LayeredOptions.THOROUGHNESS, 1);
        }
    }

    static LevelLayout layout(Level level) {
        return isBoard(level)
            ? asBoard(level)
            : LayoutCache.ofProgram().find(level).orElseGet(() -> laidOut(level));
    }

    /// Loads the algorithm, which takes some tenths of a second, before the first level waits for it.
    static void prepare() {
        laidOut(new Level(new Part(Part.Kind.SLICE, "", "", -1, new int[0]),
            List.of(new Pin("in", Port.Direction.INPUT), new Pin("out", Port.Direction.OUTPUT)),
            List.of(new Wire(0, 1, List.of()))));
    }

    /// The same for a level that is not a board, without the layouts that were made before.
    static LevelLayout laidOut(Level level) {
        return new LevelLayouter(level).layered();
    }

    /// Whether the parts are squares of a board, most of them there.
    static boolean isBoard(Level level) {
        return level.nodes().stream().filter(Inner.class::isInstance).count() > Square.values().length / 2
                && level.nodes().stream().filter(Inner.class::isInstance)
                    .allMatch(node -> square(node).isPresent());
    }

    /// The square that a part is for, by its name: "d4", "d4_state".
    private static Optional<Square> square(Node node) {
        return Square.parse(node.name().replaceFirst("_.*", ""));
    }

    private static LevelLayout asBoard(Level level) {
        List<Box> boxes = new ArrayList<>();
        int inputs = 0;
        int outputs = 0;
        for (Node node : level.nodes()) {
            Optional<Square> square = square(node);
            if (node instanceof Inner && square.isPresent()) {
                boxes.add(
                    new Box(140 + STEP * square.get().file(), 20 + STEP * square.get().row(), SIDE, SIDE));
            } else if (node instanceof Pin(String _, Port.Direction direction)
                    && direction == Port.Direction.INPUT) {
                boxes.add(new Box(0, 20 + 30 * inputs++, width(node), PIN_HEIGHT));
            } else {
                boxes.add(new Box(180 + 8 * STEP, 20 + 30 * outputs++, width(node), PIN_HEIGHT));
            }
        }
        List<List<Point>> routes = new ArrayList<>();
        for (Wire wire : level.wires()) {
            routes.add(isPin(level, wire.from()) || isPin(level, wire.to())
                ? List.of()
                : between(boxes.get(wire.from()), boxes.get(wire.to())));
        }
        return new LevelLayout(320 + 8 * STEP, Math.max(20 + 8 * STEP, 30 * Math.max(inputs, outputs)), boxes,
            routes);
    }

    private static boolean isPin(Level level, int row) {
        return level.nodes().get(row) instanceof Pin;
    }

    /// A straight line from square to square, a little to its right, so that two that go both ways are apart.
    private static List<Point> between(Box from, Box to) {
        double dx = Math.signum(to.x() - from.x());
        double dy = Math.signum(to.y() - from.y());
        double shift = 8;
        return List.of(
            new Point(from.x() + SIDE / 2 + dx * SIDE / 2 - dy * shift,
                from.y() + SIDE / 2 + dy * SIDE / 2 + dx * shift),
            new Point(to.x() + SIDE / 2 - dx * SIDE / 2 - dy * shift,
                to.y() + SIDE / 2 - dy * SIDE / 2 + dx * shift));
    }

    private LevelLayout layered() {
        level.nodes().forEach(this::addNode);
        int[] in = new int[nodes.size()];
        int[] out = new int[nodes.size()];
        level.wires().forEach(wire -> {
            in[wire.to()]++;
            out[wire.from()]++;
        });
        List<ElkPort> shared = new ArrayList<>();
        for (int row = 0; row < nodes.size(); row++) {
            boolean gate = level.nodes().get(row) instanceof Inner(Part part) && part.isGate();
            if (!gate && !isPin(level, row)) {
                nodes.get(row).setHeight(Math.max(HEIGHT, 10.0 * Math.max(in[row], out[row]) + 14));
            }
            shared.add(gate || isPin(level, row) ? outPort(nodes.get(row)) : null);
        }
        int[] used = new int[nodes.size()];
        List<ElkEdge> edges = new ArrayList<>();
        for (Wire wire : level.wires()) {
            ElkPort from = shared.get(wire.from()) != null
                ? shared.get(wire.from())
                : ElkGraphUtil.createPort(nodes.get(wire.from()));
            from.setProperty(CoreOptions.PORT_SIDE, PortSide.EAST);
            ElkPort to = ElkGraphUtil.createPort(nodes.get(wire.to()));
            to.setProperty(CoreOptions.PORT_SIDE, PortSide.WEST);
            to.setLocation(0, Math.round(
                nodes.get(wire.to()).getHeight() * (2 * used[wire.to()]++ + 1) / (2.0 * in[wire.to()])));
            edges.add(ElkGraphUtil.createSimpleEdge(from, to));
        }
        new RecursiveGraphLayoutEngine().layout(root, new BasicProgressMonitor());
        return new LevelLayout(root.getWidth(), root.getHeight(),
            nodes.stream().map(n -> new Box(n.getX(), n.getY(), n.getWidth(), n.getHeight())).toList(),
            edges.stream().map(LevelLayouter::route).toList());
    }

    private void addNode(Node node) {
        ElkNode made = ElkGraphUtil.createNode(root);
        boolean free = false;
        switch (node) {
            case Inner(Part part) when part.isGate() ->
                made.setDimensions(LevelLayout.GATE_WIDTH, LevelLayout.GATE_HEIGHT);
            case Inner _ -> {
                made.setDimensions(width(node), HEIGHT);
                free = true;
            }
            case Pin(String _, Port.Direction direction) -> {
                made.setDimensions(width(node), PIN_HEIGHT);
                made.setProperty(LayeredOptions.LAYERING_LAYER_CONSTRAINT,
                    direction == Port.Direction.INPUT ? LayerConstraint.FIRST : LayerConstraint.LAST);
            }
        }
        made.setProperty(CoreOptions.PORT_CONSTRAINTS,
            free ? PortConstraints.FIXED_SIDE : PortConstraints.FIXED_POS);
        nodes.add(made);
    }

    private static double width(Node node) {
        return node instanceof Pin
            ? Math.max(40, PIN_LETTER * node.name().length() + 14)
            : Math.max(96, LETTER * node.name().length() + 20);
    }

    private static ElkPort outPort(ElkNode node) {
        ElkPort port = ElkGraphUtil.createPort(node);
        port.setLocation(node.getWidth(), node.getHeight() / 2);
        return port;
    }

    private static List<Point> route(ElkEdge edge) {
        List<Point> points = new ArrayList<>();
        for (ElkEdgeSection way : edge.getSections()) {
            points.add(new Point(way.getStartX(), way.getStartY()));
            way.getBendPoints().forEach(bend -> points.add(new Point(bend.getX(), bend.getY())));
            points.add(new Point(way.getEndX(), way.getEndY()));
        }
        return points;
    }
}
