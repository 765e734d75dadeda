package flipchip.hwsim.circuit.flipper;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.referee.run.Lanes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Size, timing and function of the flipper; the opening's trace, wave by wave.
class DiscFlipperTest {
    private static final List<String> OPENING_D3 = List.of(
        "E.a3_h3.d3.fwdOut N.d8_d1.d3.fwdOut NE.a6_f1.d3.fwdOut NW.h7_b1.d3.fwdOut S.d1_d8.d3.fwdOut "
            + "SE.b1_h7.d3.fwdOut SW.f1_a6.d3.fwdOut W.h3_a3.d3.fwdOut",
        "S.d1_d8.d4.fwdOpp SE.b1_h7.e4.endchain", "S.d1_d8.d4.fwdOut SE.b1_h7.e4.bwdOut",
        "S.d1_d8.d5.endchain", "S.d1_d8.d5.bwdOut", "S.d1_d8.d4.flipDir", "S.d1_d8.d4.bwdOut d4.ft1c",
        "d4.ft2b", "d4.flip");

    @Test
    void everySquareHas47GatesAndTheBoard3008() {
        Netlist chains = DiscFlipper.chains();

        assertEquals(3008, chains.gates().size());
        IntStream.range(0, 3008).boxed()
            .collect(Collectors.groupingBy(g -> chains.scopeOf(g).name(), Collectors.counting()))
            .forEach((square, gates) -> assertEquals(DiscFlipper.GATES_PER_SQUARE, gates, square));
    }

    @Test
    void theBlocksAreDirectionsTheirLinesAndTheSquaresOnThem() {
        Netlist chains = DiscFlipper.chains();

        Map<String, Long> inside = chains.scopes().stream().skip(1).collect(Collectors
            .groupingBy(scope -> chains.scopes().get(scope.parent()).type(), Collectors.counting()));
        assertEquals(8L + Square.values().length, inside.get("flipper_chains"));
        assertEquals(8L, inside.get("flipper_S"));
        assertEquals(15L, inside.get("flipper_SE"));
        long ofEight =
            chains.scopes().stream().filter(scope -> scope.type().equals("flipper_line_8")).count();
        assertEquals(4 * 8 + 4, ofEight);
        assertEquals(8 * ofEight, inside.get("flipper_line_8"));
    }

    @Test
    void theOpeningMoveD3GoesOutAndComesBackInNineSteps() {
        UnitDelaySimulator sim = new UnitDelaySimulator(DiscFlipper.chains());
        List<String> waves = waves(sim, Board.INITIAL, Square.D3);

        assertEquals(OPENING_D3, waves);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void aRunOfNDiscsSettlesIn4NPlus5(int n) {
        UnitDelaySimulator sim = new UnitDelaySimulator(DiscFlipper.chains());
        long run = (1L << n) - 1 << 1;
        List<String> waves = waves(sim, new Board(1L << n + 1, run), Square.A1);

        assertEquals(4 * n + 5, waves.size());
        assertEquals(run, sim.value(sim.netlist().port("flip").bus()));
    }

    /// The nets that change in each step after the disc is placed.
    private static List<String> waves(UnitDelaySimulator sim, Board board, Square square) {
        sim.set(sim.netlist().port("own").bus(), board.player());
        sim.set(sim.netlist().port("opp").bus(), board.opponent());
        sim.settle();
        sim.set(sim.netlist().port("disc").bus(), square.bit());
        List<String> waves = new ArrayList<>();
        while (sim.step() > 0) {
            waves.add(String.join(" ", IntStream.of(sim.changes())
                .mapToObj(id -> sim.netlist().nameOf(new Net(id))).sorted().toList()));
        }
        return waves;
    }

    @Test
    void theBoardAfterAMoveIsThatOfTheRules() {
        BitParallelSimulator sim = new BitParallelSimulator(DiscFlipper.netlist());
        SplittableRandom random = new SplittableRandom(7L);
        for (int batch = 0; batch < 40; batch++) {
            long[] own = new long[64];
            long[] opponent = new long[64];
            long[] squares = new long[64];
            long[] ownAfter = new long[64];
            long[] opponentAfter = new long[64];
            for (int lane = 0; lane < 64; lane++) {
                Board board = Boards.reachable(random, random.nextInt(58));
                long candidates = ~board.occupied();
                Square square = Boards.oneOf(candidates == 0 ? 1 : candidates, random);
                long flips = Flips.flips(square.index(), board.player(), board.opponent());
                own[lane] = board.player();
                opponent[lane] = board.opponent();
                squares[lane] = square.index();
                ownAfter[lane] = board.player() | flips | square.bit();
                opponentAfter[lane] = board.opponent() & ~flips;
            }
            boolean white = batch % 2 != 0;
            Lanes.set(sim, sim.netlist().port("black").bus(), white ? opponent : own);
            Lanes.set(sim, sim.netlist().port("white").bus(), white ? own : opponent);
            Lanes.set(sim, sim.netlist().port("square").bus(), squares);
            sim.set(sim.netlist().port("color").bus(), white ? 1 : 0);
            sim.settle();

            assertEquals(Arrays.toString(ownAfter), show(sim, white ? "white_after" : "black_after"));
            assertEquals(Arrays.toString(opponentAfter), show(sim, white ? "black_after" : "white_after"));
        }
    }

    private static String show(BitParallelSimulator sim, String port) {
        Port pins = sim.netlist().port(port);
        return Arrays.toString(Lanes.get(sim, pins.bus()));
    }
}
