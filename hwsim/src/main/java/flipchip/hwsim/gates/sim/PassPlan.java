package flipchip.hwsim.gates.sim;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.ConstantPropagation;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;

/// A plan of the nets that a generated pass stores, and of their order.
///
/// Gates that constants make superfluous are left out. A net that only one gate reads is not stored: it is
/// a value on its way to its reader. What is stored is what output pins and gates with memory read, and nets
/// with several readers.
final class PassPlan {
    /// Gates in one expression, so that neither the operand stack nor a method grows without bound.
    private static final int EXPRESSION_GATES = 48;
    /// A net with this many readers enables registers; what it chooses among is stored, so that its change
    /// alone does not bring that back.
    private static final int COMMAND_READERS = 24;

    private static final byte ENTERED = 1;
    private static final byte LEFT = 2;

    private final Netlist netlist;
    private final boolean watched;
    private final ConstantPropagation propagation;
    /// The live gate that drives each net; null for pins, registers and constants.
    private final Gate[] driver;
    private final int[] readers;
    private final boolean[] readInside;
    private final boolean[] made;
    private final boolean[] required;
    private final boolean[] stored;
    private final int[] expressionSize;

    /// @param watched whether parts are left out whose inputs have not changed
    PassPlan(Netlist netlist, boolean watched) {
        this.netlist = netlist;
        this.watched = watched;
        propagation = ConstantPropagation.of(netlist);
        driver = new Gate[netlist.netCount()];
        readers = new int[netlist.netCount()];
        readInside = new boolean[netlist.netCount()];
        made = new boolean[netlist.netCount()];
        required = new boolean[netlist.netCount()];
        stored = new boolean[netlist.netCount()];
        expressionSize = new int[netlist.netCount()];
        findRequired();
        findReaders();
        chooseStored(watched ? COMMAND_READERS : Integer.MAX_VALUE);
    }

    Netlist netlist() {
        return netlist;
    }

    String name() {
        return netlist.name();
    }

    boolean isWatched() {
        return watched;
    }

    /// Number of nets.
    int nets() {
        return driver.length;
    }

    /// Whether the pass writes this net (or it is a pin or register, which it does not change).
    boolean stored(int net) {
        return stored[net];
    }

    /// The gate that drives a net returned by [#stand]; null for pins, registers and constants.
    Gate driver(int net) {
        return driver[net];
    }

    /// Gates of the expression that makes a stored net.
    int size(int net) {
        return expressionSize[net];
    }

    Net stand(Net net) {
        return propagation.standsFor(net);
    }

    /// What pins and gates with memory read must be right after a pass.
    private void findRequired() {
        netlist.ports(Port.Direction.OUTPUT)
            .forEach(port -> port.bus().nets().forEach(net -> required[net.id()] = true));
        netlist.gates().stream().filter(gate -> !gate.isCombinational())
            .forEach(gate -> gate.inputs().forEach(net -> required[net.id()] = true));
        for (int net = 0; net < required.length; net++) {
            if (required[net]) {
                readers[stand(new Net(net)).id()]++;
            }
        }
    }

    private void findReaders() {
        Arrays.fill(stored, true);
        for (int g : netlist.evaluationOrder()) {
            Gate gate = netlist.gates().get(g);
            int out = gate.outputs().getFirst().id();
            stored[out] = required[out];
            made[out] = true;
            if (propagation.isLive(g)) {
                driver[out] = gate;
                gate.inputs().forEach(in -> {
                    readers[stand(in).id()]++;
                    readInside[stand(in).id()] = true;
                });
            }
        }
    }

    private void chooseStored(int commandReaders) {
        for (int g : netlist.evaluationOrder()) {
            Gate gate = netlist.gates().get(g);
            int out = gate.outputs().getFirst().id();
            if (driver[out] == null) {
                continue;
            }
            boolean commanded =
                gate.inputs().stream().anyMatch(in -> readers[stand(in).id()] >= commandReaders);
            if (gate instanceof Gate.Mux mux) {
                stored[stand(mux.select()).id()] = true;
            }
            int size = 1;
            for (Net in : gate.inputs()) {
                int net = stand(in).id();
                stored[net] |= commanded;
                size += stored[net] ? 0 : expressionSize[net];
            }
            expressionSize[out] = size;
            stored[out] |= readers[out] > 1 || size >= EXPRESSION_GATES;
        }
        for (int net = 0; net < required.length; net++) {
            stored[stand(new Net(net)).id()] |= required[net];
        }
    }

    /// All nets that must be right after a pass.
    List<Integer> required() {
        return IntStream.range(0, required.length).filter(net -> required[net]).boxed().toList();
    }

    /// The nets to store on the way to `wanted`, depth first, so that a value is used soon.
    ///
    /// @param passed for each net whether it was passed before; those met now are added
    List<Integer> depthFirst(List<Integer> wanted, byte[] passed) {
        List<Integer> roots = new ArrayList<>();
        Deque<Integer> open = new ArrayDeque<>();
        wanted.reversed().forEach(net -> open.push(stand(new Net(net)).id()));
        while (!open.isEmpty()) {
            int net = open.peek();
            if (driver[net] == null || passed[net] == LEFT) {
                open.pop();
            } else if (passed[net] == ENTERED) {
                open.pop();
                passed[net] = LEFT;
                if (stored[net]) {
                    roots.add(net);
                }
            } else {
                passed[net] = ENTERED;
                driver[net].inputs().reversed().forEach(in -> open.push(stand(in).id()));
            }
        }
        return roots;
    }

    /// Those of `nets` that repeat another, each after that one.
    List<int[]> copies(List<Integer> nets) {
        return nets.stream().filter(net -> stand(new Net(net)).id() != net)
            .map(net -> new int[] {stand(new Net(net)).id(), net}).toList();
    }

    /// Whether pins and gates with memory alone read a net, and no gate of the pass.
    boolean isLast(int net) {
        return !readInside[net];
    }

    /// Whether no gate of a pass drives a net: it is a pin, a register or a constant.
    boolean isSource(int net) {
        return !made[net];
    }
}
