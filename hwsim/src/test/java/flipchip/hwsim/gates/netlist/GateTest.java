package flipchip.hwsim.gates.netlist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class GateTest {
    private static final Net OUT = new Net(20);
    private static final Gate.Ram MEMORY =
        new Gate.Ram("memory", 4, 2, List.of(new Gate.ReadPort(new Net(2), bus(3, 4), bus(20, 21))),
            List.of(new Gate.WritePort(new Net(5), bus(6, 7), bus(8, 9))));
    private static final List<Gate> COMBINATIONAL = List.of(new Gate.Not(new Net(2), OUT),
        new Gate.And(new Net(2), new Net(3), OUT), new Gate.Or(new Net(2), new Net(3), OUT),
        new Gate.Xor(new Net(2), new Net(3), OUT), new Gate.Mux(new Net(2), new Net(3), new Net(4), OUT));
    private static final List<Gate> WITH_MEMORY = List.of(new Gate.Latch(new Net(2), new Net(3), OUT),
        new Gate.FlipFlop(new Net(2), new Net(3), new Net(4), true, false, OUT),
        new Gate.SetReset(new Net(2), new Net(3), new Net(4), false, true, OUT), MEMORY);

    @Test
    void onlyGatesWithoutMemoryFollowTheirInputsAlone() {
        assertEquals(COMBINATIONAL, COMBINATIONAL.stream().filter(Gate::isCombinational).toList());
        assertEquals(List.of(), WITH_MEMORY.stream().filter(Gate::isCombinational).toList());
    }

    @Test
    void aMemoryReadsItsWiresAndDrivesWhatItShows() {
        assertEquals(bus(2, 3, 4, 5, 6, 7, 8, 9).nets(), MEMORY.inputs());
        assertEquals(bus(20, 21).nets(), MEMORY.outputs());
    }

    /// Whatever the kind: every input is another, everything else as before, and back again.
    @Test
    void aGateThatReadsOtherNetsIsTheSameGateOtherwise() {
        for (List<Gate> gates : List.of(COMBINATIONAL, WITH_MEMORY)) {
            for (Gate gate : gates) {
                Gate moved = Gate.reading(gate, net -> new Net(net.id() + 100));

                assertEquals(gate.inputs().stream().map(net -> new Net(net.id() + 100)).toList(),
                    moved.inputs());
                assertEquals(gate.outputs(), moved.outputs());
                assertEquals(gate, Gate.reading(moved, net -> new Net(net.id() - 100)));
            }
        }
    }

    private static Bus bus(int... ids) {
        return new Bus(IntStream.of(ids).mapToObj(Net::new).toList());
    }
}
