package flipchip.hwsim.circuit.stages;

import java.util.ArrayList;
import java.util.List;
import flipchip.hwsim.gates.logic.Adders;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// The second position updater of the middle-game circuit, without registers: the change of the evaluators'
/// tables by a move. [EvaluatorTables] is the same in software.
record TableUpdater(NetlistBuilder n, EvaluatorGroups groups, Strategy strategy) {
    /// Bits of the counter of a line's empty squares, by line.
    private static final List<Integer> COUNTERS = EvaluatorTables.LINES.stream()
        .map(line -> Integer.SIZE - Integer.numberOfLeadingZeros(Long.bitCount(line))).toList();
    /// Of all counters together.
    static final int LINE_BITS = COUNTERS.stream().mapToInt(Integer::intValue).sum();

    /// The counters as the host gives them.
    static List<Integer> bits(EvaluatorTables tables) {
        List<Integer> bits = new ArrayList<>();
        for (int line = 0; line < COUNTERS.size(); line++) {
            for (int bit = 0; bit < COUNTERS.get(line); bit++) {
                bits.add(tables.lineEmpty().get(line) >>> bit & 1);
            }
        }
        return bits;
    }

    /// The sum of square values after a move, seen by the other side: the placed disc counts once, turned
    /// ones twice.
    Bus squares(Bus before, Bus disc, Bus flips) {
        List<Bus> terms = new ArrayList<>(List.of(before));
        for (char letter = 'A'; letter <= 'J'; letter++) {
            int value = strategy.squareValues().get(letter - 'A');
            if (value != 0) {
                long mask = Strategy.mask(letter);
                List<Net> wires = new ArrayList<>(EvaluatorGroups.masked(disc, mask));
                wires.addAll(EvaluatorGroups.masked(flips, mask));
                wires.addAll(EvaluatorGroups.masked(flips, mask));
                terms.add(groups.weighted("gain_" + letter, wires, List.of(Net.ZERO), value));
            }
        }
        return Adders.negate(n, groups.sum(terms));
    }

    /// The lines' counters after a disc was placed.
    Bus lines(Bus before, Bus disc) {
        List<Net> nets = new ArrayList<>();
        int from = 0;
        for (int line = 0; line < COUNTERS.size(); line++) {
            Bus counter = before.slice(from, from + COUNTERS.get(line));
            Net hit = Words.orTree(n, EvaluatorGroups.masked(disc, EvaluatorTables.LINES.get(line)));
            nets.addAll(
                Adders.subtract(n, counter, SignedNumbers.zeroExtend(Bus.of(hit), counter.width())).nets());
            from += counter.width();
        }
        return new Bus(nets);
    }

    /// By line, high where no square is empty.
    Bus filled(Bus counters) {
        List<Net> filled = new ArrayList<>();
        int from = 0;
        for (int bits : COUNTERS) {
            filled.add(n.not(Words.orTree(n, counters.slice(from, from + bits).nets())));
            from += bits;
        }
        return new Bus(filled);
    }
}
