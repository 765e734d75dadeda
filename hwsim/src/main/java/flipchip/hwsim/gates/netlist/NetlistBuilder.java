package flipchip.hwsim.gates.netlist;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/// A builder of a [Netlist], gate by gate. One use.
///
/// A gate normally makes its own output net. Where a net is read before its gate exists (feedback through
/// registers, neighbours in an array), [#declare(String)] makes the net and a `drive...` method the gate.
/// Thread: owner
public final class NetlistBuilder {
    private final String name;
    private final List<Gate> gates = new ArrayList<>();
    private final List<Integer> gateScopes = new ArrayList<>();
    private final List<Scope> scopes = new ArrayList<>();
    private final List<Port> ports = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private final Set<String> taken = new HashSet<>();
    /// Parent's id and name of every scope.
    private final Set<String> parts = new HashSet<>();
    private final Deque<OpenScope> open = new ArrayDeque<>();

    /// @param name of the whole circuit, e.g. "othello_array"
    public NetlistBuilder(String name) {
        this.name = name;
        scopes.add(new Scope(0, "", name, -1, List.of()));
        open.push(new OpenScope(0, ""));
        fresh("const0");
        fresh("const1");
    }

    /// Opens a part with its own names until [OpenScope#close()]; use try-with-resources.
    ///
    /// @throws IllegalArgumentException if the open scope already has a part called `instance`
    public OpenScope scope(String instance, String type) {
        String prefix = open.peek().prefix + instance + ".";
        if (!parts.add(open.peek().id + "." + instance)) {
            throw new IllegalArgumentException("two scopes called '" + prefix + "'");
        }
        OpenScope scope = new OpenScope(scopes.size(), prefix);
        scopes.add(new Scope(scope.id, instance, type, open.peek().id, List.of()));
        open.push(scope);
        return scope;
    }

    /// A part of the circuit while it is being built.
    public final class OpenScope implements AutoCloseable {
        private final int id;
        private final String prefix;
        private final List<Port> pins = new ArrayList<>();

        private OpenScope(int id, String prefix) {
            this.id = id;
            this.prefix = prefix;
        }

        /// Says that the part reads `net` of the circuit around it under the name `pin`.
        public Net input(String pin, Net net) {
            pins.add(new Port(pin, Port.Direction.INPUT, Bus.of(net)));
            return net;
        }

        /// Says that the part drives `net`, which the circuit around it may read, under the name `pin`.
        public Net output(String pin, Net net) {
            pins.add(new Port(pin, Port.Direction.OUTPUT, Bus.of(net)));
            return net;
        }

        public Bus input(String pin, Bus bus) {
            pins.add(new Port(pin, Port.Direction.INPUT, bus));
            return bus;
        }

        public Bus output(String pin, Bus bus) {
            pins.add(new Port(pin, Port.Direction.OUTPUT, bus));
            return bus;
        }

        @Override
        public void close() {
            if (open.peek() != this) {
                throw new IllegalStateException("scope '" + prefix + "' is not the innermost open one");
            }
            open.pop();
            Scope scope = scopes.get(id);
            scopes.set(id, new Scope(id, scope.name(), scope.type(), scope.parent(), pins));
        }
    }

    /// An input pin of the whole circuit.
    public Net input(String pin) {
        Net net = declare(pin);
        ports.add(new Port(pin, Port.Direction.INPUT, Bus.of(net)));
        return net;
    }

    /// Input pins of the whole circuit; bit i is called `pin[i]`.
    public Bus input(String pin, int width) {
        Bus bus = declare(pin, width);
        ports.add(new Port(pin, Port.Direction.INPUT, bus));
        return bus;
    }

    /// Shows `net` at an output pin of the whole circuit.
    public void output(String pin, Net net) {
        ports.add(new Port(pin, Port.Direction.OUTPUT, Bus.of(net)));
    }

    public void output(String pin, Bus bus) {
        ports.add(new Port(pin, Port.Direction.OUTPUT, bus));
    }

