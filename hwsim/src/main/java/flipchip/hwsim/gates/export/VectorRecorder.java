package flipchip.hwsim.gates.export;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.sim.Simulator;

/// A recorder of [TestVectors]: what one simulator shows in lane 0, another tool must show.
/// Thread: owner
public final class VectorRecorder {
    private final Simulator simulator;
    private final List<TestVectors.Step> steps = new ArrayList<>();

    public VectorRecorder(Simulator simulator) {
        this.simulator = simulator;
    }

    /// Records inputs and outputs as they are now; an edge should follow.
    public void step() {
        steps.add(new TestVectors.Step(values(Port.Direction.INPUT), values(Port.Direction.OUTPUT)));
    }

    private List<BigInteger> values(Port.Direction direction) {
        return simulator.netlist().ports(direction).stream().map(this::value).toList();
    }

    private BigInteger value(Port port) {
        byte[] bytes = new byte[port.width() / 8 + 1];
        for (int bit = 0; bit < port.width(); bit++) {
            if (simulator.high(port.bus().get(bit))) {
                bytes[bytes.length - 1 - bit / 8] |= (byte) (1 << bit % 8);
            }
        }
        return new BigInteger(1, bytes);
    }

    public int size() {
        return steps.size();
    }

    public TestVectors build() {
        return new TestVectors(simulator.netlist(), steps);
    }
}
