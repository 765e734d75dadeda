package flipchip.hwsim.verify.referee;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.IntStream;
import flipchip.engine.board.Position;
import flipchip.hwsim.gates.netlist.ConstantPropagation;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.referee.control.AuditCircuit;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.control.MachineCircuit;
import flipchip.hwsim.referee.control.MachineVariant;
import org.junit.jupiter.api.Test;

/// The audit against [BrokenRules]: each error pin must be high in exactly the machines and from exactly the
/// clock in which its rule was found broken from outside.
class AuditFaultsTest {
    private static final int FAULTS = 200;
    private static final int CLOCKS = 80;

    /// One machine with its audit, 64 of them side by side.
    private static final class Audited {
        private final MachineCircuit machine;
        private final AuditCircuit audit;
        private final Simulator simulator;
        private final SplittableRandom random = new SplittableRandom(5);

        private Audited(MachineVariant variant) {
            machine = MachineCircuit.build(Position.INITIAL, variant);
            audit = AuditCircuit.of(machine);
            simulator = new BitParallelSimulator(audit.netlist());
        }

        /// Random squares are written, into a machine that is ready and, one time in eight, whenever it
        /// comes. Returns the names of the rules that were broken.
        private Set<String> play(String what, int clocks) {
            BrokenRules rules = new BrokenRules(machine, simulator);
            simulator.settle();
            for (int clock = 0; clock < clocks; clock++) {
                simulator.setLanes(machine.pins().write(),
                    simulator.lanes(machine.controller().net(ControllerState.READY))
                        | random.nextLong() & random.nextLong() & random.nextLong());
                machine.pins().move().nets().forEach(bit -> simulator.setLanes(bit, random.nextLong()));
                simulator.settle();
                rules.beforeEdge();
                simulator.edge();
                simulator.settle();
                for (int rule = 0; rule < BrokenRules.NAMES.size(); rule++) {
                    assertEquals(rules.due(rule), simulator.lanes(audit.errors().get(rule)),
                        BrokenRules.NAMES.get(rule) + " with " + what + " in clock " + clock);
                }
            }
            return new TreeSet<>(IntStream.range(0, BrokenRules.NAMES.size())
                .filter(rule -> rules.due(rule) != 0).mapToObj(BrokenRules.NAMES::get).toList());
        }

        private boolean anywhere(Net net) {
            return simulator.lanes(net) != 0;
        }
    }

    @Test
    void ofTwoHundredStuckNetsTheAuditReportsThoseThatBreakARuleAndNoOther() {
        Audited audited = new Audited(MachineVariant.SOUND);
        Netlist netlist = audited.machine.netlist();
        ConstantPropagation propagation = ConstantPropagation.of(netlist);
        List<Net> live = IntStream.range(0, netlist.gates().size()).filter(propagation::isLive)
            .mapToObj(gate -> netlist.gates().get(gate).outputs().getFirst()).toList();
        SplittableRandom random = new SplittableRandom(23);
        int reported = 0;
        Set<String> broken = new TreeSet<>();
        List<Net> states = audited.machine.controller().states();
        for (int i = 0; i < FAULTS; i++) {
            Net net = i < states.size() ? states.get(i) : live.get(random.nextInt(live.size()));
            boolean high = random.nextBoolean();
            audited.simulator.powerUp();
            audited.simulator.force(net, high);
            Set<String> rules = audited.play(netlist.nameOf(net) + (high ? "=1" : "=0"), CLOCKS);
            reported += rules.isEmpty() ? 0 : 1;
            broken.addAll(rules);
        }
        assertTrue(reported > FAULTS / 5 && reported < FAULTS, reported + " faults were reported");
        assertEquals(new TreeSet<>(BrokenRules.NAMES), broken);
    }

    @Test
    void theSoundMachineBreaksNoRuleWhateverIsWrittenWhenever() {
        assertEquals(Set.of(), new Audited(MachineVariant.SOUND).play("nothing", 200));
    }

    @Test
    void theUnguardedMailboxLosesMovesInSilenceBecauseTheMovePlayedIsStillALegalOne() {
        Audited audited = new Audited(MachineVariant.UNGUARDED);

        assertEquals(Set.of(), audited.play("the unguarded mailbox", 200));
        assertTrue(audited.anywhere(audited.machine.mailbox().lost()), "its own flag sees it");
    }

    @Test
    void theFifoKeepsEarlyMovesInSilenceBecauseTheMachineDiscardsThoseNotLegal() {
        Audited audited = new Audited(MachineVariant.FIFO);

        assertEquals(Set.of(), audited.play("the FIFO", 200));
        assertTrue(audited.anywhere(audited.machine.errIllegal()), "its own flag sees it");
    }

    @Test
    void withoutLatchStatesTheAuditIsSilentBecauseWhatIsLatchedIsRightAndOnlyReadTooEarly() {
        for (MachineVariant variant : List.of(MachineVariant.WITHOUT_LATCH,
            MachineVariant.WITHOUT_LATCH_PRESET)) {
            Audited audited = new Audited(variant);

            assertEquals(Set.of(), audited.play(variant.toString(), 200));
            assertTrue(audited.anywhere(audited.machine.errStale()), "its own flag sees it");
        }
    }
}
