package flipchip.hwsim.circuit.stages;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import flipchip.engine.board.Square;
import flipchip.engine.board.Stability;
import flipchip.hwsim.gates.logic.Loads;
import flipchip.hwsim.gates.logic.SignedNumbers;
import flipchip.hwsim.gates.logic.Words;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;

/// A circuit for the parallel-search essay's incremental stability: the set is kept from move to move, and
/// squares that a move may have made stable wait in a second register. One of them is examined per clock.
/// [StabilityMask] is the same in software.
///
/// Pins: `black`, `white` (64 each) and `take` in: the next edge takes the position over; `clear` in: a new
/// game. `stable` (64), `settled` and `examined` (8, squares examined since the position was taken) out.
public final class StabilityListCircuit {
    private static final int COUNT_BITS = 8;

    private final NetlistBuilder n = new NetlistBuilder("stability_list");
    private final EvaluatorGroups groups = new EvaluatorGroups(n);
    private final Loads registers = new Loads(n);

    private StabilityListCircuit() {}

    public static Netlist netlist() {
        return new StabilityListCircuit().build();
    }

    private Netlist build() {
        Bus newBlack = n.input("black", 64);
        Bus newWhite = n.input("white", 64);
        Net take = n.input("take");
        Net clear = n.input("clear");
        Bus black = registers.register("board_black", 64);
        Bus white = registers.register("board_white", 64);
        Bus stable = registers.register("set", 64);
        Bus waiting = registers.register("waiting", 64);
        Bus examined = registers.register("count", COUNT_BITS);
        List.of("board_black", "board_white", "set", "waiting")
            .forEach(name -> registers.load(name, clear, Bus.constant(0, 64)));
        Net taking = n.name("taking", n.and(take, n.not(clear)));
        registers.load("board_black", taking, newBlack);
        registers.load("board_white", taking, newWhite);
        registers.load("waiting", taking, moved(new EvaluatorGroups.Stage(black, white),
            new EvaluatorGroups.Stage(newBlack, newWhite), stable));
        registers.load("count", n.or(clear, taking), 0);
        Net settled = n.name("rests", n.not(Words.orTree(n, waiting.nets())));
        Net looking = n.name("looking", n.not(Words.orTree(n, List.of(settled, take, clear))));
        registers.load("count", looking, SignedNumbers.increment(n, examined));
        look(looking, new EvaluatorGroups.Stage(black, white), stable, waiting);
        registers.drive();
        n.output("stable", stable);
        n.output("settled", settled);
        n.output("examined", examined);
        return n.build();
    }

    /// Squares to examine after a move: discs on lines that it filled, discs that it placed or turned,
    /// neighbours of stable discs; all discs while corners and their neighbours were empty before.
    private Bus moved(EvaluatorGroups.Stage before, EvaluatorGroups.Stage after, Bus stable) {
        Bus had = Words.or(n, before.player(), before.opponent());
        Bus occupied = Words.or(n, after.player(), after.opponent());
        Bus placed = Words.and(n, occupied, Words.not(n, had));
        Bus turned = Words.or(n, Words.and(n, before.player(), after.opponent()),
            Words.and(n, before.opponent(), after.player()));
        List<Net> filled = groups.filledLines(occupied);
        List<Net> fresh =
            IntStream.range(0, filled.size())
                .mapToObj(line -> n.and(filled.get(line),
                    Words.orTree(n, EvaluatorGroups.masked(placed, EvaluatorTables.LINES.get(line)))))
                .toList();
        List<Net> through = new ArrayList<>();
        for (Square square : Square.values()) {
            through.add(Words.orTree(n, IntStream.range(0, 4)
                .mapToObj(axis -> fresh.get(EvaluatorTables.lineOf(square, axis))).toList()));
        }
        Bus some = Words.or(n, Words.or(n, placed, turned),
            Words.or(n, new Bus(through), groups.neighbours(stable)));
        Net first = Words.orTree(n, EvaluatorGroups.masked(occupied, Stability.FIRST_SQUARES));
        Net began = Words.orTree(n, EvaluatorGroups.masked(had, Stability.FIRST_SQUARES));
        Bus asked = Words.mux(n, began, occupied, Words.and(n, some, occupied));
        return Words.gate(n, first, Words.and(n, asked, Words.not(n, stable)));
    }

    /// Examines the lowest waiting square; if it is stable, its neighbours wait.
    private void look(Net looking, EvaluatorGroups.Stage board, Bus stable, Bus waiting) {
        Bus occupied = Words.or(n, board.player(), board.opponent());
        Bus square = lowest(waiting);
        Bus grown = groups.grown(board, stable, groups.filledLines(occupied));
        Bus joined = Words.and(n, grown, square);
        Bus set = Words.or(n, stable, joined);
        registers.load("set", looking, set);
        Bus beside = Words.and(n, Words.and(n, groups.neighbours(joined), occupied), Words.not(n, set));
        registers.load("waiting", looking, Words.or(n, Words.and(n, waiting, Words.not(n, square)), beside));
    }

    /// The lowest high wire alone: prefixes by doubling.
    private Bus lowest(Bus wires) {
        List<Net> below = new ArrayList<>(wires.nets());
        for (int span = 1; span < below.size(); span *= 2) {
            List<Net> next = new ArrayList<>(below);
            for (int i = span; i < below.size(); i++) {
                next.set(i, n.or(below.get(i), below.get(i - span)));
            }
            below = next;
        }
        List<Net> lowest = new ArrayList<>(List.of(wires.get(0)));
        for (int i = 1; i < wires.width(); i++) {
            lowest.add(n.and(wires.get(i), n.not(below.get(i - 1))));
        }
        return new Bus(lowest);
    }
}
