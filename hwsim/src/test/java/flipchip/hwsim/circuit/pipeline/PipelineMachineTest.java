package flipchip.hwsim.circuit.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.eval.ClassicWeights;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.run.Lanes;
import org.junit.jupiter.api.Test;

/// Whole games through the five blocks, passes included, and the clocks of a move.
class PipelineMachineTest {
    private static final Netlist MACHINE = PipelineMachine.netlist();

    @Test
    void aMoveTakesEightClocks() {
        MachineRun run = MachineRun.record(List.of(Square.D3));
        List<PipelineMachine.State> states = run.clocks().stream().map(MachineRun.Clock::state).toList();

        assertEquals("[GENERATE_1, GENERATE_2, GENERATE_3, SCORE, TEST, WAIT, CHECK, APPLY, GENERATE_1, "
            + "GENERATE_2, GENERATE_3, SCORE, TEST, WAIT]", states.toString());
        assertEquals(Position.INITIAL.play(Square.D3), run.last().position());
        assertEquals("c3 e3 c5", Square.list(run.last().legal()));
        assertEquals(-3, run.last().score());
    }

    @Test
    void anIllegalSquareIsRefusedAfterTwoClocks() {
        MachineRun run = MachineRun.record(List.of(Square.A1));

        assertTrue(run.last().illegal());
        assertEquals(Position.INITIAL, run.last().position());
    }

    @Test
    void sixtyFourGamesFollowTheRulesToTheEnd() {
        BitParallelSimulator sim = new BitParallelSimulator(MACHINE);
        SplittableRandom random = new SplittableRandom(7L);
        ClassicWeights weights = new ClassicWeights(1, 4, 25, 8, 0);
        List<Position> games = new ArrayList<>();
        for (int lane = 0; lane < 64; lane++) {
            games.add(Position.INITIAL);
        }
        int passes = 0;
        for (int clock = 0; sim.lanes(MACHINE.net("state.OVER")) != -1L; clock++) {
            assertTrue(clock < 1000, "the games never end");
            long waiting = sim.lanes(MACHINE.net("state.WAIT"));
            long[] typed = new long[64];
            long[] scores = Lanes.get(sim, MACHINE.port("score_out").bus());
            for (int lane = 0; lane < 64; lane++) {
                if ((waiting >>> lane & 1) != 0) {
                    Position position = games.get(lane);
                    compare(sim, lane, position);
                    assertEquals(weights.sum(position.board().player(), position.board().opponent()),
                        (int) scores[lane] << 14 >> 14);
                    Square square = Boards.oneOf(position.legalMoves(), random);
                    typed[lane] = square.index();
                    games.set(lane, position.play(square));
                    passes += games.get(lane).toMove() == position.toMove() ? 1 : 0;
                }
            }
            sim.setLanes(MACHINE.port("strobe").bus().get(0), waiting);
            Lanes.set(sim, MACHINE.port("typed").bus(), typed);
            sim.clock();
        }
        assertTrue(games.stream().allMatch(Position::isGameOver));
        assertTrue(passes > 10, "only " + passes + " passes");
    }

    private static void compare(BitParallelSimulator sim, int lane, Position position) {
        assertEquals(position.black(), sim.value(MACHINE.port("black_out").bus(), lane));
        assertEquals(position.white(), sim.value(MACHINE.port("white_out").bus(), lane));
        assertEquals(position.toMove() == Color.WHITE ? 1 : 0,
            sim.value(MACHINE.port("color_out").bus(), lane));
        assertEquals(position.legalMoves(), sim.value(MACHINE.port("legal_out").bus(), lane));
    }
}
