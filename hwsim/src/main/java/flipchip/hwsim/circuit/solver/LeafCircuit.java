package flipchip.hwsim.circuit.solver;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.solver.SolverForm.Added;
import flipchip.hwsim.circuit.solver.SolverRegisters.Phase;
import flipchip.hwsim.circuit.stages.StabilityCircuit;
import flipchip.hwsim.gates.logic.Adders;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.PopulationCount;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// An addition of the form [SolverForm#LEAF_EVALUATION]: it ends the search at the depth in bits 2 to 7 of
/// the control word, and evaluates there as [LeafEvaluation] does.
///
/// EVALUATE: 1-2 moves of either side, 3-4 count them, 5-12 stable discs, 13 count those, 14 sum, 15 store
/// and pop. The values of the squares have all fifteen clocks, because the board does not change.
final class LeafCircuit {
    private static final int WIDTH = 12;
    private static final int GROWS_FROM = 4;
    private static final int GROWS_TO = GROWS_FROM + LeafEvaluation.STABLE_CLOCKS;

    private final SolverNets nets;
    private final NetlistBuilder n;
    private final Loads registers;
    private final Bus black;
    private final Bus white;

    LeafCircuit(SolverNets nets) {
        this.nets = nets;
        n = nets.n;
        registers = nets.registers;
        black = nets.bus("black");
        white = nets.bus("white");
    }

    static Map<String, Integer> registers() {
        return Map.of("plies", 6, "movesBlack", 64, "movesWhite", 64, "mobilityBlack", 7, "mobilityWhite", 7,
            "stable", 64, "stableBlack", 7, "stableWhite", 7);
    }

    /// Side whose moves the checker finds: `asked` in the states of the paper, Black's and then White's here.
    static Net asked(SolverNets nets, Net asked) {
        return nets.n.mux(nets.phase(Added.EVALUATE), asked, nets.steps.get(1));
    }

    /// High at the end of the comparison in a new node at the greatest depth whose game is not over.
    static Net ends(SolverNets nets, Net noMoves) {
        NetlistBuilder n = nets.n;
        Net deep = Adders.equal(n, nets.bus("sp"), nets.bus("plies"));
        return n.name("evaluates",
            n.and(n.and(nets.bit("fresh"), deep), n.or(n.not(noMoves), nets.bit("otherAny"))));
    }

    void build(Bus legal) {
        registers.load("plies", nets.at(Phase.INIT, 0), nets.hostData.slice(2, 8));
        registers.load("movesBlack", nets.at(Added.EVALUATE, 0), legal);
        registers.load("movesWhite", nets.at(Added.EVALUATE, 1), legal);
        Net counting = nets.at(Added.EVALUATE, 3);
        registers.load("mobilityBlack", counting, count("moves_black", nets.bus("movesBlack").nets()));
        registers.load("mobilityWhite", counting, count("moves_white", nets.bus("movesWhite").nets()));
        Bus stable = nets.bus("stable");
        registers.load("stable", counting, 0);
        Net growing = n.and(nets.phase(Added.EVALUATE),
            Words.orTree(n, IntStream.range(GROWS_FROM, GROWS_TO).mapToObj(nets.steps::get).toList()));
        registers.load("stable", growing, StabilityCircuit.grown(n, black, white, stable));
        Net last = nets.at(Added.EVALUATE, GROWS_TO);
        registers.load("stableBlack", last, count("stable_black", Words.and(n, stable, black).nets()));
        registers.load("stableWhite", last, count("stable_white", Words.and(n, stable, white).nets()));
        registers.load("value", nets.at(Added.EVALUATE, GROWS_TO + 1), limited(sum()));
        Net store = nets.at(Added.EVALUATE, GROWS_TO + 2);
        registers.load("ret", store, nets.bus("value"));
        registers.load("retLine", store, BestLine.NONE.bits());
    }

