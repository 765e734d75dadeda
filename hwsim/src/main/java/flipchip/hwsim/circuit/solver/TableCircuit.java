package flipchip.hwsim.circuit.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import flipchip.hwsim.circuit.solver.SolverForm.Added;
import flipchip.hwsim.circuit.solver.SolverRegisters.Phase;
import flipchip.hwsim.gates.logic.Adders;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// An addition of the form [SolverForm#HASH]: a memory of searched nodes.
///
/// LOOK_UP: 1 read, 2 compare and decide. HIT: 1 read, 2 choose, 3 store, 4 pop. An entry is written in the
/// last clock of ENDED, but for nodes that only passed. Empty entries have the kind 0; after a solve the
/// table is swept, a word a clock, which is not counted, because the result is there.
final class TableCircuit {
    /// Registers that a node keeps on the stack: the window it was entered with, and whether it passed.
    static final List<String> PUSHED = List.of("alphaIn", "betaIn", "passed");
    private static final int VALUE_AT = 129;
    private static final int KIND_AT = VALUE_AT + 8;
    private static final int WIDTH = KIND_AT + 2;
    private static final int BITS = HashTable.ON_CHIP.bits();

    private final SolverNets nets;
    private final NetlistBuilder n;
    private final Loads registers;

    TableCircuit(SolverNets nets) {
        this.nets = nets;
        n = nets.n;
        registers = nets.registers;
    }

    static Map<String, Integer> registers() {
        return Map.of("alphaIn", 8, "betaIn", 8, "passed", 1, "hits", SolverNets.COUNTER_BITS, "sweep", BITS);
    }

    /// High while the last word is swept.
    static Net swept(SolverNets nets) {
        return nets.n.and(nets.phase(Added.SWEEP), Words.andTree(nets.n, nets.bus("sweep").nets()));
    }

    /// @return high, in the last clock of LOOK_UP, on a hit
    Net build() {
        Net fresh = n.and(nets.at(Phase.COMPARE, 2), nets.bit("fresh"));
        registers.load("alphaIn", fresh, nets.bus("alpha"));
        registers.load("betaIn", fresh, nets.bus("beta"));
        registers.load("passed", fresh, 0);
        registers.load("passed", nets.at(Phase.PASS, 0), 1);
        registers.load("sweep", nets.phase(Added.SWEEP), SignedNumbers.increment(n, nets.bus("sweep")));
        Bus entry = memory();
        Bus value = entry.slice(VALUE_AT, KIND_AT);
        Net notBelow = n.not(SignedNumbers.isGreater(n, nets.bus("beta"), value));
        Net above = SignedNumbers.isGreater(n, value, nets.bus("alpha"));
        Bus clamped = Words.mux(n, notBelow, Words.mux(n, above, nets.bus("alpha"), value), nets.bus("beta"));
        registers.load("value", nets.at(Added.HIT, 1), clamped);
        registers.load("ret", nets.at(Added.HIT, 2), nets.bus("value"));
        registers.load("retLine", nets.at(Added.HIT, 2), BestLine.NONE.bits());
        Net bound = entry.get(KIND_AT + 1);
        Net upper = entry.get(KIND_AT);
        Net answers = n.mux(bound, upper, n.mux(upper, notBelow, n.not(above)));
        Bus board = Words.concat(nets.bus("black"), nets.bus("white"), nets.bus("color"));
        return n.name("found", n.and(answers, Adders.equal(n, board, entry.slice(0, VALUE_AT))));
    }

    /// @return the entry read last
    private Bus memory() {
        Net sweeping = nets.phase(Added.SWEEP);
        Bus index = index();
        Bus value = nets.bus("value");
        Net upper = n.not(SignedNumbers.isGreater(n, value, nets.bus("alphaIn")));
        Net lower = n.not(SignedNumbers.isGreater(n, nets.bus("betaIn"), value));
        Bus kind = Bus.of(n.or(upper, n.not(lower)), n.or(upper, lower));
        Bus entry = Words.gate(n, n.not(sweeping),
            Words.concat(nets.bus("black"), nets.bus("white"), nets.bus("color"), value, kind));
        Net remember = n.and(nets.at(Phase.ENDED, 3), n.not(nets.bit("passed")));
        Bus out = n.declare("table_out", WIDTH);
        n.add(new Gate.Ram("table", 1 << BITS, WIDTH,
            List.of(new Gate.ReadPort(nets.at(Added.LOOK_UP, 0), index, out)),
            List.of(new Gate.WritePort(n.or(remember, sweeping),
                Words.mux(n, sweeping, index, nets.bus("sweep")), entry))));
        return out;
    }

    /// Each bit is the parity of some squares of either side, six or seven gates deep.
    private Bus index() {
        return new Bus(IntStream.range(0, BITS).mapToObj(bit -> {
            List<Net> squares = new ArrayList<>(masked("black", HashTable.blackMask(bit)));
            squares.addAll(masked("white", HashTable.whiteMask(bit)));
            if (HashTable.colorMask(bit)) {
                squares.add(nets.bit("color"));
            }
            return n.name("index[" + bit + "]", Words.xorTree(n, squares));
        }).toList());
    }

    private List<Net> masked(String board, long mask) {
        return IntStream.range(0, 64).filter(s -> (mask >>> s & 1) != 0).mapToObj(nets.bus(board)::get)
            .toList();
    }
}
