package flipchip.app.circuit.inside;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import flipchip.app.circuit.timeline.Moment;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;

/// A trace of connected nets across all cells. Immutable.
///
/// @param root   the net that was asked about
/// @param fanIn  nets of gates that act on it, nearest first: through the array up to its latches and pins
/// @param fanOut nets of gates on which it acts, nearest first
record NetTrace(Net root, Map<Net, Integer> fanIn, Map<Net, Integer> fanOut) {
    /// Everything in the array that acts on `root` and on which it acts, each with its distance in gates.
    static NetTrace of(CellWiring wiring, Net root) {
        return new NetTrace(root, walk(root, net -> inputs(wiring, net)), walk(root, wiring::drivenBy));
    }

    private interface Neighbours {
        List<Net> of(Net net);
    }

    private static Map<Net, Integer> walk(Net root, Neighbours neighbours) {
        Map<Net, Integer> found = new LinkedHashMap<>();
        Set<Net> seen = new HashSet<>(Set.of(root));
        List<Net> edge = List.of(root);
        for (int distance = 1; !edge.isEmpty(); distance++) {
            List<Net> next = new ArrayList<>();
            for (Net net : edge) {
                for (Net other : neighbours.of(net)) {
                    if (!other.isConstant() && seen.add(other)) {
                        found.put(other, distance);
                        next.add(other);
                    }
                }
            }
            edge = next;
        }
        return found;
    }

    private static List<Net> inputs(CellWiring wiring, Net net) {
        return wiring.driver(net) == null ? List.of() : gateOf(wiring, net).inputs();
    }

    /// What a gate reads that passes changes on at once, inside the cells or not.
    private static List<Net> causes(CellWiring wiring, Net net) {
        boolean gate = wiring.netlist().driverOf(net).isPresent() && gateOf(wiring, net).isCombinational();
        return gate ? gateOf(wiring, net).inputs() : List.of();
    }

    private static Gate gateOf(CellWiring wiring, Net net) {
        return wiring.netlist().gates().get(wiring.netlist().driverOf(net).orElseThrow());
    }

    /// How many gates of the array are in `nets`, which may hold latches and pins too.
    static long gates(CellWiring wiring, Map<Net, Integer> nets) {
        return nets.keySet().stream().filter(net -> wiring.driver(net) != null).count();
    }

    /// The cells that drive `nets`.
    static Set<Square> cells(CellWiring wiring, Map<Net, Integer> nets) {
        return nets.keySet().stream().filter(net -> wiring.driver(net) != null)
            .map(net -> wiring.driver(net).square()).collect(Collectors.toSet());
    }

    /// The chain of changes that ended last in the clock of `moment`: from what changed at the clock edge,
    /// one net for each gate delay, to the net of the array that came to rest last. Empty if no gate of the
    /// array changed.
    static List<Net> lastToSettle(CellWiring wiring, Moment moment) {
        int step = moment.clock().settledAt();
        List<Net> path = new ArrayList<>();
        while (step > 0 && path.isEmpty()) {
            for (int id : moment.clock().changesAt(step)) {
                if (path.isEmpty() && wiring.driver(new Net(id)) != null) {
                    path.add(new Net(id));
                }
            }
            step--;
        }
        while (!path.isEmpty() && step >= 0) {
            Set<Integer> changed = new HashSet<>();
            for (int id : moment.clock().changesAt(step)) {
                changed.add(id);
            }
            Net cause = causes(wiring, path.getFirst()).stream().filter(in -> changed.contains(in.id()))
                .findFirst().orElse(null);
            if (cause == null) {
                break;
            }
            path.addFirst(cause);
            step--;
        }
        return List.copyOf(path);
    }
}
