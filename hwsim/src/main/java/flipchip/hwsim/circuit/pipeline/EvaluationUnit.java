package flipchip.hwsim.circuit.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.logic.Adders;
import flipchip.hwsim.gates.logic.Multipliers;
import flipchip.hwsim.gates.logic.PopulationCount;
import flipchip.hwsim.gates.logic.Registers;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// An evaluation unit, the AI processing unit of the C++/SystemVerilog Othello: evaluators side by side with
/// their weights, then an adder tree. It takes a position per clock and shows its score four clocks later.
///
/// Every value is the side to move's less the other side's: discs, legal moves, corners, safe border discs
/// (joined along an edge to an own corner, or on a full edge), and as a fifth evaluator, which only the
/// printed sum has, the empty squares next to the other side's discs.
public final class EvaluationUnit {
    /// Default weights; the source prints none. The fifth belongs to potential mobility.
    public static final List<Integer> DEFAULT_WEIGHTS = List.of(1, 4, 25, 8, 2);
    static final int LATENCY = 4;
    static final int SCORE_BITS = 18;
    private static final int VALUE_BITS = 8;
    static final List<String> NAMES = List.of("piece", "mobility", "corner", "edge", "potential");

    private EvaluationUnit() {}

    /// Pins of the unit.
    ///
    /// @param values registers of stage E, 8 bits signed each, in the order of [#NAMES]
    /// @param score  register of stage A2, 18 bits signed
    public record Outputs(List<Bus> values, Bus score) {
        public Outputs {
            values = List.copyOf(values);
        }
    }

    /// `player`, `opponent`, `weight1` ... (8 bits signed) in; the values and `score` out.
    ///
    /// @param five with the potential mobility evaluator
    public static Netlist netlist(boolean five) {
        NetlistBuilder n = new NetlistBuilder(five ? "evaluation_unit_five" : "evaluation_unit");
        Bus player = n.input("player", 64);
        Bus opponent = n.input("opponent", 64);
        List<Bus> weights =
            IntStream.rangeClosed(1, five ? 5 : 4).mapToObj(i -> n.input("weight" + i, VALUE_BITS)).toList();
        Outputs outputs = build(n, player, opponent, weights);
        for (int i = 0; i < weights.size(); i++) {
            n.output(NAMES.get(i), outputs.values.get(i));
        }
        n.output("score", outputs.score);
        return n.build();
    }

