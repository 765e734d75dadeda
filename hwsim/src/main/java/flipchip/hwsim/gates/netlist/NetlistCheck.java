package flipchip.hwsim.gates.netlist;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// A check for faults of a circuit.
public final class NetlistCheck {
    private NetlistCheck() {}

    /// What can be the matter with a net.
    public enum Kind {
        UNDRIVEN, DRIVEN_TWICE, COMBINATIONAL_LOOP
    }

    /// @param net full name of the net concerned
    public record Problem(Kind kind, String net) {}

    /// Everything that makes the circuit meaningless: nets without driver that are read, nets with two
    /// drivers, combinational loops.
    public static List<Problem> errors(Netlist netlist) {
        int[] drivers = new int[netlist.netCount()];
        drivers[Net.ZERO.id()]++;
        drivers[Net.ONE.id()]++;
        netlist.ports(Port.Direction.INPUT)
            .forEach(port -> port.bus().nets().forEach(net -> drivers[net.id()]++));
        netlist.gates().forEach(gate -> gate.outputs().forEach(net -> drivers[net.id()]++));
        List<Problem> problems = new ArrayList<>();
        for (int id = 0; id < drivers.length; id++) {
            if (drivers[id] > 1) {
                problems.add(new Problem(Kind.DRIVEN_TWICE, netlist.nameOf(new Net(id))));
            }
        }
        for (int id : read(netlist)) {
            if (drivers[id] == 0) {
                problems.add(new Problem(Kind.UNDRIVEN, netlist.nameOf(new Net(id))));
            }
        }
        for (int gate : loops(netlist)) {
            problems.add(new Problem(Kind.COMBINATIONAL_LOOP, netlist.gateName(gate)));
        }
        return List.copyOf(problems);
    }

    /// The gates on combinational loops, and on paths from one loop to another: those that could not be
    /// ordered, less those from which no such gate is reached.
    private static Set<Integer> loops(Netlist netlist) {
        Set<Integer> loops = new TreeSet<>();
        for (int g = 0; g < netlist.gates().size(); g++) {
            if (netlist.gates().get(g).isCombinational()) {
                loops.add(g);
            }
        }
        netlist.evaluationOrder().forEach(loops::remove);
        boolean smaller = !loops.isEmpty();
        while (smaller) {
            Set<Net> read = new HashSet<>();
            loops.forEach(gate -> read.addAll(netlist.gates().get(gate).inputs()));
            smaller = loops.removeIf(gate -> !read.contains(netlist.gates().get(gate).outputs().getFirst()));
        }
        return loops;
    }

    private static Set<Integer> read(Netlist netlist) {
        Set<Integer> read = new TreeSet<>();
        netlist.gates().forEach(gate -> gate.inputs().forEach(net -> read.add(net.id())));
        netlist.ports(Port.Direction.OUTPUT)
            .forEach(port -> port.bus().nets().forEach(net -> read.add(net.id())));
        return read;
    }
}
