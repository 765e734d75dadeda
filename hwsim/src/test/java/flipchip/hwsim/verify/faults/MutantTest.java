package flipchip.hwsim.verify.faults;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.verify.catalogue.CircuitVerification;
import flipchip.hwsim.verify.catalogue.Circuits;
import flipchip.hwsim.verify.catalogue.NamedCircuit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class MutantTest {
    /// Gates of circuits that are tried.
    private static final int MOST = 60_000;

    private static Optional<String> mismatch(NamedCircuit circuit, Netlist netlist, long positions) {
        return new CircuitVerification(circuit, new BitParallelSimulator(netlist), Optional.empty(), 1)
            .run(positions, _ -> {}).mismatch();
    }

    /// Whatever changes at the output of a gate that some board needs is seen by the bench.
    @Test
    void theBenchOfTheCounterRefusesEachChangeOfItsFirstGates() {
        NamedCircuit counter = Circuits.find("counter").orElseThrow();
        Netlist sound = counter.netlist().get();
        assertEquals(Optional.empty(), mismatch(counter, sound, 1_000));
        for (int gate = 0; gate < 40; gate++) {
            for (Mutant.Change change : Mutant.changes(sound.gates().get(gate))) {
                assertTrue(mismatch(counter, new Mutant(sound, gate, change).netlist(), 1_000).isPresent(),
                    change + " of " + sound.gateName(gate));
            }
        }
    }

    /// Also one that never answers, or answers something impossible.
    @Test
    @Tag("thorough")
    void everyBenchComesToAnEndWithABrokenCircuit() {
        for (NamedCircuit circuit : Circuits.all()) {
            Netlist sound = circuit.netlist().get();
            if (circuit.bench().isEmpty() || sound.gates().size() > MOST) {
                continue;
            }
            for (int third = 0; third < 3; third++) {
                int gate = (2 * third + 1) * sound.gates().size() / 6;
                for (Mutant.Change change : Mutant.changes(sound.gates().get(gate))) {
                    mismatch(circuit, new Mutant(sound, gate, change).netlist(), 1);
                }
            }
        }
    }

    /// A change touches one gate and neither names nor blocks.
    @Test
    void everyKindOfGateIsChangedInItsPlace() {
        Set<Mutant.Change> seen = EnumSet.noneOf(Mutant.Change.class);
        for (String name : Set.of("solver", "machine", "mailbox", "counter")) {
            Netlist sound = Circuits.find(name).orElseThrow().netlist().get();
            for (int gate = 0; gate < sound.gates().size(); gate++) {
                for (Mutant.Change change : Mutant.changes(sound.gates().get(gate))) {
                    if (seen.add(change)) {
                        inItsPlace(new Mutant(sound, gate, change));
                    }
                }
            }
        }
        assertEquals(EnumSet.allOf(Mutant.Change.class), seen);
    }

    private static void inItsPlace(Mutant mutant) {
        Netlist sound = mutant.sound();
        Netlist changed = mutant.netlist();
        for (int gate = 0; gate < sound.gates().size(); gate++) {
            Gate was = sound.gates().get(gate);
            Gate is = changed.gates().get(gate);
            assertEquals(was.outputs(), is.outputs());
            assertEquals(gate != mutant.gate(), was.equals(is), mutant.change() + " of " + was);
            assertEquals(sound.gateName(gate), changed.gateName(gate));
            assertEquals(sound.scopeOf(gate), changed.scopeOf(gate));
        }
        assertEquals(sound.ports(), changed.ports());
    }

    /// Without a bench the sound circuit is what another is compared with.
    @Test
    void aChangedCircuitDiffersFromTheSoundOneAndTheSoundOneDoesNot() {
        NamedCircuit path = Circuits.find("scanner-path").orElseThrow();
        Netlist sound = path.netlist().get();
        TestVectors vectors = path.vectors().make(sound, 200, 1);

        assertEquals(new Mutant.Difference(Optional.empty(), vectors.steps().size()),
            Mutant.compare(sound, vectors, () -> false));
        int refused = 0;
        for (int gate = 0; gate < sound.gates().size(); gate++) {
            for (Mutant.Change change : Mutant.changes(sound.gates().get(gate))) {
                Mutant.Difference found =
                    Mutant.compare(new Mutant(sound, gate, change).netlist(), vectors, () -> false);
                refused += found.pin().isPresent() ? 1 : 0;
            }
        }
        assertTrue(refused > sound.gates().size(),
            refused + " changes of " + sound.gates().size() + " gates");
    }

    @Test
    void whatAGateHasNotCannotBeChanged() {
        Netlist checker = Circuits.find("checker").orElseThrow().netlist().get();
        int and = 0;
        while (!(checker.gates().get(and) instanceof Gate.And)) {
            and++;
        }
        Mutant impossible = new Mutant(checker, and, Mutant.Change.NO_RESET);
        assertThrows(IllegalArgumentException.class, impossible::netlist);
    }
}
