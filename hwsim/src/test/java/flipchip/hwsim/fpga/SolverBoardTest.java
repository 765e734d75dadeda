package flipchip.hwsim.fpga;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.hwsim.circuit.solver.SolverModel;
import flipchip.hwsim.circuit.solver.SolverRun;
import flipchip.hwsim.gates.netlist.Netlist;
import org.junit.jupiter.api.Test;

class SolverBoardTest {
    private static final BoardOptions OPTIONS = BoardOptions.QUICK;
    private static final Netlist BOARD = SolverBoard.netlist(OPTIONS);
    /// Three empty squares, White to move: 165 clocks, White wins by 19.
    private static final String THREE = "-OXO-XXOXXXXXXXOXXOXXOXOXOXOOXXOXOXXOOOOXOXXOOOOXOXOOOOOOOOOOOO-";

    private final ChipHost host =
        new ChipHost(new SimulatedLine(BOARD, OPTIONS), new ChipHost.Patience(60_000, 50, 4));

    @Test
    void solvesLikeTheModelInAsManyClocks() throws Exception {
        Position position = position(THREE, Color.WHITE);
        SolverRun model = new SolverModel().solve(position);
        DeskSolver solver = new DeskSolver(host);

        DeskSolver.Result result = solver.solve(position, () -> false).orElseThrow();

        assertEquals(-19, result.score());
        assertEquals(model.score(), result.score());
        assertEquals(model.line(), result.line());
        assertEquals(165, result.clocks());
        assertEquals(model.clocks(), result.clocks());
        assertEquals("a1", result.move().orElseThrow().toString());
    }

    @Test
    void refusesAWordWhileItsClockStands() throws Exception {
        host.ask(ChipCommand.STEP, 0);
        assertEquals(ChipStatus.STOPPED, host.ask(ChipCommand.STORE, 0).status());
        assertEquals(ChipStatus.OK, host.ask(ChipCommand.RUN, 0).status());
        assertEquals(ChipStatus.OK, host.ask(ChipCommand.STORE, 0).status());
        assertEquals(ChipStatus.UNKNOWN, host.ask(ChipCommand.PLAY, 0).status());
    }

    @Test
    void aClockThatSomebodyStoppedRunsAgainOrIsTold() throws Exception {
        host.ask(ChipCommand.STEP, 0);
        DeskSolver solver = new DeskSolver(host);
        assertEquals(-19, solver.solve(position(THREE, Color.WHITE), () -> false).orElseThrow().score());

        host.ask(ChipCommand.STEP, 0);
        assertEquals("The clock of the endgame chip at simulated was stopped.",
            assertThrows(ChipLineException.class, solver::isIdle).getMessage());
    }

    private static Position position(String board, Color toMove) {
        long black = 0;
        long white = 0;
        for (int s = 0; s < 64; s++) {
            black |= board.charAt(s) == 'X' ? 1L << s : 0;
            white |= board.charAt(s) == 'O' ? 1L << s : 0;
        }
        return Position.of(black, white, toMove);
    }
}
