package flipchip.hwsim.circuit.stages;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.checker.LegalChecker;
import flipchip.hwsim.gates.logic.Adders;
import flipchip.hwsim.gates.logic.Multipliers;
import flipchip.hwsim.gates.logic.PopulationCount;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// The modules of the position evaluator's three groups, without registers: boards and tables in, sums out.
record EvaluatorGroups(NetlistBuilder n) {
    static final int VALUE_BITS = 16;
    private static final int DIFFERENCE_BITS = 8;

    /// A board between two groups.
    record Stage(Bus player, Bus opponent) {}

    /// Values of all discs by the classes of their squares.
    Bus squareValues(Stage board, Strategy strategy) {
        List<Bus> terms = new ArrayList<>();
        for (char letter = 'A'; letter <= 'J'; letter++) {
            int value = strategy.squareValues().get(letter - 'A');
            if (value != 0) {
                long mask = Strategy.mask(letter);
                terms.add(weighted("class_" + letter, masked(board.player, mask),
                    masked(board.opponent, mask), value));
            }
        }
        return terms.isEmpty() ? Bus.constant(0, VALUE_BITS) : sum(terms);
    }

    /// A sum of square values and what a strategy's patterns are worth to the side to move.
    Bus withPatterns(Bus squares, Stage board, Strategy strategy) {
        List<Bus> terms = new ArrayList<>(List.of(squares));
        for (Strategy.Pattern pattern : strategy.patterns()) {
            Bus value = Bus.constant(pattern.value(), VALUE_BITS);
            Bus negative = Bus.constant(-pattern.value(), VALUE_BITS);
            terms.add(Words.gate(n, holds(board.player, board.opponent, pattern), value));
            terms.add(Words.gate(n, holds(board.opponent, board.player, pattern), negative));
        }
        return sum(terms);
    }

    private Net holds(Bus own, Bus other, Strategy.Pattern pattern) {
        List<Net> discs = new ArrayList<>(masked(own, pattern.own()));
        discs.addAll(masked(other, pattern.other()));
        return Words.andTree(n, discs);
    }

    /// Legal moves, potential moves and frontier discs.
    ///
    /// @param moves   legal for the side to move
    /// @param replies legal for the other side if it were to move
    Bus mobility(Stage board, Bus moves, Bus replies) {
        Bus empty = Words.not(n, Words.or(n, board.player, board.opponent));
        Bus beside = neighbours(empty);
        return sum(
            List.of(weighted("mobility", moves.nets(), replies.nets(), StageEvaluation.MOBILITY_WEIGHT),
                weighted("potential", Words.and(n, neighbours(board.opponent), empty).nets(),
                    Words.and(n, neighbours(board.player), empty).nets(), StageEvaluation.POTENTIAL_WEIGHT),
                weighted("frontier", Words.and(n, board.opponent, beside).nets(),
                    Words.and(n, board.player, beside).nets(), StageEvaluation.FRONTIER_WEIGHT)));
    }

    Bus moves(Stage board) {
        return legal("player", board.player, board.opponent);
    }

    Bus replies(Stage board) {
        return legal("opponent", board.opponent, board.player);
    }

    private Bus legal(String side, Bus own, Bus other) {
        try (NetlistBuilder.OpenScope scope = n.scope("moves_" + side, "legal_checker")) {
            scope.input("own", own);
            scope.input("opp", other);
            return scope.output("legal", LegalChecker.build(n, own, other, LegalChecker.Form.FACTORED, true));
        }
    }

    /// Corners, edges and stable discs.
    Bus corners(Stage board, Bus stable) {
        return sum(List.of(
            weighted("corners", masked(board.player, StageEvaluation.CORNERS),
                masked(board.opponent, StageEvaluation.CORNERS), StageEvaluation.CORNER_WEIGHT),
            weighted("edges", masked(board.player, StageEvaluation.EDGES),
                masked(board.opponent, StageEvaluation.EDGES), StageEvaluation.EDGE_WEIGHT),
            weighted("stability", Words.and(n, board.player, stable).nets(),
                Words.and(n, board.opponent, stable).nets(), StageEvaluation.STABLE_WEIGHT)));
    }

    /// The stable discs after one more step of the parallel-search essay's rule on all squares at once.
    ///
    /// @param filled by line, high where the line has no empty square
    Bus grown(Stage board, Bus stable, List<Net> filled) {
        Bus player = Words.and(n, stable, board.player);
        Bus opponent = Words.and(n, stable, board.opponent);
        List<Net> grown = new ArrayList<>();
        for (Square square : Square.values()) {
            int s = square.index();
            grown.add(Words.orTree(n,
                List.of(stable.get(s), n.and(board.player.get(s), joins(square, player, filled)),
                    n.and(board.opponent.get(s), joins(square, opponent, filled)))));
        }
        return new Bus(grown);
    }

    List<Net> filledLines(Bus occupied) {
        return EvaluatorTables.LINES.stream().map(line -> Words.andTree(n, masked(occupied, line))).toList();
    }

    /// On each axis the line is filled, or the border or a stable disc of the same side is next to the
    /// square.
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

    /// High where a neighbour of the square is.
    Bus neighbours(Bus bits) {
        return new Bus(Arrays.stream(Square.values())
            .map(square -> Words.orTree(n, Arrays.stream(Direction.values())
                .flatMap(d -> d.from(square).stream()).map(next -> bits.get(next.index())).toList()))
            .toList());
    }

    static List<Net> masked(Bus bits, long mask) {
        return IntStream.range(0, 64).filter(s -> (mask >>> s & 1) != 0).mapToObj(bits::get).toList();
    }

    /// Number of high wires of the one less that of the other, times a weight.
    Bus weighted(String name, List<Net> plus, List<Net> minus, int weight) {
        Bus difference = Adders.subtract(n, count(name + "_plus", plus), count(name + "_minus", minus));
        return Multipliers.signed(n, difference, Bus.constant(weight, DIFFERENCE_BITS));
    }

    /// How many of the wires are high, 8 bits.
    Bus count(String name, List<Net> nets) {
        List<Net> wires = new ArrayList<>(nets);
        while (Integer.bitCount(wires.size()) != 1) {
            wires.add(Net.ZERO);
        }
        try (NetlistBuilder.OpenScope scope = n.scope(name, "count_" + wires.size())) {
            scope.input("wires", new Bus(wires));
            return SignedNumbers.zeroExtend(scope.output("count", PopulationCount.build(n, new Bus(wires))),
                DIFFERENCE_BITS);
        }
    }

    Bus sum(List<Bus> terms) {
        return terms.stream().reduce((a, b) -> SignedNumbers.addSigned(n, a, b, VALUE_BITS)).orElseThrow();
    }
}
