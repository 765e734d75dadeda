package flipchip.app.chips.opened;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.stream.Stream;
import flipchip.app.kit.text.Texts;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// A reader of a VCD file, as a simulator writes it while a test bench runs: the instance is taken whose
/// signals have most of the circuit's pins by name and width. With registers each rising edge of the clock is
/// a step, with the inputs that stood before it; without, each change of the inputs. One use.
final class StimulusVcd {
    private static final Texts TEXTS = Texts.of("opened");
    private static final int MOST_STEPS = 10_000;

    private final String file;
    private final Netlist netlist;
    private final Optional<String> clock;
    private final StringTokenizer words;
    /// The signals of an instance by name, of the instances by their names.
    private final Map<String, Map<String, Signal>> instances = new LinkedHashMap<>();
    /// By the sign that stands for a signal in the file.
    private final Map<String, String> values = new HashMap<>();
    private final List<TestVectors.Step> steps = new ArrayList<>();
    private final List<String> times = new ArrayList<>();
    private final Set<String> unknown = new LinkedHashSet<>();
    private String unit = "";
    private boolean cut;

    /// @param sign stands for it in the file
    private record Signal(String sign, int width) {}

    /// What the pins show at one moment.
    ///
    /// @param unknown inputs that are undefined there
    private record Sample(TestVectors.Step step, List<String> unknown) {}

    private StimulusVcd(String file, String text, Netlist netlist, Optional<String> clock) {
        this.file = file;
        this.netlist = netlist;
        this.clock = clock;
        words = new StringTokenizer(text);
    }

    /// @throws IOException with a sentence if no instance has a pin of the circuit, or its clock
    static Stimulus read(Path file, String text, Netlist netlist, Optional<String> clock) throws IOException {
        return new StimulusVcd(String.valueOf(file.getFileName()), text, netlist, clock).read();
    }

    private Stimulus read() throws IOException {
        header();
        Map.Entry<String, Map<String, Signal>> best = instances.entrySet().stream()
            .max(Comparator.<Map.Entry<String, Map<String, Signal>>>comparingLong(
                instance -> matches(instance.getValue()))
                .thenComparing(instance -> instance.getKey().length()))
            .filter(instance -> matches(instance.getValue()) > 0)
            .orElseThrow(() -> new IOException(file + ": " + TEXTS.get("vcd.none", names(pins().toList()))));
        Map<String, Signal> signals = best.getValue();
        if (clock.isPresent() && !signals.containsKey(clock.get())) {
            throw new IOException(file + ": " + TEXTS.get("vcd.clock", best.getKey(), clock.get()));
        }
        changes(signals);
        if (steps.isEmpty()) {
            throw new IOException(file + ": " + TEXTS.get("vcd.still", best.getKey()));
        }
        TestVectors vectors = new TestVectors(netlist, steps);
        List<String> notes = new ArrayList<>(List.of(TEXTS.get("vcd.from", best.getKey(), steps.size())));
        note(notes, "vcd.missing", netlist.ports(Port.Direction.INPUT).stream()
            .filter(pin -> !signals.containsKey(pin.name())).map(Port::name).toList());
        note(notes, "vcd.unknown", List.copyOf(unknown));
        if (cut) {
            notes.add(TEXTS.get("vcd.cut", MOST_STEPS));
        }
        notes.addAll(differences(vectors));
        return new Stimulus(vectors, times, notes);
    }

    private static void note(List<String> notes, String key, List<String> pins) {
        if (!pins.isEmpty()) {
            notes.add(TEXTS.get(key, String.join(", ", pins)));
        }
    }

    private Stream<Port> pins() {
        return netlist.ports().stream();
    }

    private static String names(List<Port> pins) {
        return String.join(", ", pins.stream().map(Port::name).toList());
    }

    private long matches(Map<String, Signal> signals) {
        return pins()
            .filter(pin -> signals.containsKey(pin.name()) && signals.get(pin.name()).width() == pin.width())
            .count() + clock.filter(signals::containsKey).stream().count();
    }

    private String next() {
        return words.hasMoreTokens() ? words.nextToken() : "";
    }

    private List<String> upToEnd() {
        List<String> said = new ArrayList<>();
        for (String word = next(); !word.isEmpty() && !word.equals("$end"); word = next()) {
            said.add(word);
        }
        return said;
    }

    private void header() throws IOException {
        List<String> path = new ArrayList<>();
        String word = next();
        for (; !word.isEmpty() && !word.equals("$enddefinitions"); word = next()) {
            List<String> said = word.startsWith("$") ? upToEnd() : List.of();
            switch (word) {
                case "$timescale" -> unit = String.join("", said);
                case "$scope" -> path.add(said.getLast());
                case "$upscope" -> path.removeLast();
                case "$var" -> declare(String.join(".", path), said);
                default -> {
                    // a date, a comment, or what another program added
                }
            }
        }
        upToEnd();
    }

