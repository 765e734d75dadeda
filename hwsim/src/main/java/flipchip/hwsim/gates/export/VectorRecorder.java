package flipchip.hwsim.gates.export;

import java.math.BigInteger;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.gates.sim.Simulator;

/// Makes [TestVectors] by running the circuit in our own simulator: what it shows, the other tool must show.
///
/// Steps as in a bench: inputs, settle, outputs noted, clock edge. Not thread-safe.
public final class VectorRecorder {
    private final Netlist netlist;
    private final Simulator simulator;
    private final TestVectors.Builder vectors;

    /// A recorder with the circuit at power-up.
    public VectorRecorder(Netlist netlist) {
        this.netlist = netlist;
        simulator = new BitParallelSimulator(netlist);
        vectors = new TestVectors.Builder(netlist);
    }

    /// @throws IllegalArgumentException if there is no such input pin, or the value is too wide for it
    public VectorRecorder set(String pin, long value) {
        vectors.set(pin, value);
        simulator.set(netlist.port(pin).bus(), value);
        return this;
    }

    /// The same for pins of more than 64 bits.
    public VectorRecorder set(String pin, BigInteger value) {
        vectors.set(pin, value);
        Port port = netlist.port(pin);
        for (int bit = 0; bit < port.width(); bit++) {
            simulator.set(port.bus().get(bit), value.testBit(bit));
        }
        return this;
    }

    /// What the output pin (at most 64 bits) shows with the inputs set so far.
    public long value(String pin) {
        simulator.settle();
        return simulator.value(netlist.port(pin).bus());
    }

    /// Ends a step; all outputs are expected as they are now.
    public VectorRecorder step() {
        simulator.settle();
        for (Port port : netlist.ports(Port.Direction.OUTPUT)) {
            BigInteger value = BigInteger.ZERO;
            for (int bit = 0; bit < port.width(); bit++) {
                value = simulator.high(port.bus().get(bit)) ? value.setBit(bit) : value;
            }
            vectors.expect(port.name(), value);
        }
        vectors.step();
        simulator.edge();
        return this;
    }

    public int size() {
        return vectors.size();
    }

    public TestVectors build() {
        return vectors.build();
    }
}
