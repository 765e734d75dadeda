package flipchip.hwsim.circuit.stages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import flipchip.engine.board.Stability;
import flipchip.engine.testkit.Boards;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import org.junit.jupiter.api.Test;

/// The register of stable discs against the engine's bound.
class StabilityCircuitTest {
    private static final int EVERY = 10;
    private final StabilityCircuit circuit = StabilityCircuit.build();
    private final BitParallelSimulator simulator = new BitParallelSimulator(circuit.netlist());
    private int seen;

    @Test
    void theRegisterComesToRestAtTheEnginesStableDiscs() {
        Boards.forAll(board -> {
            if (seen++ % EVERY == 0) {
                assertEquals(Stability.stable(board.player(), board.opponent()),
                    circuit.stable(simulator, board.player(), board.opponent()), board.toString());
            }
        });
    }

    @Test
    void aFullBoardOfOneSideIsStableFromItsFirstCorner() {
        assertEquals(-1L, circuit.stable(simulator, -1L, 0));
        assertEquals(0, circuit.stable(simulator, 0, 0));
        assertEquals(1, circuit.stable(simulator, 1, 2), "a corner, not the other side's disc beside it");
    }
}
