package flipchip.hwsim.circuit.stages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.circuit.stages.MiddleGameRun.Stage;
import flipchip.hwsim.circuit.stages.MiddleGameRun.Visit;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.run.Lanes;
import org.junit.jupiter.api.Test;

/// The gates of the middle-game circuit against its model, clock by clock: 64 trees side by side.
class MiddleGameCircuitTest {
    private static final Strategy ODD = new Strategy("odd", List.of(3, 127, -2, 0, 5, 1, 7, -9, -30, -128),
        List.of(new Strategy.Pattern(0x0000_0000_0000_0003L, 0x0000_0000_0000_0004L, 100)));

    private final List<MiddleGameRun> runs = new ArrayList<>();
    private BitParallelSimulator sim;
    private int clock;
    private long playedD4;

    private long[] pin(String name) {
        return Lanes.get(sim, sim.netlist().port(name).bus());
    }

    /// Boards of games, and one in four with d4 empty, which no game knows.
    private void start(Strategy strategy, int best, int words, long seed) {
        Netlist netlist = MiddleGameCircuit.netlist(strategy, best, words);
        sim = new BitParallelSimulator(netlist);
        SplittableRandom random = new SplittableRandom(seed);
        long[] player = new long[64];
        long[] opponent = new long[64];
        long[] squares = new long[64];
        long[][] lines = new long[TableUpdater.LINE_BITS][64];
        for (int lane = 0; lane < 64; lane++) {
            Board reached = lane == 0 ? Board.INITIAL : Boards.reachable(random, random.nextInt(61));
            long kept = lane % 4 == 3 ? ~Square.D4.bit() : -1L;
            Board board = new Board(reached.player() & kept, reached.opponent() & kept);
            EvaluatorTables tables = EvaluatorTables.of(board, strategy);
            runs.add(MiddleGameRun.of(board, strategy, best, words));
            playedD4 += runs.getLast().memory().stream()
                .filter(node -> node.move().equals(Optional.of(Square.D4))).count();
            player[lane] = board.player();
            opponent[lane] = board.opponent();
            squares[lane] = tables.squares() & 0xFFFF;
            List<Integer> bits = TableUpdater.bits(tables);
            for (int bit = 0; bit < bits.size(); bit++) {
                lines[bit][lane] = bits.get(bit);
            }
        }
        Lanes.set(sim, netlist.port("root_player").bus(), player);
        Lanes.set(sim, netlist.port("root_opponent").bus(), opponent);
        Lanes.set(sim, netlist.port("root_squares").bus(), squares);
        for (int bit = 0; bit < lines.length; bit++) {
            Lanes.set(sim, netlist.port("root_lines").bus().slice(bit, bit + 1), lines[bit]);
        }
        sim.set(netlist.port("start").bus(), 1);
        sim.clock();
        sim.set(netlist.port("start").bus(), 0);
        sim.settle();
    }

    private void compare(Strategy strategy, int best, int words, long seed) {
        start(strategy, best, words, seed);
        int clocks = runs.stream().mapToInt(MiddleGameRun::clocks).max().orElseThrow();
        for (clock = 1; clock <= clocks; clock++) {
            compareStages();
            compareWords();
            compareValues();
            sim.clock();
        }
        long[] counts = pin("count");
        for (int lane = 0; lane < 64; lane++) {
            assertEquals(runs.get(lane).memory().size(), counts[lane], "words of " + lane);
        }
        assertTrue(playedD4 > 0, "d4, whose number once meant a pass, is a move of no tree");
    }

    /// A stage holds a node from the clock in which it takes it to that in which the next stage does.
    private void compareStages() {
        for (Stage stage : Stage.values()) {
            String name = stage.name().toLowerCase(Locale.ROOT);
            long busy = sim.lanes(sim.netlist().port(name + "_busy").bus().get(0));
            long[] nodes = pin(name + "_node");
            for (int lane = 0; lane < 64; lane++) {
                for (Visit visit : runs.get(lane).visits()) {
                    int until = stage == Stage.BUILD
                        ? visit.at(stage).last()
                        : visit.spans().get(stage.ordinal() + 1).first() - 1;
                    if (visit.at(stage).first() <= clock && clock <= until) {
                        assertEquals(1, busy >>> lane & 1, stage + " of " + lane + " in clock " + clock);
                        assertEquals(visit.address(), nodes[lane],
                            stage + " of " + lane + " in clock " + clock);
                    }
                }
            }
        }
    }

    private void compareWords() {
        long writing = sim.lanes(sim.netlist().port("writing").bus().get(0));
        long[] words = pin("word");
        long[] counts = pin("count");
        for (int lane = 0; lane < 64; lane++) {
            int expected = -1;
            for (Visit visit : runs.get(lane).visits()) {
                int offset = clock - visit.at(Stage.BUILD).first();
                expected =
                    offset >= 0 && offset < visit.children().size() ? visit.children().get(offset) : expected;
            }
            assertEquals(expected >= 0 ? 1 : 0, writing >>> lane & 1,
                "writing of " + lane + " in clock " + clock);
            if (expected >= 0) {
                assertEquals(expected, counts[lane]);
                assertEquals(runs.get(lane).memory().get(expected).word(), words[lane], "word " + expected);
            }
        }
    }

    private void compareValues() {
        long evaluated = sim.lanes(sim.netlist().port("evaluated").bus().get(0));
        long[] values = pin("value");
        long[] stable = pin("stable");
        for (int lane = 0; lane < 64; lane++) {
            for (Visit visit : runs.get(lane).visits()) {
                if (visit.at(Stage.GENERATE).first() == clock + 1) {
                    assertEquals(1, evaluated >>> lane & 1);
                    assertEquals(visit.evaluation().value(), (short) values[lane], visit.toString());
                    assertEquals(visit.evaluation().stable(), stable[lane]);
                }
            }
        }
    }

    @Test
    void theGatesGrowTheModelsTreesClockByClock() {
        compare(Strategy.PLAIN, 4, 32, 1L);
    }

    @Test
    void aSingleMoveGoesOnAndAStrategyCounts() {
        compare(ODD, 1, 20, 2L);
    }

    @Test
    void theDocumentsTwentyMovesGoOn() {
        compare(Strategy.PLAIN, PlausibleMoves.DOCUMENT_BEST, 64, 3L);
    }

    @Test
    void theTablesOfAllLinesFitTheirCounters() {
        int bits = IntStream.range(0, EvaluatorTables.LINES.size()).map(line -> Integer.SIZE
            - Integer.numberOfLeadingZeros(Long.bitCount(EvaluatorTables.LINES.get(line)))).sum();

        assertEquals(140, bits);
        assertEquals(TableUpdater.LINE_BITS, bits);
        assertThrows(IllegalArgumentException.class, () -> MiddleGameCircuit.netlist(Strategy.PLAIN, 0, 8));
    }
}
