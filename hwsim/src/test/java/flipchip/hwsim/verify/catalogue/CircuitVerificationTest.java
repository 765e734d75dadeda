package flipchip.hwsim.verify.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import flipchip.hwsim.circuit.selector.DiscCounter;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.control.StuckNet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every circuit with a direct computation, sound and with an output pin held.
class CircuitVerificationTest {
    private static final int POSITIONS = 128;

    static Stream<NamedCircuit> circuits() {
        return Circuits.all().stream().filter(circuit -> CircuitVerification.knows(circuit.name()));
    }

    private static CircuitVerification.Report run(NamedCircuit circuit, Netlist netlist,
            Optional<StuckNet> stuck) {
        return new CircuitVerification(circuit, new BitParallelSimulator(netlist), stuck, 1L).run(POSITIONS,
            _ -> {});
    }

    @ParameterizedTest
    @MethodSource("circuits")
    void aSoundCircuitIsRightAndABrokenOneIsFound(NamedCircuit circuit) {
        Netlist netlist = circuit.netlist().get();
        CircuitVerification.Report sound = run(circuit, netlist, Optional.empty());

        assertEquals(Optional.empty(), sound.mismatch());
        assertTrue(sound.positions() >= POSITIONS && sound.answers() >= sound.positions(), sound.toString());
        int found = 0;
        for (Net net : outputs(netlist)) {
            boolean low = run(circuit, netlist, Optional.of(new StuckNet(netlist.nameOf(net), false)))
                .mismatch().isPresent();
            boolean high = !low && run(circuit, netlist, Optional.of(new StuckNet(netlist.nameOf(net), true)))
                .mismatch().isPresent();
            found += low || high ? 1 : 0;
        }
        assertTrue(found >= 1, "of two stuck outputs none was found");
    }

    /// Two of the nets at the output pins.
    private static List<Net> outputs(Netlist netlist) {
        List<Net> nets = new ArrayList<>();
        for (Port port : netlist.ports(Port.Direction.OUTPUT)) {
            nets.addAll(port.bus().nets().stream().filter(net -> !net.isConstant()).toList());
        }
        SplittableRandom random = new SplittableRandom(3L);
        return Stream.generate(() -> nets.get(random.nextInt(nets.size()))).distinct().limit(2).toList();
    }

    @Test
    void allButTheFaultyFormsAndAPartOfTheScannerHaveABench() {
        assertEquals(List.of("scanner-path", "machine-fifo", "machine-unguarded", "machine-no-latch"),
            Circuits.all().stream().map(NamedCircuit::name).filter(name -> !CircuitVerification.knows(name))
                .toList());
        NamedCircuit path = Circuits.find("scanner-path").orElseThrow();
        BitParallelSimulator simulator = new BitParallelSimulator(path.netlist().get());
        assertThrows(IllegalArgumentException.class,
            () -> new CircuitVerification(path, simulator, Optional.empty(), 1));
    }

    @Test
    void aDifferenceEndsARecording() {
        Netlist netlist = DiscCounter.netlist();
        Pins pins = Pins.recording(netlist);

        IllegalStateException refusal =
            assertThrows(IllegalStateException.class, () -> pins.compare("pin", 1, 0, "a question"));

        assertEquals(netlist.name() + ", step 0: pin is 0, not 1, for a question", refusal.getMessage());
    }
}
