package flipchip.hwsim.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;
import flipchip.hwsim.netlist.Bus;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.netlist.Netlist;
import flipchip.hwsim.netlist.NetlistBuilder;

class BitParallelSimulatorTest {
    private static final int MOST_ROUNDS = 64;

    private final NetlistBuilder n = new NetlistBuilder("test");
    private final Net a = n.input("a");
    private final Net b = n.input("b");

    private static List<BitParallelSimulator> forms(Netlist netlist) {
        return List.of(new BitParallelSimulator(netlist), BitParallelSimulator.compiled(netlist),
            BitParallelSimulator.watching(netlist));
    }

    @Test
    void aRingOfALatchIsReported() {
        Net q = n.declare("q");
        n.driveLatch(q, a, n.not(q));
        for (Simulator simulator : forms(n.build())) {
            simulator.set(a, true);

            assertEquals("test: latches still change after 65 rounds",
                assertThrows(OscillationException.class, simulator::settle).getMessage());
        }
    }

    /// Built from the end, so that each round opens one latch more.
    @Test
    void asManyLatchesInARowAsThereAreRoundsSettle() {
        Bus chain = n.declare("q", MOST_ROUNDS);
        for (int i = MOST_ROUNDS - 1; i >= 0; i--) {
            n.driveLatch(chain.get(i), a, i == 0 ? b : chain.get(i - 1));
        }
        for (Simulator simulator : forms(n.build())) {
            simulator.set(a, true);
            simulator.set(b, true);
            simulator.settle();

            assertEquals(-1L, simulator.value(chain));
        }
    }

    @Test
    void aForcedLatchHolds() {
        Net q = n.latch(a, b);
        Net reader = n.not(q);
        for (Simulator simulator : forms(n.build())) {
            simulator.force(q, true);
            simulator.set(a, true);
            simulator.settle();

            assertEquals(-1L, simulator.lanes(q));
            assertEquals(0, simulator.lanes(reader));
        }
    }

    @Test
    void everyNetCanBeReadThoughACompiledPassStoresOnlyFew() {
        Net inner = n.and(a, b);
        Net wire = n.or(inner, Net.ZERO);
        Net out = n.not(wire);
        n.output("out", out);
        for (Simulator simulator : forms(n.build())) {
            simulator.setLanes(a, 0b0110);
            simulator.setLanes(b, 0b0011);
            simulator.settle();

            assertEquals(0b0010, simulator.lanes(inner));
            assertEquals(0b0010, simulator.lanes(wire));
            assertEquals(~0b0010L, simulator.lanes(out));
            assertEquals(0b0110, simulator.lanes(a));
            simulator.setLanes(a, 0);
            simulator.settle();
            assertEquals(-1L, simulator.lanes(out));
            assertEquals(0, simulator.lanes(inner));
        }
    }

    @Test
    void anEdgeBeforeTheNextPassTakesWhatWasRightBefore() {
        Net enable = n.input("enable");
        Net q = n.flipFlop(n.not(a), enable);
        for (Simulator simulator : forms(n.build())) {
            simulator.set(a, true);
            simulator.settle();
            simulator.set(enable, true);
            simulator.edge();
            assertEquals(0, simulator.lanes(q));
            simulator.set(a, false);
            simulator.edge();
            assertEquals(0, simulator.lanes(q));
            simulator.clock();
            assertEquals(-1L, simulator.lanes(q));
        }
    }

    @Test
    void aRegisterCanBePutAsIfTheEdgeHadLeftIt() {
        Net q = n.declare("q");
        Net out = n.xor(q, a);
        n.driveFlipFlop(q, out, Net.ONE);
        n.output("out", out);
        for (BitParallelSimulator simulator : forms(n.build())) {
            simulator.set(a, true);
            simulator.deposit(q, 0b101);
            simulator.settle();

            assertEquals(~0b101L, simulator.lanes(out));
            simulator.clock();
            assertEquals(~0b101L, simulator.lanes(q));
            assertEquals(0b101, simulator.lanes(out));
        }
    }
}
