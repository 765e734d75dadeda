package flipchip.hwsim.verify.catalogue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;

/// A circuit of the catalogue at work on its own test vectors, gate delay by gate delay.
/// Thread: any
///
/// @param netlist the circuit
/// @param steps   in order of time; of a clocked circuit each begins with the clock edge, the first with
///     power-up
public record CircuitTrace(Netlist netlist, List<Step> steps) {

    /// @param number  from 0
    /// @param inputs  every input pin
    /// @param changed nets that changed by gate delay; element 0 is the edge and the inputs
    /// @param outputs every output pin, when all has settled
    public record Step(int number, Map<String, BigInteger> inputs, List<List<Net>> changed,
            Map<String, BigInteger> outputs) {
        public Step {
            changed = changed.stream().map(List::copyOf).toList();
        }

        /// Gate delays until everything has settled.
        public int settledAt() {
            return changed.size() - 1;
        }
    }

    public CircuitTrace {
        steps = List.copyOf(steps);
    }

    /// Runs `count` steps.
    ///
    /// @param seed the same seed gives the same vectors
    /// @throws IllegalArgumentException if `count` is less than 1
    public static CircuitTrace record(NamedCircuit circuit, int count, long seed) {
        if (count < 1) {
            throw new IllegalArgumentException("a trace of " + count + " steps");
        }
        Netlist netlist = circuit.netlist().get();
        TestVectors vectors = circuit.vectors().make(netlist, count, seed);
        UnitDelaySimulator simulator = new UnitDelaySimulator(netlist);
        List<Step> steps = new ArrayList<>();
        for (TestVectors.Step step : vectors.steps().subList(0, count)) {
            if (!steps.isEmpty()) {
                simulator.edge();
            }
            step.apply(simulator);
            Map<String, BigInteger> inputs = pins(simulator, Port.Direction.INPUT);
            List<List<Net>> changed = new ArrayList<>(List.of(present(simulator)));
            while (simulator.step() > 0) {
                changed.add(present(simulator));
            }
            steps.add(new Step(steps.size(), inputs, changed, pins(simulator, Port.Direction.OUTPUT)));
        }
        return new CircuitTrace(netlist, steps);
    }

    private static List<Net> present(UnitDelaySimulator simulator) {
        List<Net> nets = new ArrayList<>();
        for (int net : simulator.changes()) {
            nets.add(new Net(net));
        }
        return nets;
    }

    private static Map<String, BigInteger> pins(UnitDelaySimulator simulator, Port.Direction direction) {
        Map<String, BigInteger> pins = new LinkedHashMap<>();
        simulator.netlist().ports(direction)
            .forEach(port -> pins.put(port.name(), simulator.number(port.bus())));
        return pins;
    }
}