    private Bus sum() {
        Bus mobility = difference(nets.bus("mobilityBlack"), nets.bus("mobilityWhite"));
        List<Bus> terms = new ArrayList<>(List.of(squares(), parity()));
        addTimes(terms, mobility, LeafEvaluation.MOBILITY);
        Bus resting = terms.stream().reduce(this::add).orElseThrow();
        List<Bus> last = new ArrayList<>(List.of(resting));
        addTimes(last, difference(nets.bus("stableBlack"), nets.bus("stableWhite")), LeafEvaluation.STABLE);
        return last.stream().reduce(this::add).orElseThrow();
    }

    /// Classes of one weight are counted together.
    private Bus squares() {
        List<Bus> terms = new ArrayList<>();
        LeafEvaluation.squaresByValue().forEach((value, mask) -> {
            Bus ours = count("squares_black_" + value, masked(value > 0 ? black : white, mask));
            Bus theirs = count("squares_white_" + value, masked(value > 0 ? white : black, mask));
            addTimes(terms, difference(ours, theirs), Math.abs(value));
        });
        return terms.stream().reduce(this::add).orElseThrow();
    }

    /// Plus two where the number of empty squares suits Black, else minus two.
    private Bus parity() {
        Net odd = Words.xorTree(n, Words.or(n, black, white).nets());
        Net good = n.xor(odd, nets.bit("color"));
        List<Net> bits = new ArrayList<>(List.of(Net.ZERO, Net.ONE));
        Net sign = n.not(good);
        while (bits.size() < WIDTH) {
            bits.add(sign);
        }
        return new Bus(bits);
    }

    /// Adds a term for each bit of a positive factor.
    private static void addTimes(List<Bus> terms, Bus number, int factor) {
        for (int shift = 0; factor >>> shift != 0; shift++) {
            if ((factor >>> shift & 1) != 0) {
                terms.add(SignedNumbers.signExtend(Words.concat(Bus.constant(0, shift), number), WIDTH));
            }
        }
    }

    private Bus add(Bus a, Bus b) {
        return SignedNumbers.addSigned(n, a, b, WIDTH);
    }

    private Bus difference(Bus plus, Bus minus) {
        return Adders.subtract(n, SignedNumbers.zeroExtend(plus, 8), SignedNumbers.zeroExtend(minus, 8));
    }

    private Bus limited(Bus sum) {
        Bus most = Bus.constant(LeafEvaluation.LIMIT, WIDTH);
        Bus least = Bus.constant(-LeafEvaluation.LIMIT, WIDTH);
        Bus low = Words.mux(n, SignedNumbers.isGreater(n, least, sum), sum, least);
        return Words.mux(n, SignedNumbers.isGreater(n, sum, most), low, most).slice(0, 8);
    }

    private static List<Net> masked(Bus bits, long mask) {
        return Square.all(mask).stream().map(square -> bits.get(square.index())).toList();
    }

    private Bus count(String name, List<Net> nets) {
        List<Net> wires = new ArrayList<>(nets);
        while (Integer.bitCount(wires.size()) != 1) {
            wires.add(Net.ZERO);
        }
        try (NetlistBuilder.OpenScope scope = n.scope("counter_" + name, "count_" + wires.size())) {
            scope.input("wires", new Bus(wires));
            return SignedNumbers.zeroExtend(scope.output("count", PopulationCount.build(n, new Bus(wires))),
                7);
        }
    }

    /// A result by discs made into the value that beats every estimate, by a table of its 129 cases.
    static Bus finished(NetlistBuilder n, Bus discs) {
        Bus low = Words.decode(n, discs.slice(0, 4));
        Bus high = Words.decode(n, discs.slice(4, 8));
        List<List<Net>> ones = IntStream.range(0, 8).<List<Net>>mapToObj(_ -> new ArrayList<>()).toList();
        for (int count = -64; count <= 64; count++) {
            int value = LeafEvaluation.finished(count);
            if (value != 0) {
                Net here = n.and(high.get(count >> 4 & 15), low.get(count & 15));
                IntStream.range(0, 8).filter(bit -> (value >>> bit & 1) != 0)
                    .forEach(bit -> ones.get(bit).add(here));
            }
        }
        return new Bus(ones.stream().map(nets -> Words.orTree(n, nets)).toList());
    }
}