    /// `wire 4 # x [3:0]`: a kind, a width, a sign, a name, which may have its range apart or not.
    private void declare(String instance, List<String> said) throws IOException {
        if (said.size() < 4 || !said.get(1).matches("\\d{1,6}")) {
            throw new IOException(file + ": " + TEXTS.get("vcd.var", String.join(" ", said)));
        }
        instances.computeIfAbsent(instance, _ -> new HashMap<>()).putIfAbsent(
            said.get(3).replaceAll("\\[.*", "").replaceAll("^\\\\", ""),
            new Signal(said.get(2), Integer.parseInt(said.get(1))));
    }

    private void changes(Map<String, Signal> signals) {
        Set<String> inputs = new HashSet<>();
        netlist.ports(Port.Direction.INPUT).stream().map(Port::name).filter(signals::containsKey)
            .forEach(name -> inputs.add(signals.get(name).sign()));
        Optional<String> tick = clock.map(name -> signals.get(name).sign());
        String time = "0";
        Optional<Sample> before = Optional.empty();
        boolean over = false;
        String word = next();
        while (!word.isEmpty() && !cut) {
            if (word.startsWith("#")) {
                keep(before, over, tick.isPresent() ? time : word.substring(1));
                before = Optional.of(sample(signals));
                over = false;
                time = word.substring(1);
            } else if (word.matches("[01xXzZ].+|[bBrR].*")) {
                boolean wide = word.matches("[bBrR].*");
                String sign = wide ? next() : word.substring(1);
                String value = wide ? word.substring(1) : word.substring(0, 1);
                String old = values.put(sign, value);
                over |= tick.map(edge -> edge.equals(sign) && value.equals("1") && "0".equals(old))
                    .orElseGet(() -> inputs.contains(sign) && !value.equals(old));
            }
            word = next();
        }
        keep(before, over, time);
        keep(Optional.of(sample(signals)), true, time);
    }

    /// Keeps what stood before a change, if the change ends a step.
    private void keep(Optional<Sample> before, boolean over, String time) {
        if (over && before.isPresent()) {
            cut = steps.size() == MOST_STEPS;
            if (!cut) {
                steps.add(before.get().step());
                unknown.addAll(before.get().unknown());
                times.add(time + (unit.isEmpty() ? "" : " x " + unit));
            }
        }
    }

    /// What the pins show now.
    private Sample sample(Map<String, Signal> signals) {
        List<BigInteger> inputs = new ArrayList<>();
        List<String> undefined = new ArrayList<>();
        for (Port pin : netlist.ports(Port.Direction.INPUT)) {
            String value = value(signals, pin);
            if (value.matches(".*[xXzZ].*")) {
                undefined.add(pin.name());
            }
            inputs.add(number(value.replaceAll("[xXzZ]", "0"), pin));
        }
        List<BigInteger> outputs = new ArrayList<>();
        for (Port pin : netlist.ports(Port.Direction.OUTPUT)) {
            String value = value(signals, pin);
            outputs
                .add(value.matches("[01]+") && signals.containsKey(pin.name()) ? number(value, pin) : null);
        }
        return new Sample(new TestVectors.Step(inputs, outputs), undefined);
    }

    private String value(Map<String, Signal> signals, Port pin) {
        return signals.containsKey(pin.name())
            ? values.getOrDefault(signals.get(pin.name()).sign(), "x")
            : "0";
    }

    private static BigInteger number(String bits, Port pin) {
        return new BigInteger(bits.isEmpty() ? "0" : bits, 2).mod(BigInteger.ONE.shiftLeft(pin.width()));
    }

    /// Whether the circuit shows at its outputs what the file does.
    private List<String> differences(TestVectors vectors) {
        BitParallelSimulator simulator = new BitParallelSimulator(netlist);
        List<Port> outputs = netlist.ports(Port.Direction.OUTPUT);
        for (int at = 0; at < steps.size(); at++) {
            TestVectors.Step step = vectors.steps().get(at);
            step.apply(simulator);
            simulator.settle();
            for (int pin = 0; pin < outputs.size(); pin++) {
                BigInteger there = step.expected().get(pin);
                BigInteger here = PinValues.value(simulator, outputs.get(pin));
                if (there != null && !there.equals(here)) {
                    return List.of(TEXTS.get("vcd.differs", outputs.get(pin).name(), at + 1, times.get(at),
                        there.toString(16), here.toString(16)));
                }
            }
            simulator.edge();
        }
        return List.of(TEXTS.get("vcd.agrees"));
    }
}
