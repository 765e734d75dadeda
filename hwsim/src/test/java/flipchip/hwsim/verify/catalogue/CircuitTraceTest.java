package flipchip.hwsim.verify.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Port;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The unit-delay runs of all circuits end at what their vectors expect.
class CircuitTraceTest {
    private static final int STEPS = 12;

    static Stream<NamedCircuit> circuits() {
        return Circuits.all().stream();
    }

    @ParameterizedTest
    @MethodSource("circuits")
    void everyStepSettlesToWhatTheVectorsExpect(NamedCircuit circuit) {
        CircuitTrace trace = CircuitTrace.record(circuit, STEPS, 7L);
        TestVectors vectors = circuit.vectors().make(trace.netlist(), STEPS, 7L);
        List<Port> pins = trace.netlist().ports(Port.Direction.OUTPUT);

        assertEquals(STEPS, trace.steps().size());
        for (CircuitTrace.Step step : trace.steps()) {
            for (int pin = 0; pin < pins.size(); pin++) {
                BigInteger expected = vectors.steps().get(step.number()).expected().get(pin);
                if (expected != null) {
                    assertEquals(expected, step.outputs().get(pins.get(pin).name()), pins.get(pin).name());
                }
            }
        }
    }

    @Test
    void theOpeningMoveSettlesAfterSevenGateDelays() {
        CircuitTrace trace = CircuitTrace.record(Circuits.find("array").orElseThrow(), 3, 1L);

        assertEquals(8, trace.steps().get(1).settledAt());
        assertEquals(7, trace.steps().get(2).settledAt());
        assertTrue(trace.steps().get(2).changed().stream().mapToInt(List::size).sum() > 10);
        assertThrows(IllegalArgumentException.class,
            () -> CircuitTrace.record(Circuits.find("array").orElseThrow(), 0, 1L));
    }
}
