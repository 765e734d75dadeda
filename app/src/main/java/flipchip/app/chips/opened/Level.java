package flipchip.app.chips.opened;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;

/// What one part of a circuit shows: its parts and pins, and the wires between them. Immutable.
///
/// @param part  that is shown
/// @param nodes parts first, then pins
record Level(Part part, List<Node> nodes, List<Wire> wires) {
    /// Something with wires: a part, or a pin at the border.
    sealed interface Node {
        String name();
    }

    /// A part inside.
    record Inner(Part part) implements Node {
        @Override
        public String name() {
            return part.name();
        }
    }

    /// Nets that come in or go out together: of one name, or of one part around that makes or takes them.
    record Pin(String name, Port.Direction direction) implements Node {}

    /// Nets from one node to another; a gate's wires are single nets.
    ///
    /// @param from row in [Level#nodes()]
    /// @param to   row in [Level#nodes()]
    /// @param nets in the order of the bits
    record Wire(int from, int to, List<Net> nets) {
        Wire {
            nets = List.copyOf(nets);
        }
    }

    Level {
        nodes = List.copyOf(nodes);
        wires = List.copyOf(wires);
    }

    static Level of(PartTree tree, Part part) {
        return new Builder(tree, part).build();
    }

    /// The row of a part.
    Optional<Integer> rowOf(Part inner) {
        for (int row = 0; row < nodes.size(); row++) {
            if (nodes.get(row) instanceof Inner(Part other) && other == inner) {
                return Optional.of(row);
            }
        }
        return Optional.empty();
    }

    /// The nets that go in or out at a node.
    List<Net> netsOf(int row) {
        return wires.stream().filter(wire -> wire.from() == row || wire.to() == row)
            .flatMap(wire -> wire.nets().stream()).distinct().toList();
    }

    /// The nets of a pin, the lowest bit first.
    List<Net> netsOf(Netlist netlist, int row, Pin pin) {
        return part.ports(netlist).stream().filter(port -> port.name().equals(pin.name()))
            .map(port -> port.bus().nets()).findFirst().orElseGet(() -> netsOf(row));
    }

    /// One use.
    private static final class Builder {
        private final PartTree tree;
        private final Netlist netlist;
        private final Part part;
        private final List<Node> nodes = new ArrayList<>();
        private final Map<Integer, Integer> nodeOf = new HashMap<>();
        private final Map<Pin, Integer> pins = new LinkedHashMap<>();
        private final Map<List<Integer>, Set<Net>> wires = new LinkedHashMap<>();
        private final Map<Integer, String> ports = new HashMap<>();

        Builder(PartTree tree, Part part) {
            this.tree = tree;
            this.part = part;
            netlist = tree.netlist();
        }

        Level build() {
            for (Part inner : tree.parts(part)) {
                for (int gate : inner.gates()) {
                    nodeOf.put(gate, nodes.size());
                }
                nodes.add(new Inner(inner));
            }
            part.ports(netlist)
                .forEach(port -> port.bus().nets().forEach(net -> ports.putIfAbsent(net.id(), port.name())));
            for (int g : part.gates()) {
                connect(g);
            }
            List<Wire> joined = new ArrayList<>();
            Comparator<Net> order = order();
            wires.forEach((ends, nets) -> joined
                .add(new Wire(ends.get(0), ends.get(1), nets.stream().sorted(order).toList())));
            return new Level(part, nodes, joined);
        }

        /// As the bits of the pins stand, and what is at no pin as it was made.
        private Comparator<Net> order() {
            Map<Net, Integer> bits = new HashMap<>();
            Stream.concat(Stream.of(part), tree.parts(part).stream())
                .flatMap(of -> of.ports(netlist).stream()).flatMap(port -> port.bus().nets().stream())
                .forEach(net -> bits.putIfAbsent(net, bits.size()));
            return Comparator.<Net>comparingInt(net -> bits.getOrDefault(net, Integer.MAX_VALUE))
                .thenComparingInt(Net::id);
        }

        private void connect(int g) {
            Gate gate = netlist.gates().get(g);
            int to = nodeOf.get(g);
            for (Net net : gate.inputs()) {
                if (!net.isConstant()) {
                    int driver = netlist.driverOf(net).orElse(-1);
                    int from = nodeOf.getOrDefault(driver, -1);
                    if (from != to) {
                        wire(from >= 0 ? from : pin(net, Port.Direction.INPUT), to, net);
                    }
                }
            }
            for (Net net : gate.outputs()) {
                if (isReadOutside(net)) {
                    wire(to, pin(net, Port.Direction.OUTPUT), net);
                }
            }
        }

        private boolean isReadOutside(Net net) {
            if (part.scope() == 0) {
                return tree.isOutput(net);
            }
            for (int reader : tree.readersOf(net)) {
                if (!nodeOf.containsKey(reader)) {
                    return true;
                }
            }
            return tree.isOutput(net);
        }

        private int pin(Net net, Port.Direction direction) {
            String known = ports.get(net.id());
            String name = known != null ? known : pinName(net, direction);
            return pins.computeIfAbsent(new Pin(name, direction), pin -> {
                nodes.add(pin);
                return nodes.size() - 1;
            });
        }

        private String pinName(Net net, Port.Direction direction) {
            if (tree.isNamed(net)) {
                String full = netlist.nameOf(net);
                return (part.kind() == Part.Kind.GROUP ? PartTree.local(full) : full)
                    .replaceAll("\\[[^\\]]*\\]$", "");
            }
            int other = direction == Port.Direction.INPUT
                ? netlist.driverOf(net).orElse(-1)
                : IntStream.of(tree.readersOf(net)).filter(reader -> !nodeOf.containsKey(reader)).findFirst()
                    .orElse(-1);
            return other < 0 ? netlist.nameOf(net) : tree.beside(part, other).name();
        }

        private void wire(int from, int to, Net net) {
            boolean single = isGate(from) || isGate(to);
            wires.computeIfAbsent(single ? List.of(from, to, net.id()) : List.of(from, to),
                _ -> new LinkedHashSet<>()).add(net);
        }

        private boolean isGate(int row) {
            return nodes.get(row) instanceof Inner(Part inner) && inner.isGate();
        }
    }
}
