package flipchip.hwsim.stages;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.checker.LegalChecker;
import flipchip.hwsim.logic.Adders;
import flipchip.hwsim.logic.Loads;
import flipchip.hwsim.logic.Multipliers;
import flipchip.hwsim.logic.Numbers;
import flipchip.hwsim.logic.PopulationCount;
import flipchip.hwsim.logic.Words;
import flipchip.hwsim.netlist.Bus;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.netlist.Netlist;
import flipchip.hwsim.netlist.NetlistBuilder;

/// The position evaluator of the middle-game circuit as gates: three groups in a pipeline, the modules of a group
/// side by side, the values of one [Strategy] built in as a configuration of the chip has them.
///
/// Where `advance` is high at a clock edge every position goes on by a group; between, the register of stable discs
/// of group 3 grows. [Evaluation] is what it computes, as plain arithmetic.
public final class EvaluatorCircuit {
    /// Edges with `advance` high from the pins to group 3.
    static final int ADVANCES = 3;
    static final int VALUE_BITS = 16;
    private static final int DIFFERENCE_BITS = 8;

    private final NetlistBuilder n = new NetlistBuilder("position_evaluator");
    private final Loads registers = new Loads(n);
    private final Net advance;

    private EvaluatorCircuit() {
        advance = n.input("advance");
    }

    /// `player`, `opponent`, `known` (discs known to be stable) and `advance` in; `value` (16 bits signed), `stable`
    /// and `settled` (the stable discs grow no more) out, all of the position in group 3.
    public static Netlist netlist(Strategy strategy) {
        return new EvaluatorCircuit().build(strategy);
    }

    /// A board between two groups.
    private record Stage(Bus player, Bus opponent) {}

    private Netlist build(Strategy strategy) {
        Stage one = stage("group1", n.input("player", 64), n.input("opponent", 64));
        Bus known1 = held("group1_known", n.input("known", 64));
        Bus squares = held("group2_squares", squareValues(one, strategy));
        Stage two = stage("group2", one.player, one.opponent);
        Bus known2 = held("group2_known", known1);
        Bus mobility = held("group3_sum", sum(List.of(squares, mobility(two))));
        Stage three = stage("group3", two.player, two.opponent);
        Bus stable = stable(three, known2);
        n.output("value", sum(List.of(mobility, corners(three, stable))));
        registers.drive();
        return n.build();
    }

    private Stage stage(String name, Bus player, Bus opponent) {
        return new Stage(held(name + "_player", player), held(name + "_opponent", opponent));
    }

    private Bus held(String name, Bus value) {
        Bus register = registers.register(name, value.width());
        registers.load(name, advance, value);
        return register;
    }

    private Bus squareValues(Stage board, Strategy strategy) {
        List<Bus> terms = new ArrayList<>();
        for (char letter = 'A'; letter <= 'J'; letter++) {
            int value = strategy.squareValues().get(letter - 'A');
            if (value != 0) {
                long mask = Strategy.mask(letter);
                terms.add(weighted("class_" + letter, masked(board.player, mask), masked(board.opponent, mask), value));
            }
        }
        for (Strategy.Pattern pattern : strategy.patterns()) {
            Bus value = Bus.constant(pattern.value(), VALUE_BITS);
            Bus negative = Bus.constant(-pattern.value(), VALUE_BITS);
            terms.add(Words.gate(n, holds(board.player, board.opponent, pattern), value));
            terms.add(Words.gate(n, holds(board.opponent, board.player, pattern), negative));
        }
        return terms.isEmpty() ? Bus.constant(0, VALUE_BITS) : sum(terms);
    }

    private Net holds(Bus own, Bus other, Strategy.Pattern pattern) {
        List<Net> discs = new ArrayList<>(masked(own, pattern.own()));
        discs.addAll(masked(other, pattern.other()));
        return Words.andTree(n, discs);
    }

    private Bus mobility(Stage board) {
        Bus empty = Words.not(n, Words.or(n, board.player, board.opponent));
        Bus moves = legal("player", board.player, board.opponent);
        Bus replies = legal("opponent", board.opponent, board.player);
        Bus beside = neighbours(empty);
        return sum(List.of(
            weighted("mobility", moves.nets(), replies.nets(), Evaluation.MOBILITY_WEIGHT),
            weighted("potential", Words.and(n, neighbours(board.opponent), empty).nets(),
                Words.and(n, neighbours(board.player), empty).nets(), Evaluation.POTENTIAL_WEIGHT),
            weighted("frontier", Words.and(n, board.opponent, beside).nets(),
                Words.and(n, board.player, beside).nets(), Evaluation.FRONTIER_WEIGHT)));
    }

