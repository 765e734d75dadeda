package flipchip.hwsim.circuit.solver;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A decoded instruction of one of the [SolverPrograms].
///
/// A register of 64 squares is two: `in` and `out` move the named one and its neighbour.
///
/// @param name   what it does
/// @param to     register written, or -1
/// @param first  first register read, or -1
/// @param second second register read, or -1
/// @param value  immediate operand, else 0
/// @param place  what is loaded or stored; null where nothing is
/// @param target line a branch or jump leads to, else 0
/// @param counted whether its clocks are the search's
record Instruction(Op name, int to, int first, int second, int value, Place place, int target,
        boolean counted) {
    static final List<String> REGISTERS =
        List.of("black0", "black1", "white0", "white1", "moves0", "moves1", "line0", "line1", "retline0",
            "retline1", "move", "color", "t", "u", "alpha", "beta", "sp", "ret", "retvalid", "fresh");
    static final String IDLE = "IDLE";
    static final String START = "START";
    private static final String PUBLISH = "PUBLISH";

    /// The mnemonics; a branch where a register is zero, is not, or is at most another; `mov` and `li` are
    /// `or`.
    enum Op { OR, AND, XOR, ADD, SUB, SLL, SRL, SRA, LD, IN, ST, OUT, BZ, BNZ, BLE, JMP }

    /// Places of words. NODE is the stack at its pointer, COUNT what the first node's nine words leave free,
    /// UNIT a checker, selector, flipper, counter or clock.
    enum Memory { NODE, COUNT, HOST, UNIT }

    /// @param word number in its memory; of HOST and UNIT a word has 64 bits
    /// @param half 0 the lower 32 bits, 1 the upper
    record Place(Memory memory, int word, int half) {}

    /// What a unit takes, and what it gives.
    enum Unit {
        CHECKER_BLACK,
        CHECKER_WHITE,
        CHECKER_COLOR,
        SELECTOR_MOVES,
        FLIPPER_BLACK,
        FLIPPER_WHITE,
        FLIPPER_SQUARE,
        MOVES,
        SQUARE,
        REST,
        NEW_BLACK,
        NEW_WHITE,
        COUNTS,
        OTHER,
        CLOCK
    }

    private static final Map<String, Place> TAKEN =
        Map.of("checker.black", unit(Unit.CHECKER_BLACK, 0), "checker.white", unit(Unit.CHECKER_WHITE, 0),
            "checker.color", unit(Unit.CHECKER_COLOR, 0), "selector.moves", unit(Unit.SELECTOR_MOVES, 0),
            "flipper.black", unit(Unit.FLIPPER_BLACK, 0), "flipper.white", unit(Unit.FLIPPER_WHITE, 0),
            "flipper.square", unit(Unit.FLIPPER_SQUARE, 0), "flipper.color", unit(Unit.FLIPPER_SQUARE, 1));
    private static final Map<String, Place> GIVEN = Map.of("checker.moves", unit(Unit.MOVES, 0),
        "selector.square", unit(Unit.SQUARE, 0), "selector.rest", unit(Unit.REST, 0), "flipper.black",
        unit(Unit.NEW_BLACK, 0), "flipper.white", unit(Unit.NEW_WHITE, 0), "counter.counts",
        unit(Unit.COUNTS, 0), "counter.black", unit(Unit.COUNTS, 0), "counter.white", unit(Unit.COUNTS, 1),
        "checker.other", unit(Unit.OTHER, 0), "clock.count", unit(Unit.CLOCK, 0));
    /// The free words of the first node, by what they count.
    private static final List<String> COUNTS = List.of("tree", "leaf", "ended", "pass", "cutoff");
    private static final int FREE = 9;
    private static final Map<String, Integer> HOST = Map.of("black", HostMemory.BLACK, "white",
        HostMemory.WHITE, "control", HostMemory.CONTROL, "result", HostMemory.RESULT, "clocks",
        HostMemory.CLOCKS, "tree", HostMemory.COUNTERS, "leaf", HostMemory.COUNTERS + 1, "ended",
        HostMemory.COUNTERS + 2, "pass", HostMemory.COUNTERS + 3, "cutoff", HostMemory.COUNTERS + 4);

    private static Place unit(Unit unit, int half) {
        return new Place(Memory.UNIT, unit.ordinal(), half);
    }

    /// The lines of a program in order; the line a section begins with is its first instruction's.
    ///
    /// @throws IllegalArgumentException if a name is unknown
    static List<Instruction> of(Listing program) {
        Map<String, Integer> labels = new HashMap<>();
        int lines = 0;
        for (Listing.Section section : program.sections()) {
            labels.put(section.state(), lines);
            lines += section.lines().size();
        }
        List<Instruction> instructions = new ArrayList<>();
        for (Listing.Section section : program.sections()) {
            boolean counted = !section.state().equals(IDLE) && !section.state().equals(PUBLISH);
            section.lines().forEach(line -> instructions.add(parse(line.text(), labels, counted)));
        }
        return List.copyOf(instructions);
    }

    private static Instruction parse(String text, Map<String, Integer> labels, boolean counted) {
        String[] parts = text.split("[ ,]+");
        return switch (parts[0]) {
            case "b" -> branch(text, parts, labels, counted);
            case "jmp" -> new Instruction(Op.JMP, -1, -1, -1, 0, null, label(labels, parts[1]), counted);
            case "ld", "in" -> new Instruction(op(parts[0]), register(parts[1]), -1, -1, 0,
                place(parts[2], GIVEN), 0, counted);
            case "st", "out" -> new Instruction(op(parts[0]), -1, register(parts[2]),
                parts[0].equals("out") ? register(parts[2]) + 1 : -1, 0, place(parts[1], TAKEN), 0, counted);
            case "li" ->
                new Instruction(Op.OR, register(parts[1]), -1, -1, constant(parts[2]), null, 0, counted);
            case "mov" ->
                new Instruction(Op.OR, register(parts[1]), register(parts[2]), -1, 0, null, 0, counted);
            default -> {
                int second = REGISTERS.indexOf(parts[3]);
                yield new Instruction(op(parts[0]), register(parts[1]), register(parts[2]), second,
                    second < 0 ? constant(parts[3]) : 0, null, 0, counted);
            }
        };
    }

    private static Op op(String name) {
        return Op.valueOf(name.toUpperCase(Locale.ROOT));
    }

    /// "b t = 0, X", "b t, X", "b a <= b, X".
    private static Instruction branch(String text, String[] parts, Map<String, Integer> labels,
            boolean counted) {
        int target = label(labels, parts[parts.length - 1]);
        int first = register(parts[1]);
        if (text.contains("<=")) {
            return new Instruction(Op.BLE, -1, first, register(parts[3]), 0, null, target, counted);
        }
        return new Instruction(text.contains(" = 0") ? Op.BZ : Op.BNZ, -1, first, -1, 0, null, target,
            counted);
    }

    private static int label(Map<String, Integer> labels, String name) {
        if (!labels.containsKey(name)) {
            throw new IllegalArgumentException("no line '" + name + "'");
        }
        return labels.get(name);
    }

    private static int register(String name) {
        int register = REGISTERS.indexOf(name);
        if (register < 0) {
            throw new IllegalArgumentException("no register '" + name + "'");
        }
        return register;
    }

    private static int constant(String text) {
        return switch (text) {
            case "none0" -> (int) BestLine.NONE.bits();
            case "none1" -> (int) (BestLine.NONE.bits() >>> Integer.SIZE);
            default -> Integer.parseInt(text);
        };
    }

    private static Place place(String text, Map<String, Place> units) {
        if (text.startsWith("sp[")) {
            return new Place(Memory.NODE,
                Integer.parseInt(text.substring(3, text.length() - 1)) / Integer.BYTES, 0);
        }
        if (text.startsWith("count.")) {
            return new Place(Memory.COUNT, FREE + COUNTS.indexOf(text.substring(6)), 0);
        }
        boolean upper = text.endsWith("1");
        String name = upper || text.endsWith("0") ? text.substring(0, text.length() - 1) : text;
        Place place = name.startsWith("host.") && HOST.containsKey(name.substring(5))
            ? new Place(Memory.HOST, HOST.get(name.substring(5)), 0)
            : units.get(name);
        if (place == null) {
            throw new IllegalArgumentException("no place '" + text + "'");
        }
        return upper ? new Place(place.memory, place.word, 1) : place;
    }

    boolean isUnit(Unit unit) {
        return place != null && place.memory == Memory.UNIT && place.word == unit.ordinal();
    }

    boolean isIn(Memory memory) {
        return place != null && place.memory == memory;
    }
}