    /// A net that a later call drives. Its full name is the open scopes' names and `local`.
    public Net declare(String local) {
        return fresh(open.peek().prefix + local);
    }

    /// `width` nets called `local[0]`, `local[1]`, ...
    public Bus declare(String local, int width) {
        return new Bus(IntStream.range(0, width).mapToObj(i -> declare(local + "[" + i + "]")).toList());
    }

    /// Gives `net` the name `local` in the open scope in place of the one it has.
    ///
    /// @throws IllegalArgumentException if another net has that name, or `net` is a constant
    public Net name(String local, Net net) {
        String full = open.peek().prefix + local;
        if (net.isConstant()) {
            throw new IllegalArgumentException("the constants keep their names, not '" + full + "'");
        }
        taken.remove(names.get(net.id()));
        if (!taken.add(full)) {
            throw new IllegalArgumentException("two nets called '" + full + "'");
        }
        names.set(net.id(), full);
        return net;
    }

    private Net fresh(String full) {
        if (!taken.add(full)) {
            throw new IllegalArgumentException("two nets called '" + full + "'");
        }
        names.add(full);
        return new Net(names.size() - 1);
    }

    private Net fresh() {
        return fresh(open.peek().prefix + "n" + names.size());
    }

    public Net not(Net in) {
        return driveNot(fresh(), in);
    }

    public Net and(Net a, Net b) {
        return driveAnd(fresh(), a, b);
    }

    public Net or(Net a, Net b) {
        return driveOr(fresh(), a, b);
    }

    public Net xor(Net a, Net b) {
        return driveXor(fresh(), a, b);
    }

    /// `high` where `select` is high, else `low`.
    public Net mux(Net select, Net low, Net high) {
        return driveMux(fresh(), select, low, high);
    }

    /// Transparent while `enable` is high.
    public Net latch(Net enable, Net d) {
        return driveLatch(fresh(), enable, d);
    }

    /// Takes `d` at every clock edge; powers up low.
    public Net flipFlop(Net d) {
        return driveFlipFlop(fresh(), d, Net.ONE);
    }

    /// Takes `d` at the clock edges at which `enable` is high; powers up low.
    public Net flipFlop(Net d, Net enable) {
        return driveFlipFlop(fresh(), d, enable);
    }

    public Net driveNot(Net out, Net in) {
        add(new Gate.Not(in, out));
        return out;
    }

    public Net driveAnd(Net out, Net a, Net b) {
        add(new Gate.And(a, b, out));
        return out;
    }

    public Net driveOr(Net out, Net a, Net b) {
        add(new Gate.Or(a, b, out));
        return out;
    }

    public Net driveXor(Net out, Net a, Net b) {
        add(new Gate.Xor(a, b, out));
        return out;
    }

    public Net driveMux(Net out, Net select, Net low, Net high) {
        add(new Gate.Mux(select, low, high, out));
        return out;
    }

    public Net driveLatch(Net out, Net enable, Net d) {
        add(new Gate.Latch(enable, d, out));
        return out;
    }

    public Net driveFlipFlop(Net out, Net d, Net enable) {
        return driveFlipFlop(out, d, enable, Net.ZERO, false, false);
    }

    public Net driveFlipFlop(Net out, Net d, Net enable, Net reset, boolean resetValue, boolean initial) {
        add(new Gate.FlipFlop(d, enable, reset, resetValue, initial, out));
        return out;
    }

    public Net driveSetReset(Net out, Net set, Net clear, Net reset, boolean resetValue, boolean initial) {
        add(new Gate.SetReset(set, clear, reset, resetValue, initial, out));
        return out;
    }

    /// Adds a gate whose outputs were made by [#declare(String)].
    public void add(Gate gate) {
        gates.add(gate);
        gateScopes.add(open.peek().id);
    }

