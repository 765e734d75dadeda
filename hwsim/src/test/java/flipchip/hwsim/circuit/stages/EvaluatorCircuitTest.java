package flipchip.hwsim.circuit.stages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Board;
import flipchip.engine.board.Stability;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.run.Lanes;
import org.junit.jupiter.api.Test;

/// The evaluator's gates against the plain arithmetic of [StageEvaluation], with the values of two
/// strategies.
class EvaluatorCircuitTest {
    private static final Strategy ODD = new Strategy("odd", List.of(3, 127, -2, 0, 5, 1, 7, -9, -30, -128),
        List.of(new Strategy.Pattern(0x0000_0000_0000_0003L, 0x0000_0000_0000_0004L, 100),
            new Strategy.Pattern(0x0000_0008_0000_0000L, 0, -77)));

    private static Board[] boards(SplittableRandom random) {
        Board[] boards = new Board[64];
        for (int lane = 0; lane < 64; lane++) {
            boards[lane] = lane < 32 ? Boards.reachable(random, random.nextInt(61)) : Boards.filling(random);
        }
        return boards;
    }

    private static void advance(BitParallelSimulator sim, Board[] boards) {
        Netlist netlist = sim.netlist();
        long[] player = new long[64];
        long[] opponent = new long[64];
        for (int lane = 0; lane < 64; lane++) {
            player[lane] = boards[lane].player();
            opponent[lane] = boards[lane].opponent();
        }
        Lanes.set(sim, netlist.port("player").bus(), player);
        Lanes.set(sim, netlist.port("opponent").bus(), opponent);
        sim.set(netlist.port("advance").bus(), 1);
        sim.clock();
        sim.set(netlist.port("advance").bus(), 0);
    }

    private static void check(Strategy strategy, long seed) {
        Netlist netlist = EvaluatorCircuit.netlist(strategy);
        BitParallelSimulator sim = new BitParallelSimulator(netlist);
        SplittableRandom random = new SplittableRandom(seed);
        Board[][] batches = new Board[8][];
        for (int batch = 0; batch < batches.length; batch++) {
            batches[batch] = boards(random);
            advance(sim, batches[batch]);
            int clocks = 1;
            while (sim.lanes(netlist.port("settled").bus().get(0)) != -1L) {
                sim.clock();
                clocks++;
            }
            if (batch >= EvaluatorCircuit.ADVANCES - 1) {
                compare(sim, batches[batch - EvaluatorCircuit.ADVANCES + 1], strategy, clocks);
            }
        }
    }

    private static void compare(BitParallelSimulator sim, Board[] boards, Strategy strategy, int clocks) {
        long[] values = Lanes.get(sim, sim.netlist().port("value").bus());
        long[] stable = Lanes.get(sim, sim.netlist().port("stable").bus());
        int longest = 0;
        for (int lane = 0; lane < 64; lane++) {
            Board board = boards[lane];
            StageEvaluation expected =
                StageEvaluation.of(board, EvaluatorTables.of(board, strategy), strategy);
            longest = Math.max(longest, expected.clocks());
            assertEquals(expected.value(), (short) values[lane], board + " " + expected);
            assertEquals(Stability.stable(board.player(), board.opponent()), stable[lane], board.toString());
        }
        assertEquals(longest, clocks);
    }

    @Test
    void theGatesGiveTheValueOfEveryPositionInAsManyClocks() {
        check(Strategy.PLAIN, 1L);
    }

    @Test
    void aStrategysSquareAndPatternValuesAreBuiltIn() {
        check(ODD, 2L);
    }

    @Test
    void aPatternCountsForEitherSide() {
        Board board = new Board(0x0000_0000_0000_0003L, 0x0000_0000_0000_0004L);
        Strategy without = new Strategy("without", ODD.squareValues(), List.of());

        assertEquals(100, value(board, ODD) - value(board, without));
        assertEquals(-100, value(board.pass(), ODD) - value(board.pass(), without));
    }

    private static int value(Board board, Strategy strategy) {
        return StageEvaluation.of(board, EvaluatorTables.of(board, strategy), strategy).value();
    }
}
