package flipchip.hwsim.gates.lanes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import flipchip.hwsim.gates.netlist.ConstantPropagation;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;

/// The live gates of a combinational netlist as operations of up to three inputs: a gate that only one other
/// reads goes into that other's operation where the two make one of [Operation].
final class FusedGates {
    /// One operation on nets by number; those not used repeat a used one.
    ///
    /// @param depth operations on the longest way to here, from 1
    record Row(Operation operation, int a, int b, int c, int out, int depth) {}

    private final Netlist netlist;
    private final ConstantPropagation propagation;
    private final Gate[] driver;
    private final int[] readers;
    private final Row[] rowOf;
    private int gates;

    /// @throws IllegalArgumentException if `netlist` has a gate with memory
    FusedGates(Netlist netlist) {
        this.netlist = netlist;
        propagation = ConstantPropagation.of(netlist);
        driver = new Gate[netlist.netCount()];
        readers = new int[netlist.netCount()];
        rowOf = new Row[netlist.netCount()];
        netlist.gates().stream().filter(gate -> !gate.isCombinational()).findFirst().ifPresent(gate -> {
            throw new IllegalArgumentException(netlist.name() + " is not combinational: it has " + gate);
        });
        countReaders();
    }

    /// Gates whose work one pass does.
    int gates() {
        return gates;
    }

    /// The net that carries the value of `net` after constants are gone.
    int stand(Net net) {
        return propagation.standsFor(net).id();
    }

    private void countReaders() {
        for (Port port : netlist.ports(Port.Direction.OUTPUT)) {
            port.bus().nets().forEach(net -> readers[stand(net)] += 2);
        }
        for (int g : netlist.evaluationOrder()) {
            if (propagation.isLive(g)) {
                Gate gate = netlist.gates().get(g);
                driver[gate.outputs().getFirst().id()] = gate;
                gate.inputs().forEach(in -> readers[stand(in)]++);
                gates++;
            }
        }
    }

    /// By depth and, within a depth, by operation, so that equal ones form a row.
    List<Row> rows() {
        for (int g : netlist.evaluationOrder()) {
            Gate gate = netlist.gates().get(g);
            int out = gate.outputs().getFirst().id();
            if (driver[out] == gate) {
                rowOf[out] = row(gate, out);
            }
        }
        List<Row> rows = new ArrayList<>();
        for (Row row : rowOf) {
            if (row != null) {
                rows.add(row);
            }
        }
        rows.sort(
            Comparator.comparingInt(Row::depth).thenComparing(Row::operation).thenComparingInt(Row::out));
        return rows;
    }

    private Row row(Gate gate, int out) {
        return switch (gate) {
            case Gate.Not(Net in, _) -> make(Operation.NOT, stand(in), stand(in), stand(in), out);
            case Gate.And(Net a, Net b, _) -> pair(Operation.AND, stand(a), stand(b), out);
            case Gate.Or(Net a, Net b, _) -> pair(Operation.OR, stand(a), stand(b), out);
            case Gate.Xor(Net a, Net b, _) -> pair(Operation.XOR, stand(a), stand(b), out);
            case Gate.Mux(Net select, Net low, Net high, _) ->
                make(Operation.MUX, stand(select), stand(low), stand(high), out);
            case Gate.Latch _, Gate.FlipFlop _, Gate.SetReset _, Gate.Ram _ ->
                throw new IllegalArgumentException("not combinational: " + gate);
        };
    }

    /// A gate of two inputs with the gate before one of them, if that goes.
    private Row pair(Operation operation, int a, int b, int out) {
        Row fused = fused(operation, a, b, out);
        if (fused == null) {
            fused = fused(operation, b, a, out);
        }
        return fused != null ? fused : make(operation, a, b, b, out);
    }

    /// `operation` on `inner` and `other` with the gate that drives `inner` taken in, or null.
    private Row fused(Operation operation, int inner, int other, int out) {
        Row before = rowOf[inner];
        if (before == null || readers[inner] != 1) {
            return null;
        }
        Operation both = both(operation, before.operation());
        if (both == null) {
            return null;
        }
        rowOf[inner] = null;
        return both == Operation.AND_NOT || both == Operation.OR_NOT
            ? make(both, other, before.a(), before.a(), out)
            : make(both, before.a(), before.b(), other, out);
    }

    private static Operation both(Operation outer, Operation inner) {
        return switch (outer) {
            case AND -> switch (inner) {
                case AND -> Operation.AND_AND;
                case OR -> Operation.OR_AND;
                case NOT -> Operation.AND_NOT;
                default -> null;
            };
            case OR -> switch (inner) {
                case AND -> Operation.AND_OR;
                case OR -> Operation.OR_OR;
                case NOT -> Operation.OR_NOT;
                default -> null;
            };
            case XOR -> inner == Operation.XOR ? Operation.XOR_XOR : null;
            default -> null;
        };
    }

    private Row make(Operation operation, int a, int b, int c, int out) {
        return new Row(operation, a, b, c, out, 1 + Math.max(depth(a), Math.max(depth(b), depth(c))));
    }

    private int depth(int net) {
        return rowOf[net] == null ? 0 : rowOf[net].depth();
    }
}
