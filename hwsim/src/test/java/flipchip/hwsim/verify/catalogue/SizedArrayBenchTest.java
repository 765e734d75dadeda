package flipchip.hwsim.verify.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.referee.array.SizedArray;
import flipchip.hwsim.referee.control.StuckNet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SizedArrayBenchTest {
    private static CircuitVerification.Report verify(String name, Optional<StuckNet> stuck) {
        NamedCircuit circuit = Circuits.find(name).orElseThrow();
        return new CircuitVerification(circuit, new BitParallelSimulator(circuit.netlist().get()), stuck, 1)
            .run(256, _ -> {});
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
    void everySizeFollowsTheRules(int size) {
        CircuitVerification.Report report = verify("array-" + size, Optional.empty());

        assertEquals(Optional.empty(), report.mismatch());
        assertEquals(256, report.positions());
        assertEquals(114 * size * size, SizedArray.build(size).gates().size());
    }

    @Test
    void aBrokenWireAtTheBorderShows() {
        assertTrue(verify("array-10", Optional.of(StuckNet.parse("j10.legal=1"))).mismatch().isPresent());
        assertTrue(verify("array-5", Optional.of(StuckNet.parse("e2.remB[S]=0"))).mismatch().isPresent());
    }

    @Test
    void eightByEightIsTheArrayItself() {
        Netlist netlist = SizedArray.build(8);
        TestVectors vectors = Circuits.find("array").orElseThrow().vectors().make(netlist, 200, 3);
        BitParallelSimulator simulator = new BitParallelSimulator(netlist);
        for (TestVectors.Step step : vectors.steps()) {
            int pin = 0;
            for (String name : new String[] {"curB", "curW", "isB", "isW", "empty", "sel"}) {
                simulator.set(netlist.port(name).bus(), step.inputs().get(pin++).longValue());
            }
            simulator.settle();
            pin = 0;
            for (String name : new String[] {"legal", "toB", "toW"}) {
                assertEquals(step.expected().get(pin++).longValue(),
                    simulator.value(netlist.port(name).bus()));
            }
        }
    }

    @Test
    void otherNamesAreNotSizes() {
        assertTrue(Circuits.find("array-3").isEmpty());
        assertTrue(Circuits.find("array-17").isEmpty());
    }
}
