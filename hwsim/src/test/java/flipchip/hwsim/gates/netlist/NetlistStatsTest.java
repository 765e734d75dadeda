package flipchip.hwsim.gates.netlist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NetlistStatsTest {
    private final NetlistBuilder n = new NetlistBuilder("test");

    @Test
    void everyKindCountsAsLogicAsRegisterOrAsMemory() {
        Net a = n.input("a");
        Net b = n.input("b");
        Net logic = n.xor(n.or(n.and(a, b), n.not(a)), b);
        n.latch(a, logic);
        n.flipFlop(logic);
        n.driveSetReset(n.declare("flag"), logic, a, Net.ZERO, false, false);
        n.add(new Gate.Ram("memory", 2, 3, List.of(), List.of()));

        NetlistStats stats = NetlistStats.of(n.build());

        assertEquals(
            Map.of("And", 1, "Not", 1, "Or", 1, "Xor", 1, "Latch", 1, "FlipFlop", 1, "SetReset", 1, "Ram", 1),
            stats.gates());
        assertEquals(4, stats.combinational());
        assertEquals(3, stats.registerBits());
        assertEquals(6, stats.memoryBits());
        assertEquals(9, stats.nets());
        assertEquals(2, stats.largestFanIn());
        assertEquals(3, stats.depth());
    }

    @Test
    void aPinThatShowsANetIsOneOfItsReaders() {
        Net a = n.input("a");
        Net b = n.input("b");
        n.and(a, b);
        n.output("b", b);

        NetlistStats stats = NetlistStats.of(n.build());

        assertEquals("b", stats.widestNet());
        assertEquals(2, stats.largestFanOut());
    }

    @Test
    void ofSeveralWidestNetsTheFirstIsNamed() {
        Net a = n.input("a");
        Net b = n.input("b");
        n.or(n.name("both", n.and(a, b)), a);
        n.or(b, a);
        n.not(b);

        NetlistStats stats = NetlistStats.of(n.build());

        assertEquals("a", stats.widestNet());
        assertEquals(3, stats.largestFanOut());
    }

    @Test
    void aConstantIsNeverTheWidestNet() {
        Net a = n.input("a");
        n.and(a, Net.ZERO);
        n.mux(Net.ZERO, Net.ONE, Net.ZERO);
        n.or(Net.ONE, Net.ONE);

        NetlistStats stats = NetlistStats.of(n.build());

        assertEquals("a", stats.widestNet());
        assertEquals(1, stats.largestFanOut());
    }

    @Test
    void aCircuitOfNothingHasNoWidestNet() {
        NetlistStats stats = NetlistStats.of(n.build());

        assertEquals(new NetlistStats(Map.of(), 0, 0, 0, 0, 0, 0, 0, ""), stats);
    }
}
