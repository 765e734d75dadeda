package flipchip.hwsim.gates.netlist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LevelsTest {
    private final NetlistBuilder n = new NetlistBuilder("test");
    private final Net a = n.input("a");
    private final Net b = n.input("b");

    @Test
    void theCriticalPathIsListedGateByGate() {
        Net x = n.name("x", n.and(a, b));
        Net y = n.name("y", n.or(b, x));
        Net z = n.name("z", n.xor(y, a));
        n.output("z", z);
        Netlist netlist = n.build();
        Levels levels = Levels.of(netlist);

        assertEquals(3, levels.depth());
        assertEquals(List.of(a, x, y, z), levels.criticalPath());
        assertEquals(List.of(a, x), levels.pathTo(x));
        assertEquals(0, levels.depthOf(b));
    }

    @Test
    void ofSeveralLongestPathsTheFirstCounts() {
        Net low = n.name("low", n.not(b));
        Net x = n.name("x", n.and(a, low));
        Net y = n.name("y", n.or(low, a));
        Net z = n.name("z", n.xor(y, x));
        n.xor(x, y);
        Levels levels = Levels.of(n.build());

        assertEquals(z, levels.deepest());
        assertEquals(List.of(b, low, y, z), levels.criticalPath());
    }

    @Test
    void aCircuitWithoutGatesHasNoDepth() {
        Levels levels = Levels.of(n.build());

        assertEquals(0, levels.depth());
        assertEquals(List.of(Net.ZERO), levels.criticalPath());
    }

    @Test
    void aRegisterStartsANewPath() {
        Net q = n.flipFlop(n.and(a, n.not(b)));
        n.output("out", n.name("out", n.not(q)));

        Levels levels = Levels.of(n.build());

        assertEquals(2, levels.depth());
        assertEquals(0, levels.depthOf(q));
    }

    @Test
    void statisticsAreCountedFromTheGates() {
        Net x = n.and(a, b);
        Net y = n.mux(a, x, n.not(x));
        n.output("q", n.flipFlop(y, a));
        Bus word = new Bus(List.of(x, y, y));
        n.add(new Gate.Ram("memory", 2, 3, List.of(), List.of(new Gate.WritePort(a, Bus.of(b), word))));

        NetlistStats stats = NetlistStats.of(n.build());

        assertEquals(Map.of("And", 1, "Mux", 1, "Not", 1, "FlipFlop", 1, "Ram", 1), stats.gates());
        assertEquals(3, stats.combinational());
        assertEquals(1, stats.registerBits());
        assertEquals(6, stats.memoryBits());
        assertEquals(3, stats.depth());
        assertEquals(3, stats.largestFanIn());
        assertEquals("a", stats.widestNet());
        assertEquals(4, stats.largestFanOut());
    }
}
