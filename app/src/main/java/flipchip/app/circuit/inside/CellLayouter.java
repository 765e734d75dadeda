package flipchip.app.circuit.inside;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import flipchip.app.circuit.inside.CellLayout.Box;
import flipchip.app.circuit.inside.CellLayout.Point;
import flipchip.app.circuit.inside.CellLayout.Wire;
import flipchip.app.circuit.inside.CellWiring.Part;
import org.eclipse.elk.alg.layered.options.LayeredOptions;
import org.eclipse.elk.alg.layered.options.LayeringStrategy;
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

/// A layout algorithm that places the pins and gates of a cell in layers towards its outputs and routes the
/// wires at right angles, with ELK's layered algorithm. Takes some 100 ms; for a thread of its own.
final class CellLayouter {
    private static final double PIN_HEIGHT = 16;
    private static final double BETWEEN_LAYERS = 44;
    private static final double BETWEEN_WIRES = 7;
    private static final double BETWEEN_GATES = 18;
    /// So few for each, about, that the drawing is a third wider than high, as what it is shown in.
    private static final int GATES_IN_LAYER = 10;

    private final ElkNode root = ElkGraphUtil.createGraph();
    private final Map<String, ElkNode> nodes = new LinkedHashMap<>();
    private final Map<String, ElkPort> outputs = new HashMap<>();
    private final Map<ElkEdge, String[]> wires = new LinkedHashMap<>();

    private CellLayouter() {
        root.setProperty(CoreOptions.ALGORITHM, LayeredOptions.ALGORITHM_ID);
        root.setProperty(CoreOptions.DIRECTION, Direction.RIGHT);
        root.setProperty(CoreOptions.EDGE_ROUTING, EdgeRouting.ORTHOGONAL);
        root.setProperty(CoreOptions.SPACING_NODE_NODE, BETWEEN_GATES);
        root.setProperty(LayeredOptions.SPACING_EDGE_EDGE, BETWEEN_WIRES);
        root.setProperty(LayeredOptions.SPACING_EDGE_NODE, BETWEEN_WIRES);
        root.setProperty(LayeredOptions.SPACING_NODE_NODE_BETWEEN_LAYERS, BETWEEN_LAYERS);
        root.setProperty(LayeredOptions.SPACING_EDGE_NODE_BETWEEN_LAYERS, BETWEEN_WIRES);
        root.setProperty(LayeredOptions.SPACING_EDGE_EDGE_BETWEEN_LAYERS, BETWEEN_WIRES);
        root.setProperty(LayeredOptions.NODE_PLACEMENT_STRATEGY, NodePlacementStrategy.LINEAR_SEGMENTS);
        root.setProperty(LayeredOptions.LAYERING_STRATEGY, LayeringStrategy.MIN_WIDTH);
        root.setProperty(LayeredOptions.LAYERING_MIN_WIDTH_UPPER_BOUND_ON_WIDTH, GATES_IN_LAYER);
        root.setProperty(LayeredOptions.RANDOM_SEED, 1);
    }

    static CellLayout layout(CellWiring wiring) {
        CellLayouter layouter = new CellLayouter();
        wiring.pins().forEach(layouter::addPin);
        wiring.parts().forEach(layouter::addGate);
        wiring.parts().forEach(layouter::connect);
        new RecursiveGraphLayoutEngine().layout(layouter.root, new BasicProgressMonitor());
        return layouter.result();
    }

    private void addPin(String name) {
        ElkNode node = node(name, CellLayout.PIN_WIDTH, PIN_HEIGHT);
        outputs.put(name, port(node, PortSide.EAST, CellLayout.PIN_WIDTH, PIN_HEIGHT / 2));
    }

    private void addGate(Part part) {
        ElkNode node = node(part.name(), CellLayout.GATE_WIDTH, CellLayout.GATE_HEIGHT);
        outputs.put(part.name(),
            port(node, PortSide.EAST, CellLayout.GATE_WIDTH, CellLayout.GATE_HEIGHT / 2));
    }

    private void connect(Part part) {
        int count = part.inputs().size();
        for (int i = 0; i < count; i++) {
            String net = part.inputs().get(i);
            double y = Math.round(CellLayout.GATE_HEIGHT * (2 * i + 1) / (2.0 * count));
            ElkPort in = port(nodes.get(part.name()), PortSide.WEST, 0, y);
            wires.put(ElkGraphUtil.createSimpleEdge(outputs.get(net), in), new String[] {net, part.name()});
        }
    }

    private ElkNode node(String name, double width, double height) {
        ElkNode node = ElkGraphUtil.createNode(root);
        node.setDimensions(width, height);
        node.setProperty(CoreOptions.PORT_CONSTRAINTS, PortConstraints.FIXED_POS);
        nodes.put(name, node);
        return node;
    }

    private static ElkPort port(ElkNode node, PortSide side, double x, double y) {
        ElkPort port = ElkGraphUtil.createPort(node);
        port.setLocation(x, y);
        port.setProperty(CoreOptions.PORT_SIDE, side);
        return port;
    }

    private CellLayout result() {
        Map<String, Box> gates = new HashMap<>();
        Map<String, Point> pins = new HashMap<>();
        nodes.forEach((name, node) -> {
            if (node.getWidth() == CellLayout.PIN_WIDTH) {
                pins.put(name, new Point(node.getX() + CellLayout.PIN_WIDTH, node.getY() + PIN_HEIGHT / 2));
            } else {
                gates.put(name, new Box(node.getX(), node.getY()));
            }
        });
        List<Wire> routed = new ArrayList<>();
        wires.forEach((edge, ends) -> {
            ElkEdgeSection way = edge.getSections().getFirst();
            List<Point> bends = new ArrayList<>();
            bends.add(new Point(way.getStartX(), way.getStartY()));
            way.getBendPoints().forEach(bend -> bends.add(new Point(bend.getX(), bend.getY())));
            bends.add(new Point(way.getEndX(), way.getEndY()));
            routed.add(new Wire(ends[0], ends[1], bends));
        });
        return new CellLayout(root.getWidth(), root.getHeight(), gates, pins, routed);
    }
}
