package flipchip.app.chips.owncell;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import flipchip.app.chips.owncell.CellReport.Finding;
import flipchip.app.kit.text.Sentences;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Direction;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;

/// A comparison of a cell with the specified one: both run in our simulator, with the inputs that the proof
/// found and with others, and what an output does in place of its duty is put into a sentence.
final class CellDifference {
    private static final Texts TEXTS = Texts.of("student");
    private static final int ROUNDS = 32;
    private static final Pattern LINE = Pattern.compile("my_cell\\.v:(\\d+)");

    private final YosysNetlist text;
    private final Pair student;
    private final Pair right;
    private final Map<String, Integer> found;

    /// A circuit at work.
    private record Pair(Netlist netlist, BitParallelSimulator simulator) {
        static Pair of(YosysNetlist yosys) {
            Netlist netlist = yosys.alone();
            return new Pair(netlist, new BitParallelSimulator(netlist));
        }

        Net net(String port, int bit) {
            return netlist.port(port).bus().get(bit);
        }

        long lanes(String port, int bit) {
            simulator.settle();
            return simulator.lanes(net(port, bit));
        }
    }

    CellDifference(YosysNetlist cell, YosysNetlist specified, Map<String, Integer> counterexample) {
        text = cell;
        student = Pair.of(cell);
        right = Pair.of(specified);
        found = new HashMap<>(counterexample);
    }

    /// A finding for each output that is wrong with the inputs found.
    List<Finding> findings() {
        shrink();
        apply();
        List<Finding> findings = new ArrayList<>();
        List<String> wrong = new ArrayList<>();
        List<Integer> bits = new ArrayList<>();
        List<Boolean> values = new ArrayList<>();
        CellPorts.OUTPUTS.forEach((port, width) -> {
            for (int bit = 0; bit < width; bit++) {
                if ((student.lanes(port, bit) & 1) != (right.lanes(port, bit) & 1) && !wrong.contains(port)) {
                    wrong.add(port);
                    bits.add(bit);
                    values.add((student.lanes(port, bit) & 1) != 0);
                }
            }
        });
        for (int i = 0; i < wrong.size(); i++) {
            findings.add(finding(wrong.get(i), bits.get(i), values.get(i)));
        }
        return findings;
    }

    private void apply() {
        CellPorts.INPUTS.keySet().forEach(port -> {
            for (Pair pair : List.of(student, right)) {
                pair.simulator.set(pair.netlist.port(port).bus(), found.getOrDefault(port, 0));
            }
        });
    }

    /// Lowers every input that need not be high for a difference, but for those that say what stands on the
    /// square.
    private void shrink() {
        CellPorts.INPUTS.forEach((port, width) -> {
            if (width == 1 && !port.equals("sel")) {
                return;
            }
            for (int bit = 0; bit < width; bit++) {
                int before = found.getOrDefault(port, 0);
                found.put(port, before & ~(1 << bit));
                apply();
                if (!differs()) {
                    found.put(port, before);
                }
            }
        });
    }

    private boolean differs() {
        return CellPorts.OUTPUTS.entrySet().stream()
            .anyMatch(port -> IntStream.range(0, port.getValue()).anyMatch(
                bit -> (student.lanes(port.getKey(), bit) & 1) != (right.lanes(port.getKey(), bit) & 1)));
    }

    private Finding finding(String port, int bit, boolean high) {
        boolean wide = CellPorts.OUTPUTS.get(port) > 1;
        String name = wide ? port + "[" + bit + "] (" + Direction.values()[bit] + ")" : port;
        Matcher line = LINE.matcher(text.sourceOf(port, bit));
        return new Finding(line.find() ? Integer.parseInt(line.group(1)) : 0,
            Sentences.join(TEXTS.get("finding.differs", name, high ? 1 : 0, high ? 0 : 1, inputs()),
                habit(port, bit), TEXTS.get("rule", CellPorts.rule(port))));
    }

    private String inputs() {
        List<String> high = new ArrayList<>();
        CellPorts.INPUTS.forEach((port, width) -> {
            int value = found.getOrDefault(port, 0);
            for (int bit = 0; bit < width; bit++) {
                if ((value >>> bit & 1) != 0) {
                    high.add(width > 1 ? port + "[" + Direction.values()[bit] + "]" : port);
                }
            }
        });
        return high.isEmpty() ? TEXTS.get("inputs.none") : TEXTS.get("inputs.some", String.join(", ", high));
    }

    /// What the output always does instead, if that is something simple.
    private String habit(String port, int bit) {
        SplittableRandom random = new SplittableRandom(1);
        boolean wide = CellPorts.OUTPUTS.get(port) > 1;
        List<String> twins = new ArrayList<>(List.of(port));
        if (!port.equals("legal")) {
            twins.add(port.substring(0, port.length() - 1) + (port.endsWith("B") ? "W" : "B"));
        }
        List<int[]> candidates = new ArrayList<>();
        IntStream.range(0, twins.size()).forEach(twin -> IntStream.range(0, wide ? 8 : 1)
            .forEach(other -> candidates.add(new int[] {twin, other})));
        boolean neverHigh = true;
        boolean neverLow = true;
        for (int round = 0; round < ROUNDS; round++) {
            randomInputs(random);
            long shown = student.lanes(port, bit);
            neverHigh &= shown == 0;
            neverLow &= shown == -1;
            candidates.removeIf(c -> right.lanes(twins.get(c[0]), c[1]) != shown);
        }
        if (neverHigh || neverLow) {
            return TEXTS.get("habit.always", neverLow ? 1 : 0);
        }
        if (candidates.isEmpty()) {
            return "";
        }
        int[] match = candidates.getFirst();
        return match[0] == 1
            ? TEXTS.get("habit.color")
            : TEXTS.get("habit.direction", Direction.values()[match[1]]);
    }

    /// 64 sets of inputs that a board can give.
    private void randomInputs(SplittableRandom random) {
        long black = random.nextLong();
        long white = random.nextLong() & ~black;
        long mover = random.nextLong();
        long select = random.nextLong() & ~(black | white);
        CellPorts.INPUTS.forEach((port, width) -> {
            for (int bit = 0; bit < width; bit++) {
                long lanes = switch (port) {
                    case "isB" -> black;
                    case "isW" -> white;
                    case "empty" -> ~(black | white);
                    case "curB" -> mover;
                    case "curW" -> ~mover;
                    case "sel" -> select;
                    default -> random.nextLong();
                };
                student.simulator.setLanes(student.net(port, bit), lanes);
                right.simulator.setLanes(right.net(port, bit), lanes);
            }
        });
    }
}
