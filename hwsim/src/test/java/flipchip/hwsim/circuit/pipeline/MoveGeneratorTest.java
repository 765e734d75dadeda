package flipchip.hwsim.circuit.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.run.Lanes;
import org.junit.jupiter.api.Test;

/// Timing, size and function of the pipeline; the printed program and how wrong it is.
class MoveGeneratorTest {
    private static final Netlist PIPELINE = MoveGenerator.netlist(MoveGenerator.Form.CORRECT);

    @Test
    void fivePositionsMoveThroughTheStagesAsInTheTimingTable() {
        SplittableRandom random = new SplittableRandom(1L);
        List<Board> boards = Stream.generate(() -> Boards.reachable(random, 20)).limit(5).toList();
        GeneratorRun run = GeneratorRun.record(boards, MoveGenerator.Form.CORRECT);

        assertEquals(7, run.clocks().size());
        for (int clock = 1; clock <= 7; clock++) {
            for (int stage = 1; stage <= 3; stage++) {
                int position = clock - stage;
                assertEquals(position >= 0 && position < 5 ? OptionalInt.of(position) : OptionalInt.empty(),
                    run.clocks().get(clock - 1).stages().get(stage - 1),
                    "clock " + clock + " stage " + stage);
            }
        }
        for (int i = 0; i < 5; i++) {
            assertEquals(Square.list(boards.get(i).legalMoves()),
                Square.list(run.clocks().get(i + 2).legal()));
        }
    }

    @Test
    void aNewPositionEveryClockGivesItsMovesThreeEdgesLater() {
        BitParallelSimulator sim = new BitParallelSimulator(PIPELINE);
        SplittableRandom random = new SplittableRandom(2L);
        List<long[]> expected = new ArrayList<>();
        for (int clock = 1; clock <= 60; clock++) {
            long[] player = new long[64];
            long[] opponent = new long[64];
            long[] legal = new long[64];
            for (int lane = 0; lane < 64; lane++) {
                Board board = Boards.reachable(random, random.nextInt(61));
                player[lane] = board.player();
                opponent[lane] = board.opponent();
                legal[lane] = board.legalMoves();
            }
            expected.add(legal);
            Lanes.set(sim, PIPELINE.port("player").bus(), player);
            Lanes.set(sim, PIPELINE.port("opponent").bus(), opponent);
            sim.clock();
            if (clock >= 3) {
                assertEquals(Arrays.toString(expected.get(clock - 3)),
                    Arrays.toString(Lanes.get(sim, PIPELINE.port("legal").bus())), "clock " + clock);
            }
        }
    }

    @Test
    void thePipelineHas491FlipFlops() {
        assertEquals(491, NetlistStats.of(PIPELINE).registerBits());
    }

    @Test
    void thePrintedProgramFindsTenSquaresInTheOpening() {
        GeneratorRun run = GeneratorRun.record(List.of(Board.INITIAL), MoveGenerator.Form.PRINTED);

        assertEquals("c3 d3 e3 c4 f4 c5 f5 d6 e6 f6", Square.list(run.clocks().getLast().legal()));
    }

    @Test
    void thePrintedProgramIsRightInAboutEightPercentOfPositions() {
        SplittableRandom random = new SplittableRandom(3L);
        int right = 0;
        int positions = 6_000;
        for (int i = 0; i < positions; i++) {
            Board board = Boards.reachable(random, i % 60);
            if (MoveGenerator.printedMoves(board.player(), board.opponent(), -1L) == board.legalMoves()) {
                right++;
            }
        }
        double share = 100.0 * right / positions;
        assertTrue(share > 5 && share < 12, "right in " + share + " %");
    }

    @Test
    void thePrintedCircuitFollowsThePrintedProgram() {
        SplittableRandom random = new SplittableRandom(4L);
        List<Board> boards =
            Stream.generate(() -> Boards.reachable(random, random.nextInt(60))).limit(200).toList();
        GeneratorRun run = GeneratorRun.record(boards, MoveGenerator.Form.PRINTED);

        for (int i = 0; i < boards.size(); i++) {
            Board board = boards.get(i);
            assertEquals(MoveGenerator.printedMoves(board.player(), board.opponent(), -1L),
                run.clocks().get(i + 2).legal());
        }
    }
}
