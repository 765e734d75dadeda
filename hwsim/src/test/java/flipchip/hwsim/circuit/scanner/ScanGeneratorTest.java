package flipchip.hwsim.circuit.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.run.Lanes;
import org.junit.jupiter.api.Test;

/// Size, schedule and function of the scanning generator; the opening clock by clock.
class ScanGeneratorTest {
    private static final List<String> TOP_DOWN =
        List.of("- - - -/-/- -/-/-", "- - - -/-/- -/-/-", "- - - -/-/- -/-/-", "e d - -/-/- e/e/e",
            "d e - e/-/- de/d/d", "- - e -/-/- -/-/-", "- - - -/-/- -/-/-", "- - - -/-/- -/-/-");
    private static final List<String> BOTTOM_UP =
        List.of("- - - -/-/- -/-/-", "- - - -/-/- -/-/-", "- - - -/-/- -/-/-", "d e - -/-/- d/d/d",
            "e d - d/-/- de/e/e", "- - d -/-/- -/-/-", "- - - -/-/- -/-/-", "- - - -/-/- -/-/-");

    @Test
    void theDataPathHas224GatesAnd80FlipFlops() {
        NetlistStats stats = NetlistStats.of(ScanGenerator.dataPath());

        assertEquals(Map.of("And", 116, "Or", 98, "Not", 10, "FlipFlop", 80), stats.gates());
        assertEquals(12, stats.depth());
    }

    @Test
    void theOpeningIsScannedAsRecorded() {
        ScanRun run = ScanRun.record(List.of(Board.INITIAL));

        assertEquals(16, run.clocks().size());
        assertEquals(TOP_DOWN, IntStream.range(0, 8).mapToObj(i -> show(run.clocks().get(i).top())).toList());
        assertEquals(BOTTOM_UP,
            IntStream.range(8, 16).mapToObj(i -> show(run.clocks().get(i).bottom())).toList());
        assertEquals("c", files(run.clocks().get(3).row()));
        assertEquals("f", files(run.clocks().get(4).row()));
        assertEquals("d3 c4 f5 e6", Square.list(run.legal().getFirst()));
    }

    private static String show(ScanRun.Scanner scanner) {
        return files(scanner.own()) + " " + files(scanner.opponent()) + " " + files(scanner.hit()) + " "
            + scanner.rem().stream().map(ScanGeneratorTest::files).collect(Collectors.joining("/")) + " "
            + scanner.rol().stream().map(ScanGeneratorTest::files).collect(Collectors.joining("/"));
    }

    private static String files(int bits) {
        String files = IntStream.range(0, 8).filter(c -> (bits >>> c & 1) != 0)
            .mapToObj(c -> String.valueOf((char) ('a' + c))).collect(Collectors.joining());
        return files.isEmpty() ? "-" : files;
    }

    @Test
    void nPositionsTakeEightClocksEachAndEightMore() {
        SplittableRandom random = new SplittableRandom(1L);
        List<Board> boards =
            Stream.generate(() -> Boards.reachable(random, random.nextInt(61))).limit(50).toList();
        ScanRun run = ScanRun.record(boards);

        assertEquals(8 * 50 + 8, run.clocks().size());
        assertEquals(boards.stream().map(Board::legalMoves).toList(), run.legal());
    }

    @Test
    void sixtyFourStreamsSideBySideFindTheMovesOfTheRules() {
        Netlist scanner = ScanGenerator.netlist();
        BitParallelSimulator sim = new BitParallelSimulator(scanner);
        SplittableRandom random = new SplittableRandom(2L);
        Board[] leaving = null;
        for (int position = 0; position < 60; position++) {
            Board[] entering = Stream.generate(() -> Boards.reachable(random, random.nextInt(61))).limit(64)
                .toArray(Board[]::new);
            long[] found = scan(sim, entering);
            if (leaving != null) {
                assertEquals(Stream.of(leaving).map(Board::legalMoves).toList(),
                    LongStream.of(found).boxed().toList(), "position " + (position - 1));
            }
            leaving = entering;
        }
    }

    /// Eight clocks: one position goes in, the moves of the one before come out.
    private static long[] scan(BitParallelSimulator sim, Board[] boards) {
        long[] found = new long[64];
        for (int rank = 0; rank < 8; rank++) {
            int shift = 8 * rank;
            Lanes.set(sim, sim.netlist().port("own").bus(),
                Stream.of(boards).mapToLong(b -> b.player() >>> shift & 0xFF).toArray());
            Lanes.set(sim, sim.netlist().port("opp").bus(),
                Stream.of(boards).mapToLong(b -> b.opponent() >>> shift & 0xFF).toArray());
            sim.settle();
            long[] legal = Lanes.get(sim, sim.netlist().port("legal").bus());
            for (int lane = 0; lane < 64; lane++) {
                found[lane] |= legal[lane] << 56 - shift;
            }
            sim.edge();
        }
        return found;
    }
}
