package flipchip.hwsim.verify.catalogue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import flipchip.hwsim.gates.export.TestVectors;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;

/// A simulation of a circuit of the catalogue on its own test vectors, gate delay by gate delay.
/// Thread: owner
public final class CircuitTrace {
    /// Steps that one trace has at most: the vectors are made before the first.
    public static final int MOST_STEPS = 100_000;

    private final Netlist netlist;
    private final List<TestVectors.Step> vectors;

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

    /// @param count steps, 1 to [#MOST_STEPS]
    /// @param seed  the same seed gives the same vectors
    /// @throws IllegalArgumentException if `count` is out of range
    public CircuitTrace(NamedCircuit circuit, int count, long seed) {
        if (count < 1 || count > MOST_STEPS) {
            throw new IllegalArgumentException("a trace has 1 to " + MOST_STEPS + " steps, not " + count);
        }
        netlist = circuit.netlist().get();
        vectors = circuit.vectors().make(netlist, count, seed).steps().subList(0, count);
    }

    /// The circuit.
    public Netlist netlist() {
        return netlist;
    }

    /// Simulates from the start and passes on each step as soon as it has settled; keeps none. Of a clocked
    /// circuit each step begins with the clock edge, the first with power-up.
    public void forEach(Consumer<Step> action) {
        UnitDelaySimulator simulator = new UnitDelaySimulator(netlist);
        for (int number = 0; number < vectors.size(); number++) {
            if (number > 0) {
                simulator.edge();
            }
            vectors.get(number).apply(simulator);
            Map<String, BigInteger> inputs = pins(simulator, Port.Direction.INPUT);
            List<List<Net>> changed = new ArrayList<>(List.of(present(simulator)));
            while (simulator.step() > 0) {
                changed.add(present(simulator));
            }
            action.accept(new Step(number, inputs, changed, pins(simulator, Port.Direction.OUTPUT)));
        }
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
