package flipchip.hwsim.gates.export;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.sim.Simulator;

/// A sequence of inputs for a circuit, with the expected outputs of each step.
///
/// In a step the inputs are applied, everything settles, the outputs are compared; then, if the circuit is
/// clocked, one clock edge follows.
///
/// @param netlist the circuit
/// @param steps   in order of time
public record TestVectors(Netlist netlist, List<Step> steps) {

    /// @param inputs   a value for every input pin, in the order of the netlist's ports
    /// @param expected a value for every output pin; `null` where it does not matter in this step
    public record Step(List<BigInteger> inputs, List<BigInteger> expected) {
        public Step {
            inputs = List.copyOf(inputs);
            expected = Collections.unmodifiableList(new ArrayList<>(expected));
        }

        /// Puts the inputs on the pins of a simulator.
        public void apply(Simulator simulator) {
            List<Port> pins = simulator.netlist().ports(Port.Direction.INPUT);
            for (int pin = 0; pin < pins.size(); pin++) {
                simulator.set(pins.get(pin).bus(), inputs.get(pin));
            }
        }
    }

    public TestVectors {
        steps = List.copyOf(steps);
    }
}
