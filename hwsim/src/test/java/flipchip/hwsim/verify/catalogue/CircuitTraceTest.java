package flipchip.hwsim.verify.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Port;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The unit-delay runs of all circuits end at what their vectors expect.
class CircuitTraceTest {
    private static final int STEPS = 12;

    static Stream<NamedCircuit> circuits() {
        return Circuits.all().stream();
    }

    @ParameterizedTest
    @MethodSource("circuits")
    void everyStepSettlesToWhatTheVectorsExpect(NamedCircuit circuit) {
        CircuitTrace trace = new CircuitTrace(circuit, STEPS, 7L);
        TestVectors vectors = circuit.vectors().make(trace.netlist(), STEPS, 7L);
        List<Port> pins = trace.netlist().ports(Port.Direction.OUTPUT);

        List<CircuitTrace.Step> steps = steps(trace);
        assertEquals(STEPS, steps.size());
        for (CircuitTrace.Step step : steps) {
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
        List<CircuitTrace.Step> steps = steps(new CircuitTrace(array(), 3, 1L));

        assertEquals(8, steps.get(1).settledAt());
        assertEquals(7, steps.get(2).settledAt());
        assertTrue(steps.get(2).changed().stream().mapToInt(List::size).sum() > 10);
    }

    @Test
    void aStepIsPassedOnBeforeTheNextIsSimulated() {
        CircuitTrace trace = new CircuitTrace(array(), CircuitTrace.MOST_STEPS, 1L);
        List<Integer> seen = new ArrayList<>();

        assertThrows(IllegalStateException.class, () -> trace.forEach(step -> {
            seen.add(step.number());
            throw new IllegalStateException("enough");
        }));
        assertEquals(List.of(0), seen);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, CircuitTrace.MOST_STEPS + 1})
    void aNumberOfStepsOutOfRangeIsRefused(int count) {
        assertThrows(IllegalArgumentException.class, () -> new CircuitTrace(array(), count, 1L));
    }

    private static NamedCircuit array() {
        return Circuits.find("array").orElseThrow();
    }

    private static List<CircuitTrace.Step> steps(CircuitTrace trace) {
        List<CircuitTrace.Step> steps = new ArrayList<>();
        trace.forEach(steps::add);
        return steps;
    }
}
