package flipchip.hwsim.gates.netlist;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// An immutable circuit. Made by [NetlistBuilder] only.
///
/// Gates are in the order in which they were built; [#evaluationOrder()] sorts the combinational ones so that
/// each comes after those it reads. Loops pass through gates with memory only.
public final class Netlist {
    private final String name;
    private final List<Gate> gates;
    private final List<Integer> gateScopes;
    private final List<Integer> evaluationOrder;
    private final List<Scope> scopes;
    private final List<Port> ports;
    private final List<String> netNames;
    private final Map<String, Net> netsByName;
    private final int[] drivers;

    Netlist(String name, List<Gate> gates, List<Integer> gateScopes, List<Integer> evaluationOrder,
            List<Scope> scopes, List<Port> ports, List<String> netNames) {
        this.name = name;
        this.gates = List.copyOf(gates);
        this.gateScopes = List.copyOf(gateScopes);
        this.evaluationOrder = List.copyOf(evaluationOrder);
        this.scopes = List.copyOf(scopes);
        this.ports = List.copyOf(ports);
        this.netNames = List.copyOf(netNames);
        netsByName = IntStream.range(0, netNames.size()).boxed()
            .collect(Collectors.toUnmodifiableMap(netNames::get, Net::new));
        drivers = new int[netNames.size()];
        Arrays.fill(drivers, -1);
        for (int g = 0; g < gates.size(); g++) {
            for (Net out : gates.get(g).outputs()) {
                drivers[out.id()] = g;
            }
        }
    }

    public String name() {
        return name;
    }

    /// Number of nets, the two constants included: ids run from 0 to this - 1.
    public int netCount() {
        return netNames.size();
    }

    public List<Gate> gates() {
        return gates;
    }

    /// Indices into [#gates()] of the combinational gates, each after all gates it reads.
    public List<Integer> evaluationOrder() {
        return evaluationOrder;
    }

    /// Index of the gate that drives `net`; empty for constants and input pins.
    public OptionalInt driverOf(Net net) {
        int driver = drivers[net.id()];
        return driver < 0 ? OptionalInt.empty() : OptionalInt.of(driver);
    }

    /// Name of gate number `gate`: the full name of the (first) net it drives.
    public String gateName(int gate) {
        return nameOf(gates.get(gate).outputs().getFirst());
    }

    /// The scope in which gate number `gate` was built.
    public Scope scopeOf(int gate) {
        return scopes.get(gateScopes.get(gate));
    }

    /// All scopes; the first is the whole circuit, parents come before children.
    public List<Scope> scopes() {
        return scopes;
    }

    /// The pins of the whole circuit.
    public List<Port> ports() {
        return ports;
    }

    public List<Port> ports(Port.Direction direction) {
        return ports.stream().filter(port -> port.direction() == direction).toList();
    }

    /// @throws NoSuchElementException if no such port exists
    public Port port(String portName) {
        return ports.stream().filter(port -> port.name().equals(portName)).findFirst()
            .orElseThrow(() -> new NoSuchElementException("no port '" + portName + "' in " + name));
    }

    /// The full name, scopes first: `d4.remB[S]`.
    public String nameOf(Net net) {
        return netNames.get(net.id());
    }

    /// The net with this full name.
    public Optional<Net> find(String netName) {
        return Optional.ofNullable(netsByName.get(netName));
    }

    /// The names of nets with all words of `text` in them, in capitals or not: the shortest first.
    public List<String> search(String text, int most) {
        String[] words = text.strip().toLowerCase(Locale.ROOT).split("\\s+");
        return netNames.stream().skip(Net.ONE.id() + 1)
            .filter(name -> Stream.of(words).allMatch(name.toLowerCase(Locale.ROOT)::contains))
            .sorted(Comparator.comparingInt(String::length)).limit(most).toList();
    }

    /// The nets `name[0]`, `name[1]`, ...; empty if there are none.
    public Bus numbered(String name) {
        return new Bus(Stream.iterate(0, bit -> bit + 1).map(bit -> find(name + "[" + bit + "]"))
            .takeWhile(Optional::isPresent).map(Optional::orElseThrow).toList());
    }

    /// @throws NoSuchElementException if no such net exists
    public Net net(String netName) {
        return find(netName)
            .orElseThrow(() -> new NoSuchElementException("no net '" + netName + "' in " + name));
    }
}
