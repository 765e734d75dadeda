package flipchip.hwsim.gates.export;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;

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
            expected = java.util.Collections.unmodifiableList(new ArrayList<>(expected));
        }
    }

    public TestVectors {
        steps = List.copyOf(steps);
    }

    /// Collects steps. Inputs keep their value until they are set again; expectations hold for one step.
    public static final class Builder {
        private final Netlist netlist;
        private final Map<String, BigInteger> inputs = new HashMap<>();
        private final Map<String, BigInteger> expected = new HashMap<>();
        private final List<Step> steps = new ArrayList<>();

        public Builder(Netlist netlist) {
            this.netlist = netlist;
        }

        /// @param value at most 64 bits, bit 0 at the first net of the pin
        public Builder set(String pin, long value) {
            return set(pin, unsigned(value));
        }

        /// @throws IllegalArgumentException if there is no such input pin, or the value is too wide for it
        public Builder set(String pin, BigInteger value) {
            inputs.put(pin, checked(pin, Port.Direction.INPUT, value));
            return this;
        }

        public Builder expect(String pin, long value) {
            return expect(pin, unsigned(value));
        }

        /// @throws IllegalArgumentException if there is no such output pin, or the value is too wide for it
        public Builder expect(String pin, BigInteger value) {
            expected.put(pin, checked(pin, Port.Direction.OUTPUT, value));
            return this;
        }

        /// Ends a step.
        public Builder step() {
            List<BigInteger> ins = netlist.ports(Port.Direction.INPUT).stream()
                .map(port -> inputs.getOrDefault(port.name(), BigInteger.ZERO)).toList();
            List<BigInteger> outs = new ArrayList<>();
            netlist.ports(Port.Direction.OUTPUT).forEach(port -> outs.add(expected.get(port.name())));
            steps.add(new Step(ins, outs));
            expected.clear();
            return this;
        }

        public int size() {
            return steps.size();
        }

        public TestVectors build() {
            return new TestVectors(netlist, steps);
        }

        private static BigInteger unsigned(long value) {
            return new BigInteger(Long.toUnsignedString(value));
        }

        private BigInteger checked(String pin, Port.Direction direction, BigInteger value) {
            Port port = netlist.port(pin);
            if (port.direction() != direction) {
                throw new IllegalArgumentException(
                    "pin '" + pin + "' of " + netlist.name() + " is not an " + direction);
            }
            if (value.signum() < 0 || value.bitLength() > port.width()) {
                throw new IllegalArgumentException(
                    value.toString(16) + " does not fit the " + port.width() + " bits of pin '" + pin + "'");
            }
            return value;
        }
    }
}