    /// A builder that already holds those gates of `netlist` whose index `keep` accepts, with the same nets,
    /// names, ports and scopes: for changing a finished circuit, e.g. to see what a missing gate does.
    public static NetlistBuilder copyOf(Netlist netlist, IntPredicate keep) {
        NetlistBuilder copy = new NetlistBuilder(netlist.name());
        copy.scopes.clear();
        copy.scopes.addAll(netlist.scopes());
        netlist.scopes().forEach(scope -> copy.parts.add(scope.parent() + "." + scope.name()));
        copy.ports.addAll(netlist.ports());
        for (int id = copy.names.size(); id < netlist.netCount(); id++) {
            copy.fresh(netlist.nameOf(new Net(id)));
        }
        for (int gate = 0; gate < netlist.gates().size(); gate++) {
            if (keep.test(gate)) {
                copy.gates.add(netlist.gates().get(gate));
                copy.gateScopes.add(netlist.scopeOf(gate).id());
            }
        }
        return copy;
    }

    /// Puts another gate in the place of one, in the same block.
    ///
    /// @param gate how many were built before it
    public NetlistBuilder replace(int gate, Gate by) {
        gates.set(gate, by);
        return this;
    }

    /// Makes every gate and every output pin built so far read `instead.apply(net)` in place of `net`.
    NetlistBuilder rewire(UnaryOperator<Net> instead) {
        gates.replaceAll(gate -> Gate.reading(gate, instead));
        ports.replaceAll(port -> port.direction() == Port.Direction.INPUT
            ? port
            : new Port(port.name(), port.direction(),
                new Bus(port.bus().nets().stream().map(instead).toList())));
        return this;
    }

    /// The finished circuit.
    ///
    /// @throws IllegalStateException if a scope is open, or [NetlistCheck] finds a net without driver, a net
    ///         with two, or a combinational loop; the message names the nets
    public Netlist build() {
        if (open.size() != 1) {
            throw new IllegalStateException("scope '" + open.peek().prefix + "' is still open");
        }
        Netlist netlist = unchecked();
        List<NetlistCheck.Problem> problems = NetlistCheck.errors(netlist);
        if (!problems.isEmpty()) {
            throw new IllegalStateException(name + ": " + problems);
        }
        return netlist;
    }

    /// The circuit without a check: for [NetlistCheck], and for counting what is left of a circuit that had
    /// gates taken out.
    public Netlist unchecked() {
        return new Netlist(name, gates, gateScopes, evaluationOrder(), scopes, ports, names);
    }

    /// Kahn's algorithm on arrays; gates on a combinational loop stay out. A net with two drivers counts as
    /// driven by the later one: [NetlistCheck] reports it.
    private List<Integer> evaluationOrder() {
        int[] driver = new int[names.size()];
        Arrays.fill(driver, -1);
        for (int g = 0; g < gates.size(); g++) {
            if (gates.get(g).isCombinational()) {
                driver[gates.get(g).outputs().getFirst().id()] = g;
            }
        }
        List<List<Integer>> readers = new ArrayList<>(Collections.nCopies(gates.size(), List.of()));
        int[] waitsFor = new int[gates.size()];
        Deque<Integer> ready = new ArrayDeque<>();
        for (int g = 0; g < gates.size(); g++) {
            if (!gates.get(g).isCombinational()) {
                continue;
            }
            for (Net in : gates.get(g).inputs()) {
                int source = driver[in.id()];
                if (source >= 0) {
                    if (readers.get(source).isEmpty()) {
                        readers.set(source, new ArrayList<>());
                    }
                    readers.get(source).add(g);
                    waitsFor[g]++;
                }
            }
            if (waitsFor[g] == 0) {
                ready.add(g);
            }
        }
        List<Integer> order = new ArrayList<>();
        while (!ready.isEmpty()) {
            int g = ready.remove();
            order.add(g);
            for (int reader : readers.get(g)) {
                if (--waitsFor[reader] == 0) {
                    ready.add(reader);
                }
            }
        }
        return order;
    }
}