    private Bus legal(String side, Bus own, Bus other) {
        try (NetlistBuilder.OpenScope scope = n.scope("moves_" + side, "legal_checker")) {
            scope.input("own", own);
            scope.input("opp", other);
            return scope.output("legal", LegalChecker.build(n, own, other, LegalChecker.Form.FACTORED, true));
        }
    }

    private Bus corners(Stage board, Bus stable) {
        return sum(List.of(
            weighted("corners", masked(board.player, Evaluation.CORNERS), masked(board.opponent, Evaluation.CORNERS),
                Evaluation.CORNER_WEIGHT),
            weighted("edges", masked(board.player, Evaluation.EDGES), masked(board.opponent, Evaluation.EDGES),
                Evaluation.EDGE_WEIGHT),
            weighted("stability", Words.and(n, board.player, stable).nets(),
                Words.and(n, board.opponent, stable).nets(), Evaluation.STABLE_WEIGHT)));
    }

    /// The register that takes what is known of the next position, or grows by one step.
    private Bus stable(Stage board, Bus known) {
        Bus stable = registers.register("stable", 64);
        Bus player = Words.and(n, stable, board.player);
        Bus opponent = Words.and(n, stable, board.opponent);
        List<Net> filled = filledLines(Words.or(n, board.player, board.opponent));
        List<Net> grown = new ArrayList<>();
        for (Square square : Square.values()) {
            int s = square.index();
            grown.add(Words.orTree(n, List.of(stable.get(s), n.and(board.player.get(s), joins(square, player, filled)),
                n.and(board.opponent.get(s), joins(square, opponent, filled)))));
        }
        Bus next = new Bus(grown);
        registers.load("stable", advance, known);
        registers.load("stable", n.not(advance), next);
        n.output("stable", stable);
        n.output("settled", n.not(Words.orTree(n, Words.xor(n, next, stable).nets())));
        return stable;
    }

    private List<Net> filledLines(Bus occupied) {
        return EvaluatorTables.LINES.stream().map(line -> Words.andTree(n, masked(occupied, line))).toList();
    }

    /// On each axis the line is filled, or the border or a stable disc of the same side is beside the square.
    private Net joins(Square square, Bus stable, List<Net> filled) {
        List<Net> axes = new ArrayList<>();
        for (int axis = 0; axis < 4; axis++) {
            int line = EvaluatorTables.lineOf(square, axis);
            List<Square> beside = beside(square, EvaluatorTables.LINES.get(line));
            if (beside.size() == 2) {
                axes.add(Words.orTree(n, List.of(filled.get(line), stable.get(beside.get(0).index()),
                    stable.get(beside.get(1).index()))));
            }
        }
        return axes.isEmpty() ? Net.ONE : Words.andTree(n, axes);
    }

    private static List<Square> beside(Square square, long line) {
        return Arrays.stream(Direction.values()).flatMap(d -> d.from(square).stream())
            .filter(next -> (next.bit() & line) != 0).toList();
    }

    private Bus neighbours(Bus bits) {
        return new Bus(Arrays.stream(Square.values()).map(square -> Words.orTree(n, Arrays.stream(Direction.values())
            .flatMap(d -> d.from(square).stream()).map(next -> bits.get(next.index())).toList())).toList());
    }

    private static List<Net> masked(Bus bits, long mask) {
        return IntStream.range(0, 64).filter(s -> (mask >>> s & 1) != 0).mapToObj(bits::get).toList();
    }

    /// Number of high wires of the one less that of the other, times a weight.
    private Bus weighted(String name, List<Net> plus, List<Net> minus, int weight) {
        Bus difference = Adders.subtract(n, count(name + "_plus", plus), count(name + "_minus", minus));
        return Multipliers.signed(n, difference, Bus.constant(weight, DIFFERENCE_BITS));
    }

    private Bus count(String name, List<Net> nets) {
        List<Net> wires = new ArrayList<>(nets);
        while (Integer.bitCount(wires.size()) != 1) {
            wires.add(Net.ZERO);
        }
        try (NetlistBuilder.OpenScope scope = n.scope(name, "count_" + wires.size())) {
            scope.input("wires", new Bus(wires));
            return Numbers.zeroExtend(scope.output("count", PopulationCount.build(n, new Bus(wires))), DIFFERENCE_BITS);
        }
    }

    private Bus sum(List<Bus> terms) {
        return terms.stream().reduce((a, b) -> Numbers.addSigned(n, a, b, VALUE_BITS)).orElseThrow();
    }
}
