package flipchip.hwsim.referee.control;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import org.junit.jupiter.api.Test;

class ControllerCircuitTest {
    private final NetlistBuilder n = new NetlistBuilder("test");
    private final Net any = n.input("any");
    private final Net accept = n.input("accept");
    private final Net reset = n.input("reset");
    private final ControllerCircuit circuit = ControllerCircuit.build(n, any, accept, reset, true);
    private final Netlist netlist = n.build();

    @Test
    void gatesAndTableWalkInStep() {
        SplittableRandom random = new SplittableRandom(6);
        BitParallelSimulator simulator = new BitParallelSimulator(netlist);
        ControllerState state = ControllerState.INIT;
        Set<ControllerState> seen = EnumSet.noneOf(ControllerState.class);
        for (int clock = 0; clock < 2000; clock++) {
            assertEquals(state, circuit.read(simulator::high).orElseThrow());
            assertEquals(state == ControllerState.SWAP1 || state == ControllerState.SWAP2,
                simulator.high(circuit.swap()));
            assertEquals(state.latchesLegal(), simulator.high(circuit.latch()));
            seen.add(state);
            boolean found = random.nextInt(3) > 0;
            boolean accepted = random.nextBoolean();
            boolean back = random.nextInt(20) == 0;
            simulator.set(any, found);
            simulator.set(accept, accepted);
            simulator.set(reset, back);
            simulator.clock();
            state = back ? ControllerState.INIT : Controller.next(state, found, accepted);
        }
        assertEquals(EnumSet.allOf(ControllerState.class), seen);
    }

    @Test
    void itHas5And6Or2NotAnd10FlipFlops() {
        assertEquals(Map.of("And", 5, "Or", 6, "Not", 2, "FlipFlop", 10), NetlistStats.of(netlist).gates());
    }

    @Test
    void onlyReadyTakesMoves() {
        for (ControllerState state : ControllerState.values()) {
            assertEquals(state == ControllerState.READY,
                Controller.next(state, true, false) != Controller.next(state, true, true), state.name());
        }
    }
}
