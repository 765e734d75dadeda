package flipchip.hwsim.referee.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.gates.netlist.ConstantPropagation;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Levels;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistCheck;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.array.ArrayStats;
import org.junit.jupiter.api.Test;

class MachineCircuitTest {
    private final MachineCircuit circuit = MachineCircuit.build(Position.INITIAL);
    private final BitParallelSimulator simulator = new BitParallelSimulator(circuit.netlist());

    private ControllerState state() {
        return circuit.controller().read(simulator::high).orElseThrow();
    }

    private void write(Square square) {
        simulator.set(circuit.pins().write(), true);
        simulator.set(circuit.pins().move(), square.index());
        simulator.clock();
        simulator.set(circuit.pins().write(), false);
    }

    private void clocks(int count) {
        for (int i = 0; i < count; i++) {
            simulator.clock();
        }
    }

    @Test
    void aMoveThatAlreadyWaitsTakesFiveClocks() {
        clocks(1);
        write(Square.D3);
        int clock = 2;
        while (state() != ControllerState.UPDATE) {
            clocks(1);
            clock++;
        }
        assertEquals(5, clock, "READY takes at once: INIT SWAP1 LATCH1 TEST1 READY UPDATE");
        write(Square.C3);
        clocks(3);
        assertEquals(ControllerState.READY, state());
        clocks(5);
        assertEquals(ControllerState.READY, state());
        assertEquals(0x0000_0008_1008_0000L, simulator.value(circuit.array().is().black()));
    }

    @Test
    void anIllegalMoveEmptiesTheMailboxAndIsReported() {
        clocks(4);
        write(Square.A1);
        assertTrue(simulator.high(circuit.mailbox().dirty()));
        assertFalse(simulator.high(circuit.errIllegal()));
        clocks(1);

        assertEquals(ControllerState.READY, state());
        assertFalse(simulator.high(circuit.mailbox().dirty()));
        assertTrue(simulator.high(circuit.errIllegal()));
        assertEquals(Position.INITIAL.black(), simulator.value(circuit.array().is().black()));
    }

    @Test
    void aSecondWriteIsRefusedAndReported() {
        clocks(4);
        write(Square.D3);
        clocks(2);
        write(Square.C3);
        assertFalse(simulator.high(circuit.mailbox().overrun()));
        write(Square.E3);

        assertTrue(simulator.high(circuit.mailbox().overrun()));
        assertEquals(Square.C3.index(), simulator.value(circuit.mailbox().box()));
    }

    @Test
    void aWriteWhileTheMoveIsTakenIsRefusedBecauseUpdateReadsTheBox() {
        clocks(4);
        write(Square.D3);
        write(Square.C3);

        assertEquals(ControllerState.UPDATE, state());
        assertEquals(Square.D3.index(), simulator.value(circuit.mailbox().box()));
        assertFalse(simulator.high(circuit.mailbox().dirty()));
        assertTrue(simulator.high(circuit.mailbox().overrun()));
    }

    @Test
    void resetStartsANewGameFromAnyState() {
        clocks(4);
        write(Square.D3);
        clocks(3);
        simulator.set(circuit.pins().reset(), true);
        clocks(1);
        simulator.set(circuit.pins().reset(), false);
        assertEquals(ControllerState.INIT, state());
        clocks(4);

        assertEquals(ControllerState.READY, state());
        assertEquals(Position.INITIAL.black(), simulator.value(circuit.array().is().black()));
        assertEquals(Position.INITIAL.legalMoves(), simulator.value(circuit.legalLatched()));
    }

    @Test
    void theArrayInsideIsTheArrayOfTheStatistics() {
        ArrayStats stats = ArrayStats.of(circuit.netlist());

        assertEquals(7296, stats.total());
        assertEquals(4528, stats.live());
        assertEquals(List.of(), NetlistCheck.errors(circuit.netlist()));
    }

    @Test
    void outsideTheArrayEverySquareHas4GatesAnd3FlipFlops() {
        NetlistStats stats = NetlistStats.of(circuit.netlist());

        assertEquals(64 * 3 + 10 + 2 + 6 + 1 + 2 + 2, stats.registerBits());
        for (Square square : Square.values()) {
            assertEquals(7, Stream.of("isB", "isW", "disc", "empty", "legalL", "hit", "sel")
                .filter(net -> circuit.netlist().find(square + "_state." + net).isPresent()).count());
        }
    }

    /// Static timing of everything but the disc counters and the paths through the flips, where the longest
    /// path (remote, then flip, of one cell) can never be used: those are measured in motion.
    @Test
    void everyPathButTheCountersFitsIntoAClockOf18() {
        Netlist netlist = ConstantPropagation.of(circuit.netlist()).simplified();
        Levels levels = Levels.of(netlist);
        int deepest = 0;
        for (Gate gate : netlist.gates()) {
            boolean disc = gate instanceof Gate.SetReset latch
                    && (circuit.array().is().black().nets().contains(latch.out())
                            || circuit.array().is().white().nets().contains(latch.out()));
            if (!gate.isCombinational() && !disc) {
                for (Net in : gate.inputs()) {
                    deepest = Math.max(deepest, levels.depthOf(in));
                }
            }
        }
        assertEquals(17, deepest, "the legal moves");
        assertEquals(20,
            circuit.counts().black().nets().stream().mapToInt(levels::depthOf).max().orElseThrow());
    }
}
