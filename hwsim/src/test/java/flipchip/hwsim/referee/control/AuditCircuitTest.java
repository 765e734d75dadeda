package flipchip.hwsim.referee.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.engine.board.Position;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.verify.referee.MachineVerification;
import flipchip.hwsim.verify.referee.RandomPlay;
import org.junit.jupiter.api.Test;

class AuditCircuitTest {
    private static final MachineCircuit MACHINE = MachineCircuit.build(Position.INITIAL);
    private static final AuditCircuit AUDIT = AuditCircuit.of(MACHINE);

    @Test
    void itNeverTripsInAThousandHealthyGames() {
        Simulator simulator = new BitParallelSimulator(AUDIT.netlist());
        long tripped = 0;
        MachineVerification games = new MachineVerification(MACHINE, simulator, 11);
        for (int wanted = 100; wanted <= 1000; wanted += 100) {
            assertEquals(Optional.empty(), games.run(wanted).mismatch());
            for (Net error : AUDIT.errors()) {
                tripped |= simulator.lanes(error);
            }
        }
        assertEquals(0, tripped);
    }

    /// Plays random games on a machine with a stuck net and returns the error pins that rise.
    private static boolean trips(Net error, String fault) {
        Simulator simulator = new BitParallelSimulator(AUDIT.netlist());
        StuckNet stuck = StuckNet.parse(fault);
        simulator.force(stuck.in(AUDIT.netlist()), stuck.high());
        RandomPlay.clocks(MACHINE, simulator, 400);
        return simulator.lanes(error) != 0;
    }

    @Test
    void eachErrorPinReportsTheFaultsThatBreakItsRule() {
        assertTrue(trips(AUDIT.twoDiscs(), "d4_state.isB=1"));
        assertTrue(trips(AUDIT.twoDiscs(), "c3.toW=1"));
        assertTrue(trips(AUDIT.twoColors(), "d4.toW=1"));
        assertTrue(trips(AUDIT.legal(), "d3.remB[S]=1"));
        assertTrue(trips(AUDIT.legal(), "d3.aB[S]=0"));
        assertTrue(trips(AUDIT.legal(), "c4_state.legalL=1"));
        assertTrue(trips(AUDIT.states(), "controller.READY=1"));
        assertTrue(trips(AUDIT.states(), "controller.SWAP1=0"));
        assertTrue(trips(AUDIT.changed(), "a1.toB=1"));
        assertTrue(trips(AUDIT.changed(), "h8.tw3=1"));
    }

    /// Read before write breaks no rule of the squares: its own guard must see it, the audit stays silent.
    @Test
    void theStaleLatchIsSeenByItsOwnGuard() {
        MachineCircuit machine = MachineCircuit.build(Position.INITIAL, MachineVariant.WITHOUT_LATCH);
        Simulator simulator = new BitParallelSimulator(AuditCircuit.of(machine).netlist());

        RandomPlay.clocks(machine, simulator, 100);

        assertEquals(-1L, simulator.lanes(machine.errStale()));
    }

    @Test
    void aClockTooFastTripsTheAuditAndASafeOneDoesNot() {
        assertTrue(atPeriod(7).contains(AUDIT.legal()));
        assertTrue(atPeriod(12).contains(AUDIT.states()));
        assertEquals(List.of(), atPeriod(18));
    }

    /// The error pins that rise in 1,000 clocks of `period` gate delays.
    private static List<Net> atPeriod(int period) {
        UnitDelaySimulator simulator = new UnitDelaySimulator(AUDIT.netlist());
        SplittableRandom random = new SplittableRandom(17);
        Net ready = MACHINE.controller().net(ControllerState.READY);
        for (int clock = 0; clock < 1000; clock++) {
            simulator.set(MACHINE.pins().write(), simulator.high(ready));
            simulator.set(MACHINE.pins().move(), random.nextInt(64));
            for (int step = 0; step < period; step++) {
                simulator.step();
            }
            simulator.edge();
        }
        return AUDIT.errors().stream().filter(simulator::high).toList();
    }
}
