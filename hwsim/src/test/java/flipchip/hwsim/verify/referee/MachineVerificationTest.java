package flipchip.hwsim.verify.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import flipchip.engine.board.Position;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.referee.control.StuckNet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class MachineVerificationTest {
    private final MachineCircuit circuit = MachineCircuit.build(Position.INITIAL);

    @Test
    void theMachinePlaysAThousandDistinctGamesInStepWithTheRules() {
        MachineVerification.Report report =
            new MachineVerification(circuit, new BitParallelSimulator(circuit.netlist()), 1).run(1000);

        assertEquals(Optional.empty(), report.mismatch());
        assertTrue(report.distinct() >= 1000 && report.moves() > 58_000, report.toString());
        assertTrue(report.passes() > 300, report.toString());
    }

    @Test
    void theUnitDelaySimulatorPlaysTheSameGames() {
        MachineVerification.Report slow =
            new MachineVerification(circuit, new UnitDelaySimulator(circuit.netlist()), 2).run(30);
        MachineVerification.Report fast =
            new MachineVerification(circuit, new BitParallelSimulator(circuit.netlist()), 2).run(30);

        assertEquals(Optional.empty(), slow.mismatch());
        assertTrue(slow.clocks() >= 10_000, slow.toString());
        assertEquals(fast.clocks(), slow.clocks());
        assertEquals(fast.moves(), slow.moves());
        assertEquals(fast.passes(), slow.passes());
    }

    private String faulty(String fault) {
        Simulator simulator = new BitParallelSimulator(circuit.netlist());
        StuckNet stuck = StuckNet.parse(fault);
        simulator.force(stuck.in(circuit.netlist()), stuck.high());
        return new MachineVerification(circuit, simulator, 3).run(20).mismatch().orElseThrow();
    }

    @Test
    @Timeout(900)
    void aMachineThatHangsIsFoundOut() {
        assertTrue(faulty("mailbox.dirty=1").contains("hangs"));
        assertTrue(faulty("reset=1").contains("hangs"));
    }

    @Test
    void aFaultyMachineIsFoundOut() {
        assertTrue(faulty("d4_state.isB=1").contains("d4: two discs"));
        assertTrue(faulty("controller.READY=1").contains("not in exactly one state"));
        String board = faulty("d3.flipOutB[S]=0");
        assertTrue(board.matches(".* board: by the rules [-XO]{64} [XO] after [a-h1-8]+"), board);
        assertTrue(faulty("c4_state.legalL=0").contains("legal moves"));
        assertTrue(faulty("mailbox.errOverrun=1").contains("error pins"));
        assertTrue(faulty(circuit.netlist().nameOf(circuit.counts().black().get(6)) + "=1")
            .contains("disc counters"));
    }
}
