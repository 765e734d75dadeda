package flipchip.hwsim.gates.export;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;

/// A builder of test vectors. Inputs keep their value until they are set again; expectations hold for one
/// step.
final class VectorBuilder {
    private final Netlist netlist;
    private final Map<String, BigInteger> inputs = new HashMap<>();
    private final Map<String, BigInteger> expected = new HashMap<>();
    private final List<TestVectors.Step> steps = new ArrayList<>();

    VectorBuilder(Netlist netlist) {
        this.netlist = netlist;
    }

    /// @param value at most 64 bits, bit 0 at the first net of the pin
    VectorBuilder set(String pin, long value) {
        return set(pin, unsigned(value));
    }

    /// @throws IllegalArgumentException if no such input pin exists, or the value is too wide for it
    VectorBuilder set(String pin, BigInteger value) {
        inputs.put(pin, checked(pin, Port.Direction.INPUT, value));
        return this;
    }

    VectorBuilder expect(String pin, long value) {
        return expect(pin, unsigned(value));
    }

    /// @throws IllegalArgumentException if no such output pin exists, or the value is too wide for it
    VectorBuilder expect(String pin, BigInteger value) {
        expected.put(pin, checked(pin, Port.Direction.OUTPUT, value));
        return this;
    }

    /// Ends a step.
    VectorBuilder step() {
        List<BigInteger> ins = netlist.ports(Port.Direction.INPUT).stream()
            .map(port -> inputs.getOrDefault(port.name(), BigInteger.ZERO)).toList();
        List<BigInteger> outs = new ArrayList<>();
        netlist.ports(Port.Direction.OUTPUT).forEach(port -> outs.add(expected.get(port.name())));
        steps.add(new TestVectors.Step(ins, outs));
        expected.clear();
        return this;
    }

    int size() {
        return steps.size();
    }

    TestVectors build() {
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
