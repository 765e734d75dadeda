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
        return simulator.netlist().ports(direction).stream().map(port -> simulator.number(port.bus()))
            .toList();
    }

    public int size() {
        return steps.size();
    }

    public TestVectors build() {
        return new TestVectors(simulator.netlist(), steps);
    }
}
