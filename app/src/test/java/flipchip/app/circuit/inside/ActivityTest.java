package flipchip.app.circuit.inside;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.GameRun;
import flipchip.hwsim.referee.run.MachineOptions;
import flipchip.hwsim.referee.run.OthelloMachine;
import org.junit.jupiter.api.Test;

class ActivityTest {
    private static final OthelloMachine MACHINE = OthelloMachine.build();
    private static final GameRun RUN = MACHINE.record(Game.INITIAL.play(Square.D3));

    @Test
    void whereMoreMovesAreCountedAreMoreChanges() {
        CellWiring wiring = CellWiring.of(MACHINE.circuit().netlist());
        Activity activity = new Activity();
        int before = Arrays.stream(activity.upTo(RUN, wiring, 0)).sum();

        assertTrue(before < Arrays.stream(activity.upTo(RUN, wiring, 1)).sum());
    }

    /// When the cells are changed, the recording is for a while that of the old machine.
    @Test
    void anotherWiringIsCountedAnew() {
        CellWiring wiring = CellWiring.of(MACHINE.circuit().netlist());
        CellWiring other =
            CellWiring.of(OthelloMachine.build(MachineOptions.DEFAULT.withAudit()).circuit().netlist());
        Activity activity = new Activity();
        activity.upTo(RUN, other, 1);

        assertArrayEquals(new Activity().upTo(RUN, wiring, 1), activity.upTo(RUN, wiring, 1));
    }
}