    /// Adds the unit with as many evaluators as there are weights, 4 or 5.
    public static Outputs build(NetlistBuilder n, Bus player, Bus opponent, List<Bus> weights) {
        Bus empty = Words.not(n, Words.or(n, player, opponent));
        List<Bus> found = new ArrayList<>();
        found.add(difference(n, count(n, "pieces_p", player), count(n, "pieces_o", opponent)));
        found.add(difference(n, count(n, "moves_p", legal(n, player, opponent, empty)),
            count(n, "moves_o", legal(n, opponent, player, empty))));
        found.add(
            difference(n, count(n, "corners_p", corners(player)), count(n, "corners_o", corners(opponent))));
        List<Net> full = fullEdges(n, Words.not(n, empty));
        found.add(difference(n, count(n, "edges_p", safe(n, player, full)),
            count(n, "edges_o", safe(n, opponent, full))));
        if (weights.size() == 5) {
            found.add(difference(n, count(n, "frontier_o", Words.and(n, neighbours(n, opponent), empty)),
                count(n, "frontier_p", Words.and(n, neighbours(n, player), empty))));
        }
        List<Bus> values = new ArrayList<>();
        List<Bus> products = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            values.add(Registers.register(n, "E_" + NAMES.get(i), found.get(i), Net.ONE));
            products.add(Registers.register(n, "M_" + NAMES.get(i),
                Multipliers.signed(n, values.get(i), weights.get(i)), Net.ONE));
        }
        return new Outputs(values, sum(n, products));
    }

    /// Stage A1 adds in pairs, stage A2 what is left.
    private static Bus sum(NetlistBuilder n, List<Bus> products) {
        Bus left = Registers.register(n, "A1_0",
            SignedNumbers.addSigned(n, products.get(0), products.get(1), 17), Net.ONE);
        Bus right = Registers.register(n, "A1_1",
            SignedNumbers.addSigned(n, products.get(2), products.get(3), 17), Net.ONE);
        Bus total = SignedNumbers.addSigned(n, left, right, SCORE_BITS);
        if (products.size() == 5) {
            Bus fifth = Registers.register(n, "A1_2", products.get(4), Net.ONE);
            total = SignedNumbers.addSigned(n, total, fifth, SCORE_BITS);
        }
        return Registers.register(n, "A2_score", total, Net.ONE);
    }

    private static Bus count(NetlistBuilder n, String name, Bus wires) {
        try (NetlistBuilder.OpenScope scope = n.scope(name, "count_" + wires.width())) {
            scope.input("wires", wires);
            return scope.output("count", PopulationCount.build(n, wires));
        }
    }

    private static Bus difference(NetlistBuilder n, Bus a, Bus b) {
        return Adders.subtract(n, SignedNumbers.zeroExtend(a, VALUE_BITS),
            SignedNumbers.zeroExtend(b, VALUE_BITS));
    }

    private static Bus legal(NetlistBuilder n, Bus player, Bus opponent, Bus empty) {
        List<Bus> candidates = new ArrayList<>();
        for (Direction d : Direction.values()) {
            candidates.add(RunFill.candidates(n, d, player, opponent, empty));
        }
        return any(n, candidates);
    }

    /// Squares next to a disc of `bits`.
    private static Bus neighbours(NetlistBuilder n, Bus bits) {
        List<Bus> shifted = new ArrayList<>();
        for (Direction d : Direction.values()) {
            shifted.add(new Bus(RunFill.shift(d, bits.nets())));
        }
        return any(n, shifted);
    }

    private static Bus any(NetlistBuilder n, List<Bus> buses) {
        return new Bus(IntStream.range(0, 64)
            .mapToObj(s -> Words.orTree(n,
                buses.stream().map(bus -> bus.get(s)).filter(net -> !net.equals(Net.ZERO)).toList()))
            .toList());
    }

    private static Bus corners(Bus discs) {
        return Bus.of(discs.get(Square.A1.index()), discs.get(Square.H1.index()),
            discs.get(Square.A8.index()), discs.get(Square.H8.index()));
    }

    /// The four edges, each from corner to corner.
    private static List<List<Square>> edges() {
        return List.of(IntStream.range(0, 8).mapToObj(f -> Square.at(f, 0)).toList(),
            IntStream.range(0, 8).mapToObj(f -> Square.at(f, 7)).toList(),
            IntStream.range(0, 8).mapToObj(r -> Square.at(0, r)).toList(),
            IntStream.range(0, 8).mapToObj(r -> Square.at(7, r)).toList());
    }

    private static List<Net> fullEdges(NetlistBuilder n, Bus occupied) {
        return edges().stream()
            .map(edge -> Words.andTree(n, edge.stream().map(s -> occupied.get(s.index())).toList())).toList();
    }

    /// 24 border squares without corners, four corners, four wires to spare.
    private static Bus safe(NetlistBuilder n, Bus discs, List<Net> full) {
        List<Net> wires = new ArrayList<>();
        for (int e = 0; e < 4; e++) {
            List<Net> edge = edges().get(e).stream().map(s -> discs.get(s.index())).toList();
            List<Net> joined = chain(n, edge);
            List<Net> joinedBack = chain(n, edge.reversed()).reversed();
            for (int i = 1; i < 7; i++) {
                wires.add(n.or(n.and(edge.get(i), full.get(e)), n.or(joined.get(i), joinedBack.get(i))));
            }
        }
        wires.addAll(corners(discs).nets());
        while (wires.size() < 32) {
            wires.add(Net.ZERO);
        }
        return new Bus(wires);
    }

    /// Element i: discs 0 to i are all there.
    private static List<Net> chain(NetlistBuilder n, List<Net> discs) {
        List<Net> joined = new ArrayList<>();
        joined.add(discs.getFirst());
        for (int i = 1; i < discs.size(); i++) {
            joined.add(n.and(discs.get(i), joined.get(i - 1)));
        }
        return joined;
    }
}
