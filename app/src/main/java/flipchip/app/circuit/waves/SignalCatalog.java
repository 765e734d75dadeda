package flipchip.app.circuit.waves;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;

/// A catalogue of the machine's signals: named buses, then every net under its scope. Nets that differ only
/// in what stands in brackets, "d4.remB\[N]" and so on, make a bus "d4.remB" as well. Immutable.
final class SignalCatalog {
    /// Name of the group of the machine's buses.
    static final String BUSES = "machine";

    private final Map<String, Signal> byName = new LinkedHashMap<>();
    private final Map<String, List<Signal>> groups = new LinkedHashMap<>();

    private SignalCatalog() {}

    static SignalCatalog of(MachineCircuit circuit) {
        SignalCatalog catalog = new SignalCatalog();
        catalog.addBuses(circuit);
        catalog.addNets(circuit.netlist());
        return catalog;
    }

    private void addBuses(MachineCircuit circuit) {
        add(BUSES,
            new Signal("state",
                new Bus(Stream.of(ControllerState.values()).map(circuit.controller()::net).toList()),
                Radix.STATE));
        bus("write", Bus.of(circuit.pins().write()), Radix.HEX);
        bus("move", circuit.pins().move(), Radix.SQUARES);
        bus("dirty", Bus.of(circuit.mailbox().dirty()), Radix.HEX);
        bus("box", circuit.mailbox().box(), Radix.SQUARES);
        bus("any", Bus.of(circuit.any()), Radix.HEX);
        bus("accept", Bus.of(circuit.accept()), Radix.HEX);
        bus("curB", Bus.of(circuit.array().current().black()), Radix.HEX);
        bus("curW", Bus.of(circuit.array().current().white()), Radix.HEX);
        bus("isB", circuit.array().is().black(), Radix.HEX);
        bus("isW", circuit.array().is().white(), Radix.HEX);
        bus("legal", circuit.array().legal(), Radix.HEX);
        bus("legalL", circuit.legalLatched(), Radix.HEX);
        bus("sel", circuit.array().select(), Radix.HEX);
        bus("toB", circuit.array().to().black(), Radix.HEX);
        bus("toW", circuit.array().to().white(), Radix.HEX);
        bus("countB", circuit.counts().black(), Radix.DECIMAL);
        bus("countW", circuit.counts().white(), Radix.DECIMAL);
        bus("errIllegal", Bus.of(circuit.errIllegal()), Radix.HEX);
        bus("errStale", Bus.of(circuit.errStale()), Radix.HEX);
    }

    private void bus(String name, Bus bus, Radix radix) {
        add(BUSES, new Signal(name, bus, radix));
    }

    private void addNets(Netlist netlist) {
        Map<String, List<Net>> bracketed = new LinkedHashMap<>();
        List<Net> nets = IntStream.range(Net.ONE.id() + 1, netlist.netCount()).mapToObj(Net::new).toList();
        for (Net net : nets) {
            String name = netlist.nameOf(net);
            if (name.endsWith("]")) {
                bracketed.computeIfAbsent(name.substring(0, name.lastIndexOf('[')), _ -> new ArrayList<>())
                    .add(net);
            }
        }
        bracketed.forEach((name, bits) -> {
            if (bits.size() <= Long.SIZE && bits.size() > 1) {
                add(scopeOf(name), new Signal(name, new Bus(bits), Radix.BINARY));
            }
        });
        nets.forEach(net -> add(scopeOf(netlist.nameOf(net)),
            new Signal(netlist.nameOf(net), Bus.of(net), Radix.HEX)));
    }

    private void add(String group, Signal signal) {
        if (byName.putIfAbsent(signal.name(), signal) == null) {
            groups.computeIfAbsent(group, _ -> new ArrayList<>()).add(signal);
        }
    }

    private static String scopeOf(String name) {
        int dot = name.lastIndexOf('.');
        return dot < 0 ? BUSES : name.substring(0, dot);
    }

    Optional<Signal> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /// The machine's buses by name. A new map.
    Map<String, Bus> buses() {
        Map<String, Bus> buses = new LinkedHashMap<>();
        groups.get(BUSES).stream().filter(signal -> signal.width() > 1)
            .forEach(signal -> buses.put(signal.name(), signal.bus()));
        return buses;
    }

    /// Names of the groups: the machine's buses, then the scopes.
    Collection<String> groups() {
        return List.copyOf(groups.keySet());
    }

    List<Signal> of(String group) {
        return List.copyOf(groups.getOrDefault(group, List.of()));
    }

    /// Signals whose names contain all words of `text`, whatever the case, the shortest names first; where
    /// there are none, those in which it is found as a regular expression.
    List<Signal> search(String text, int most) {
        String[] words = text.strip().toLowerCase(Locale.ROOT).split("\\s+");
        List<Signal> found =
            named(most, name -> Stream.of(words).allMatch(name.toLowerCase(Locale.ROOT)::contains));
        if (!found.isEmpty()) {
            return found;
        }
        try {
            return named(most, Pattern.compile(text.strip(), Pattern.CASE_INSENSITIVE).asPredicate());
        } catch (PatternSyntaxException noExpression) {
            return found;
        }
    }

    private List<Signal> named(int most, Predicate<String> name) {
        return byName.values().stream().filter(signal -> name.test(signal.name()))
            .sorted((one, other) -> Integer.compare(one.name().length(), other.name().length())).limit(most)
            .toList();
    }
}
