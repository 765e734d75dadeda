package flipchip.hwsim.circuit.solver;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import flipchip.hwsim.circuit.checker.LegalChecker;
import flipchip.hwsim.circuit.flipper.DiscFlipper;
import flipchip.hwsim.circuit.selector.MoveSelector;
import flipchip.hwsim.circuit.solver.Instruction.Op;
import flipchip.hwsim.circuit.solver.Instruction.Unit;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.PopulationCount;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// The paper's four blocks behind the bus of [ProcessorCircuit]: registers that it writes and words that it
/// reads.
record ProcessorUnits(NetlistBuilder n, Loads registers, Function<Predicate<Instruction>, Net> rom,
        Net done) {
    private static final int WIDTH = Integer.SIZE;
    /// Bits of the lower and of the upper half of what a unit takes.
    private static final Map<Unit, List<Integer>> WIDTHS = new EnumMap<>(Map.of(Unit.CHECKER_BLACK,
        List.of(WIDTH, WIDTH), Unit.CHECKER_WHITE, List.of(WIDTH, WIDTH), Unit.CHECKER_COLOR, List.of(1),
        Unit.SELECTOR_MOVES, List.of(WIDTH, WIDTH), Unit.FLIPPER_BLACK, List.of(WIDTH, WIDTH),
        Unit.FLIPPER_WHITE, List.of(WIDTH, WIDTH), Unit.FLIPPER_SQUARE, List.of(6, 1)));

    /// @param a what `st` stores, and the lower half of what `out` sends
    /// @param b the upper half of that
    void take(Bus a, Bus b) {
        WIDTHS.forEach((unit, widths) -> {
            for (int i = 0; i < widths.size(); i++) {
                int half = i;
                String name = name(unit, half);
                int width = widths.get(half);
                registers.register(name, width);
                Net sent = rom.apply(line -> line.name() == Op.OUT && line.isUnit(unit));
                Net stored = rom
                    .apply(line -> line.name() == Op.ST && line.isUnit(unit) && line.place().half() == half);
                registers.load(name, n.and(done, stored), a.slice(0, width));
                registers.load(name, n.and(done, sent), (half == 0 ? a : b).slice(0, width));
            }
        });
    }

    private static String name(Unit unit, int half) {
        return unit.name().toLowerCase(Locale.ROOT) + half;
    }

    private Bus taken(Unit unit) {
        Bus low = registers.out(name(unit, 0));
        return WIDTHS.get(unit).size() == 1 ? low : Words.concat(low, registers.out(name(unit, 1)));
    }

    /// The word that the present line reads, zero where it reads none.
    Bus give(Bus clocks) {
        Map<Unit, Bus> given = new EnumMap<>(Unit.class);
        check(given);
        select(given);
        flip(given);
        given.put(Unit.COUNTS, Words.concat(count("counter_black", Unit.CHECKER_BLACK),
            count("counter_white", Unit.CHECKER_WHITE)));
        given.put(Unit.CLOCK, clocks);
        return ProcessorCircuit
            .any(n,
                given.entrySet().stream()
                    .map(entry -> Words.gate(n, rom.apply(
                        line -> line.name() != Op.ST && line.name() != Op.OUT && line.isUnit(entry.getKey())),
                        SignedNumbers.zeroExtend(entry.getValue(), 2 * WIDTH)))
                    .toList());
    }

    /// The sides are exchanged for the other side's moves.
    private void check(Map<Unit, Bus> given) {
        Net asked = n.name("asked",
            n.xor(taken(Unit.CHECKER_COLOR).get(0), rom.apply(line -> line.isUnit(Unit.OTHER))));
        Bus own = Words.mux(n, asked, taken(Unit.CHECKER_BLACK), taken(Unit.CHECKER_WHITE));
        Bus opponent = Words.mux(n, asked, taken(Unit.CHECKER_WHITE), taken(Unit.CHECKER_BLACK));
        given.put(Unit.MOVES, LegalChecker.part(n, "checker", own, opponent, LegalChecker.Form.FLAT, false));
        given.put(Unit.OTHER, Bus.of(Words.orTree(n, given.get(Unit.MOVES).nets())));
    }

    private void select(Map<Unit, Bus> given) {
        Bus moves = taken(Unit.SELECTOR_MOVES);
        try (NetlistBuilder.OpenScope scope = n.scope("selector", "move_selector")) {
            scope.input("legal", moves);
            MoveSelector.Choice choice = MoveSelector.build(n, moves);
            MoveSelector.Converted converted = MoveSelector.convert(n, choice.code(), Net.ONE, moves);
            given.put(Unit.SQUARE, scope.output("square", converted.square()));
            given.put(Unit.REST, scope.output("remaining", converted.remaining()));
        }
    }

    private void flip(Map<Unit, Bus> given) {
        Bus black = taken(Unit.FLIPPER_BLACK);
        Bus white = taken(Unit.FLIPPER_WHITE);
        Net color = taken(Unit.FLIPPER_SQUARE).get(6);
        Bus placed = Words.decode(n, taken(Unit.FLIPPER_SQUARE).slice(0, 6));
        Bus own = Words.mux(n, color, black, white);
        Bus opponent = Words.mux(n, color, white, black);
        Bus flips = DiscFlipper.part(n, "flipper", own, opponent, placed);
        Bus change = Words.or(n, flips, placed);
        Bus kept = Words.not(n, change);
        given.put(Unit.NEW_BLACK, Words.mux(n, color, Words.or(n, black, change), Words.and(n, black, kept)));
        given.put(Unit.NEW_WHITE, Words.mux(n, color, Words.and(n, white, kept), Words.or(n, white, change)));
    }

    private Bus count(String name, Unit board) {
        try (NetlistBuilder.OpenScope scope = n.scope(name, "disc_counter")) {
            scope.input("discs", taken(board));
            return SignedNumbers.zeroExtend(scope.output("count", PopulationCount.build(n, taken(board))),
                WIDTH);
        }
    }
}
