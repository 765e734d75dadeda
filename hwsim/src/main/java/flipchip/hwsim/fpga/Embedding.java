package flipchip.hwsim.fpga;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.netlist.Scope;

/// An embedding of a finished circuit in another, with a clock that can be stopped: gates with memory change
/// only where the net `run` is high. One use.
/// Thread: owner
final class Embedding {
    private final NetlistBuilder n;
    private final Netlist inner;
    private final Net run;
    private final Predicate<Gate.ReadPort> alwaysReads;
    private final Map<Net, Net> nets = new HashMap<>();
    private final Deque<Integer> openIds = new ArrayDeque<>();
    private final Deque<NetlistBuilder.OpenScope> open = new ArrayDeque<>();

    private Embedding(NetlistBuilder builder, Netlist inner, Net run, Predicate<Gate.ReadPort> alwaysReads) {
        n = builder;
        this.inner = inner;
        this.run = run;
        this.alwaysReads = alwaysReads;
        nets.put(Net.ZERO, Net.ZERO);
        nets.put(Net.ONE, Net.ONE);
    }

    /// Adds `inner` as the scope `instance`.
    ///
    /// @param inputs      what its input pins are wired to
    /// @param run         its clock runs
    /// @param alwaysReads read ports of memories that also read while the clock is stopped
    static Embedding of(NetlistBuilder builder, String instance, Netlist inner, Map<String, Bus> inputs,
            Net run, Predicate<Gate.ReadPort> alwaysReads) {
        Embedding embedding = new Embedding(builder, inner, run, alwaysReads);
        embedding.build(instance, inputs);
        return embedding;
    }

    /// The outer nets of an output pin.
    Bus port(String pin) {
        return outer(inner.port(pin).bus());
    }

    Bus outer(Bus bus) {
        return new Bus(bus.nets().stream().map(nets::get).toList());
    }

    private void build(String instance, Map<String, Bus> inputs) {
        try (NetlistBuilder.OpenScope scope = n.scope(instance, inner.name())) {
            for (Port port : inner.ports(Port.Direction.INPUT)) {
                Bus outside = scope.input(port.name(), inputs.get(port.name()));
                for (int bit = 0; bit < port.width(); bit++) {
                    nets.put(port.bus().get(bit), outside.get(bit));
                }
            }
            scope.input("run", run);
            for (int id = 2; id < inner.netCount(); id++) {
                Net net = new Net(id);
                if (!nets.containsKey(net)) {
                    nets.put(net, n.declare(inner.nameOf(net)));
                }
            }
            openIds.push(0);
            for (int gate = 0; gate < inner.gates().size(); gate++) {
                enter(inner.scopeOf(gate));
                add(inner.gates().get(gate));
            }
            enter(inner.scopes().getFirst());
            inner.ports(Port.Direction.OUTPUT).forEach(port -> scope.output(port.name(), outer(port.bus())));
        }
    }

    /// Closes and opens scopes until `wanted` is the innermost.
    private void enter(Scope wanted) {
        while (!isInside(wanted, openIds.peek())) {
            leave();
        }
        if (openIds.peek() != wanted.id()) {
            enter(inner.scopes().get(wanted.parent()));
            open.push(n.scope(wanted.name(), wanted.type()));
            openIds.push(wanted.id());
        }
    }

    private void leave() {
        Scope scope = inner.scopes().get(openIds.pop());
        try (NetlistBuilder.OpenScope closing = open.pop()) {
            for (Port port : scope.ports()) {
                if (port.direction() == Port.Direction.INPUT) {
                    closing.input(port.name(), outer(port.bus()));
                } else {
                    closing.output(port.name(), outer(port.bus()));
                }
            }
        }
    }

    private boolean isInside(Scope scope, int ancestor) {
        Scope at = scope;
        while (at.id() != ancestor && at.parent() >= 0) {
            at = inner.scopes().get(at.parent());
        }
        return at.id() == ancestor;
    }

    private void add(Gate gate) {
        UnaryOperator<Net> f = nets::get;
        switch (gate) {
            case Gate.Not(Net in, Net out) -> n.driveNot(f.apply(out), f.apply(in));
            case Gate.And(Net a, Net b, Net out) -> n.driveAnd(f.apply(out), f.apply(a), f.apply(b));
            case Gate.Or(Net a, Net b, Net out) -> n.driveOr(f.apply(out), f.apply(a), f.apply(b));
            case Gate.Xor(Net a, Net b, Net out) -> n.driveXor(f.apply(out), f.apply(a), f.apply(b));
            case Gate.Mux(Net select, Net low, Net high, Net out) ->
                n.driveMux(f.apply(out), f.apply(select), f.apply(low), f.apply(high));
            case Gate.Latch(Net enable, Net d, Net out) ->
                n.driveLatch(f.apply(out), f.apply(enable), f.apply(d));
            case Gate.FlipFlop(Net d, Net enable, Net reset, boolean value, boolean initial, Net out) ->
                n.driveFlipFlop(f.apply(out), f.apply(d), whileRunning(enable), whileRunning(reset), value,
                    initial);
            case Gate.SetReset(Net set, Net clear, Net reset, boolean value, boolean initial, Net out) ->
                n.driveSetReset(f.apply(out), whileRunning(set), whileRunning(clear), whileRunning(reset),
                    value, initial);
            case Gate.Ram ram -> n.add(memory(ram));
        }
    }

    private Gate.Ram memory(Gate.Ram ram) {
        return new Gate.Ram(ram.name(), ram.words(), ram.width(),
            ram.reads().stream()
                .map(port -> new Gate.ReadPort(
                    alwaysReads.test(port) ? nets.get(port.enable()) : whileRunning(port.enable()),
                    outer(port.address()), outer(port.data())))
                .toList(),
            ram.writes().stream().map(port -> new Gate.WritePort(whileRunning(port.enable()),
                outer(port.address()), outer(port.data()))).toList());
    }

    private Net whileRunning(Net inside) {
        if (inside.equals(Net.ZERO)) {
            return Net.ZERO;
        }
        return inside.equals(Net.ONE) ? run : n.and(nets.get(inside), run);
    }
}
