package flipchip.hwsim.circuit.selector;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Levels;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.run.Lanes;
import org.junit.jupiter.api.Test;

/// Table 5 (with 12 in class G), the selector's parts, the opening's code, the disc counter's adders.
class MoveSelectorTest {
    private static final List<List<Integer>> TABLE_5 = List.of(List.of(27, 28, 35, 36), List.of(0, 7, 56, 63),
        List.of(2, 5, 16, 23, 40, 47, 58, 61), List.of(18, 21, 42, 45), List.of(3, 4, 24, 31, 32, 39, 59, 60),
        List.of(19, 20, 26, 29, 34, 37, 43, 44), List.of(11, 12, 25, 30, 33, 38, 51, 52),
        List.of(10, 13, 17, 22, 41, 46, 50, 53), List.of(1, 6, 8, 15, 48, 55, 57, 62),
        List.of(9, 14, 49, 54));

    @Test
    void theClassesAreThoseOfTableFiveWithTwelveInClassG() {
        for (char letter = 'A'; letter <= 'J'; letter++) {
            assertEquals(TABLE_5.get(letter - 'A'),
                SelectorOrder.squares(letter).stream().map(Square::index).toList(), "class " + letter);
        }
    }

    @Test
    void sixtyFourInputsTake21SelectorsAnd12Multiplexers() {
        var scopes = MoveSelector.netlist().scopes().stream()
            .collect(Collectors.groupingBy(scope -> scope.type(), Collectors.counting()));

        assertEquals(21, scopes.get("sel4"));
        assertEquals(12, scopes.get("mux4"));
    }

    @Test
    void theOpeningSelectsD3WithCode28() {
        BitParallelSimulator sim = new BitParallelSimulator(MoveSelector.netlist());
        Netlist netlist = sim.netlist();
        sim.set(netlist.port("legal").bus(), Board.INITIAL.legalMoves());
        sim.settle();

        assertEquals(28, sim.value(netlist.port("code").bus()));
        assertEquals(Square.D3.index(), sim.value(netlist.port("square").bus()));
        assertEquals("c4 f5 e6", Square.list(sim.value(netlist.port("remaining").bus())));
        assertEquals(List.of(false, true, true, false),
            List.of("sel64.part3.enable", "sel64.part2.enable", "sel64.part1.enable", "sel64.part0.enable")
                .stream().map(name -> sim.high(enable(netlist, name))).toList());
    }

    private static Net enable(Netlist netlist, String name) {
        return netlist.net(name.replace(".enable", ".top.enable"));
    }

    @Test
    void theSelectedSquareIsTheFirstInOrder() {
        BitParallelSimulator sim = new BitParallelSimulator(MoveSelector.netlist());
        SplittableRandom random = new SplittableRandom(3L);
        for (int batch = 0; batch < 40; batch++) {
            long[] legal = new long[64];
            long[] square = new long[64];
            long[] rest = new long[64];
            for (int lane = 0; lane < 64; lane++) {
                legal[lane] = batch % 2 == 0
                    ? Boards.reachable(random, random.nextInt(50)).legalMoves()
                    : random.nextLong() & random.nextLong() & random.nextLong();
                if (legal[lane] != 0) {
                    Square best = SelectorOrder.first(legal[lane]);
                    square[lane] = best.index();
                    rest[lane] = legal[lane] & ~best.bit();
                }
            }
            Lanes.set(sim, sim.netlist().port("legal").bus(), legal);
            sim.settle();

            assertEquals(Arrays.toString(square),
                Arrays.toString(Lanes.get(sim, sim.netlist().port("square").bus())));
            assertEquals(Arrays.toString(rest),
                Arrays.toString(Lanes.get(sim, sim.netlist().port("remaining").bus())));
        }
    }

    @Test
    void theDiscCounterHas63HalfAnd57FullAddersAndDepth20() {
        Netlist counter = DiscCounter.netlist();
        NetlistStats stats = NetlistStats.of(counter);

        assertEquals(411, stats.combinational());
        assertEquals(57, stats.gates().get("Or"));
        assertEquals(63 + 2 * 57, stats.gates().get("And"));
        assertEquals(20, Levels.of(counter).depth());
        assertEquals(63, counter.scopes().size() - 1);
    }

    @Test
    void theDiscCounterCounts() {
        BitParallelSimulator sim = new BitParallelSimulator(DiscCounter.netlist());
        Bus count = sim.netlist().port("count").bus();
        SplittableRandom random = new SplittableRandom(5L);
        for (int batch = 0; batch < 20; batch++) {
            long[] discs = random.longs(64).toArray();
            discs[0] = 0;
            discs[1] = -1;
            discs[2] &= random.nextLong() & random.nextLong();
            Lanes.set(sim, sim.netlist().port("discs").bus(), discs);
            sim.settle();

            assertEquals(Arrays.toString(Arrays.stream(discs).map(Long::bitCount).toArray()),
                Arrays.toString(Lanes.get(sim, count)));
        }
    }
}
