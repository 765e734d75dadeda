package flipchip.app.chips.opened;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
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
    private static final Bits UNDEFINED = new Bits(BigInteger.ZERO, false);

    private final String file;
    private final Netlist netlist;
    private final Optional<String> clock;
    private final VcdWords words;
    private final BooleanSupplier unwanted;
    /// Of the instance that is taken: those as wide as their pins.
    private final Map<String, VcdHeader.Signal> signals = new HashMap<>();
    /// By the sign that stands for a signal in the file.
    private final Map<String, Integer> widths = new HashMap<>();
    private final Map<String, Bits> values = new HashMap<>();
    private final Set<String> inputs = new HashSet<>();
    private Optional<String> tick = Optional.empty();
    private final List<TestVectors.Step> steps = new ArrayList<>();
    private final List<String> times = new ArrayList<>();
    private final Set<String> unknown = new LinkedHashSet<>();
    private boolean cut;

    private Optional<Sample> before = Optional.empty();
    /// Since when the inputs are as they are; empty before they are recorded.
    private String begin = "";
    private String time = "0";
    private boolean isStep;
    private boolean isChanged;

    /// @param value bits that are undefined are 0
    private record Bits(BigInteger value, boolean isDefined) {}

    /// What the pins show at one moment.
    ///
    /// @param unknown inputs that are undefined there
    private record Sample(TestVectors.Step step, List<String> unknown) {}

    private StimulusVcd(String file, String text, Netlist netlist, Optional<String> clock,
            BooleanSupplier unwanted) {
        this.file = file;
        this.netlist = netlist;
        this.clock = clock;
        this.unwanted = unwanted;
        words = new VcdWords(text);
    }

    /// @param unwanted once it holds, the result does not matter
    /// @throws IOException with a sentence if no instance has a pin of the circuit, or its clock
    static Stimulus read(Path file, String text, Netlist netlist, Optional<String> clock,
            BooleanSupplier unwanted) throws IOException {
        return new StimulusVcd(String.valueOf(file.getFileName()), text, netlist, clock, unwanted).read();
    }

    private Stimulus read() throws IOException {
        VcdHeader header = new VcdHeader(file, words,
            Stream.concat(pins().map(Port::name), clock.stream()).collect(Collectors.toSet()));
        header.read();
        Map.Entry<String, Map<String, VcdHeader.Signal>> best = header.instances().entrySet().stream()
            .max(Comparator.<Map.Entry<String, Map<String, VcdHeader.Signal>>>comparingLong(
                instance -> matches(instance.getValue()))
                .thenComparing(instance -> instance.getKey().length()))
            .filter(instance -> matches(instance.getValue()) > 0)
            .orElseThrow(() -> refused("vcd.none", String.join(", ", names(_ -> true))));
        Map<String, VcdHeader.Signal> all = best.getValue();
        if (clock.isPresent() && !fits(all, clock.get(), 1)) {
            throw refused("vcd.clock", best.getKey(), clock.get());
        }
        take(all);
        changes();
        if (steps.isEmpty()) {
            throw refused("vcd.still", best.getKey());
        }
        TestVectors vectors = new TestVectors(netlist, steps);
        String unit = header.unit().isEmpty() ? "" : " x " + header.unit();
        times.replaceAll(moment -> moment + unit);
        List<String> notes = new ArrayList<>(List.of(TEXTS.get("vcd.from", best.getKey(), steps.size())));
        note(notes, "vcd.missing", names(pin -> isInput(pin) && !all.containsKey(pin.name())));
        note(notes, "vcd.width",
            names(pin -> all.containsKey(pin.name()) && !signals.containsKey(pin.name())));
        note(notes, "vcd.unknown", List.copyOf(unknown));
        if (cut) {
            notes.add(TEXTS.get("vcd.cut", MOST_STEPS));
        }
        compare(vectors, notes);
        return new Stimulus(vectors, times, notes);
    }

    private IOException refused(String key, Object... parts) {
        return new IOException(file + ": " + TEXTS.get(key, parts));
    }

    private static void note(List<String> notes, String key, List<String> pins) {
        if (!pins.isEmpty()) {
            notes.add(TEXTS.get(key, String.join(", ", pins)));
        }
    }

    private Stream<Port> pins() {
        return netlist.ports().stream();
    }

    private List<String> names(Predicate<Port> which) {
        return pins().filter(which).map(Port::name).toList();
    }

    private static boolean isInput(Port pin) {
        return pin.direction() == Port.Direction.INPUT;
    }

    private static boolean fits(Map<String, VcdHeader.Signal> all, String name, int width) {
        return all.containsKey(name) && all.get(name).width() == width;
    }

    private long matches(Map<String, VcdHeader.Signal> all) {
        return pins().filter(pin -> fits(all, pin.name(), pin.width())).count()
            + clock.filter(all::containsKey).stream().count();
    }

    private void take(Map<String, VcdHeader.Signal> all) {
        pins().filter(pin -> fits(all, pin.name(), pin.width())).forEach(pin -> {
            VcdHeader.Signal signal = all.get(pin.name());
            signals.put(pin.name(), signal);
            signal.signs().values().forEach(sign -> widths.put(sign, signal.part()));
            if (isInput(pin)) {
                inputs.addAll(signal.signs().values());
            }
        });
        tick = clock.map(name -> all.get(name).signs().firstEntry().getValue());
        tick.ifPresent(sign -> widths.put(sign, 1));
    }

    private void changes() {
        String word = words.next();
        for (; !word.isEmpty() && !cut && !unwanted.getAsBoolean(); word = words.next()) {
            switch (word.charAt(0)) {
                case '#' -> {
                    endTime();
                    time = word.substring(1);
                }
                case '$' -> {
                    if (word.equals("$comment")) {
                        words.upToEnd();
                    }
                }
                case 'b', 'B' -> put(words.next(), word.substring(1));
                case 'r', 'R', 's', 'S' -> words.next();
                default -> put(word.substring(1), word.substring(0, 1));
            }
        }
        endTime();
        if (tick.isEmpty() && !begin.isEmpty()) {
            keep(begin);
        } else if (!steps.isEmpty()) {
            keep(time);
        }
    }

    private void put(String sign, String digits) {
        int width = widths.getOrDefault(sign, 0);
        if (width > 0) {
            String last = digits.substring(Math.max(0, digits.length() - width));
            Bits now = last.isEmpty()
                ? UNDEFINED
                : new Bits(new BigInteger(last.replaceAll("[^01]", "0"), 2), last.matches("[01]++"));
            Bits old = values.put(sign, now);
            isChanged |= !now.equals(old);
            isStep |= tick
                .map(edge -> edge.equals(sign) && now.value().signum() > 0 && old != null && old.isDefined()
                        && old.value().signum() == 0)
                .orElseGet(() -> inputs.contains(sign) && !now.equals(old));
        }
    }

    /// Takes in what changed at one time.
    private void endTime() {
        if (isStep && tick.isPresent()) {
            keep(time);
        } else if (isStep) {
            if (!begin.isEmpty() && !begin.equals(time)) {
                keep(begin);
            }
            begin = time;
        }
        if (isChanged || before.isEmpty()) {
            before = Optional.of(sample());
        }
        isStep = false;
        isChanged = false;
    }

    /// Makes a step of the last sample.
    private void keep(String moment) {
        cut = steps.size() == MOST_STEPS;
        if (!cut && before.isPresent()) {
            steps.add(before.get().step());
            unknown.addAll(before.get().unknown());
            times.add(moment);
        }
    }

    /// What the pins show now.
    private Sample sample() {
        List<BigInteger> in = new ArrayList<>();
        List<BigInteger> out = new ArrayList<>();
        List<String> undefined = new ArrayList<>();
        for (Port pin : netlist.ports()) {
            Optional<Bits> bits = Optional.ofNullable(signals.get(pin.name())).map(this::bits);
            if (!isInput(pin)) {
                out.add(bits.filter(Bits::isDefined).map(Bits::value).orElse(null));
                continue;
            }
            in.add(bits.map(Bits::value).orElse(BigInteger.ZERO));
            bits.filter(known -> !known.isDefined()).ifPresent(_ -> undefined.add(pin.name()));
        }
        return new Sample(new TestVectors.Step(in, out), undefined);
    }

    private Bits bits(VcdHeader.Signal signal) {
        Bits all = new Bits(BigInteger.ZERO, true);
        for (String sign : signal.signs().values()) {
            Bits part = values.getOrDefault(sign, UNDEFINED);
            all = new Bits(all.value().shiftLeft(signal.part()).or(part.value()),
                all.isDefined() && part.isDefined());
        }
        return all;
    }

    /// Notes whether the circuit shows at its outputs what the file does.
    private void compare(TestVectors vectors, List<String> notes) {
        BitParallelSimulator simulator = new BitParallelSimulator(netlist);
        List<Port> outputs = netlist.ports(Port.Direction.OUTPUT);
        Set<String> uncompared = new LinkedHashSet<>();
        String difference = "";
        int compared = 0;
        for (int at = 0; at < steps.size() && !unwanted.getAsBoolean(); at++) {
            TestVectors.Step step = vectors.steps().get(at);
            step.apply(simulator);
            simulator.settle();
            for (int pin = 0; pin < outputs.size(); pin++) {
                BigInteger there = step.expected().get(pin);
                BigInteger here = PinValues.value(simulator, outputs.get(pin));
                if (there == null) {
                    uncompared.add(outputs.get(pin).name());
                    continue;
                }
                compared++;
                if (difference.isEmpty() && !there.equals(here)) {
                    difference = TEXTS.get("vcd.differs", outputs.get(pin).name(), at + 1, times.get(at),
                        there.toString(16), here.toString(16));
                }
            }
            simulator.edge();
        }
        note(notes, "vcd.uncompared", List.copyOf(uncompared));
        notes.add(!difference.isEmpty() ? difference
            : compared == 0 ? TEXTS.get("vcd.nothing")
            : TEXTS.get("vcd.agrees", compared));
    }
}
