package flipchip.app.chips.owncell;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import flipchip.app.chips.owncell.CellProof.Answer;
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
    private static final int BOARDS = 12;
    private static final List<String> LINKS =
        CellPorts.INPUTS.keySet().stream().filter(pin -> pin.endsWith("_in")).toList();

    private final YosysNetlist text;
    private final Pair student;
    private final Pair right;
    private final CellGraph raw;
    private final CellStructure structure;
    private Map<String, Integer> found = new HashMap<>();

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

    /// @param raw       knows the numbers that the file gives to the bits
    /// @param structure knows where outputs are assigned
    CellDifference(YosysNetlist cell, YosysNetlist specified, CellGraph raw, CellStructure structure) {
        text = cell;
        this.structure = structure;
        this.raw = raw;
        student = Pair.of(cell);
        right = Pair.of(specified);
    }

    /// A finding for each output that is wrong by itself; it names those that are wrong only because they
    /// depend on it.
    ///
    /// @param wrong outputs
    List<Finding> findings(List<String> wrong, Map<String, Answer> answers) {
        List<Finding> findings = new ArrayList<>();
        Map<String, List<String>> followers = followers(wrong);
        for (String port : wrong) {
            boolean follows = followers.values().stream().anyMatch(list -> list.contains(port));
            if (!follows && answers.get(port) instanceof Answer.Different answer) {
                found = new HashMap<>(answer.inputs());
                List<String> after = followers.getOrDefault(port, List.of());
                String tail = after.isEmpty() ? "" : TEXTS.get("follows", String.join(", ", after), port);
                Finding finding = answer.isUndefined() ? undefined(port) : differs(port);
                findings.add(
                    new Finding(finding.line(), finding.code(), Sentences.join(finding.sentence(), tail)));
            }
        }
        return findings;
    }

    /// Outputs that would be right if the one that they are made of were.
    private Map<String, List<String>> followers(List<String> wrong) {
        Map<String, List<String>> followers = new LinkedHashMap<>();
        for (String color : List.of("B", "W")) {
            List<String> after = List.of("rol" + color, "flipOut" + color, "to" + color).stream().filter(
                port -> wrong.contains("rem" + color) && wrong.contains(port) && isRightAfter(port, color))
                .toList();
            if (!after.isEmpty()) {
                followers.put("rem" + color, after);
            }
        }
        return followers;
    }

    private boolean isRightAfter(String port, String color) {
        SplittableRandom random = new SplittableRandom(1);
        for (int round = 0; round < ROUNDS; round++) {
            randomInputs(random);
            long played = input("sel", 0) & input("cur" + color, 0);
            long any = 0;
            for (int bit = 0; bit < Direction.values().length; bit++) {
                long rem = student.lanes("rem" + color, bit);
                long flips = input("flip" + color + "_in", bit) & rem;
                any |= flips;
                if (port.startsWith("rol") && student.lanes(port, bit) != (input("is" + color, 0) | rem)
                        || port.startsWith("flip") && student.lanes(port, bit) != (flips | played)) {
                    return false;
                }
            }
            if (port.startsWith("to") && student.lanes(port, 0) != (any | played)) {
                return false;
            }
        }
        return true;
    }

    private long input(String port, int bit) {
        return right.lanes(port, bit);
    }

    private Finding undefined(String port) {
        return new Finding(line(port, 0), "undefined", Sentences
            .join(TEXTS.get("finding.undefined", port, inputs()), TEXTS.get("rule", CellPorts.rule(port))));
    }

    private Finding differs(String port) {
        found = simplest(port).orElse(found);
        shrink(port);
        apply();
        for (int bit = 0; bit < CellPorts.OUTPUTS.get(port); bit++) {
            if (isWrong(port, bit)) {
                return finding(port, bit, (student.lanes(port, bit) & 1) != 0);
            }
        }
        // the solver saw what our simulator does not: a value that is undefined
        return undefined(port);
    }

    /// Inputs with at most one link high, if that is enough; rather such with which the output is 1 and must
    /// be 0.
    private Optional<Map<String, Integer>> simplest(String output) {
        Map<String, Integer> solved = found;
        Map<String, Integer> low = null;
        for (int board = 0; board < BOARDS; board++) {
            for (int link = -1; link < LINKS.size() * Byte.SIZE; link++) {
                found = onBoard(board, link);
                apply();
                int width = CellPorts.OUTPUTS.get(output);
                if (IntStream.range(0, width)
                    .anyMatch(bit -> isWrong(output, bit) && (student.lanes(output, bit) & 1) != 0)) {
                    return Optional.of(found);
                }
                if (low == null && IntStream.range(0, width).anyMatch(bit -> isWrong(output, bit))) {
                    low = found;
                }
            }
        }
        found = solved;
        return Optional.ofNullable(low);
    }

    /// A disc or none, a mover, a square that is played or not.
    private static Map<String, Integer> onBoard(int board, int link) {
        int disc = board % 3;
        Map<String, Integer> inputs = new HashMap<>();
        inputs.put("empty", disc == 0 ? 1 : 0);
        inputs.put("isB", disc == 1 ? 1 : 0);
        inputs.put("isW", disc == 2 ? 1 : 0);
        inputs.put("curB", board / 3 % 2 == 0 ? 1 : 0);
        inputs.put("curW", board / 3 % 2);
        inputs.put("sel", disc == 0 ? board / 6 : 0);
        if (link >= 0) {
            inputs.put(LINKS.get(link / Byte.SIZE), 1 << link % Byte.SIZE);
        }
        return inputs;
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
    private void shrink(String output) {
        CellPorts.INPUTS.forEach((port, width) -> {
            if (width == 1 && !port.equals("sel")) {
                return;
            }
            for (int bit = 0; bit < width; bit++) {
                int before = found.getOrDefault(port, 0);
                found.put(port, before & ~(1 << bit));
                apply();
                if (IntStream.range(0, CellPorts.OUTPUTS.get(output)).noneMatch(at -> isWrong(output, at))) {
                    found.put(port, before);
                }
            }
        });
    }

    private boolean isWrong(String port, int bit) {
        return (student.lanes(port, bit) & 1) != (right.lanes(port, bit) & 1);
    }

    private int line(String port, int bit) {
        int line = text.driverOf(port, bit).map(CellGraph::lineAt).orElse(0);
        return line > 0 ? line : structure.lineOf(port, bit);
    }

    private Finding finding(String port, int bit, boolean high) {
        boolean wide = CellPorts.OUTPUTS.get(port) > 1;
        String name = wide ? port + "[" + raw.index(port, bit) + "] (" + Direction.values()[bit] + ")" : port;
        return new Finding(line(port, bit), "differs",
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
