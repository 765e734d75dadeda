package flipchip.hwsim.gates.sim;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import org.junit.jupiter.api.Test;

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

    @Test
    void aForcedGateStaysInGeneratedCodeToo() {
        Net forced = n.and(a, b);
        Net reader = n.not(forced);
        n.output("out", Bus.of(forced, reader));
        for (Simulator simulator : forms(n.build())) {
            simulator.force(forced, true);
            simulator.setLanes(a, 5);
            simulator.settle();

            assertEquals(-1L, simulator.lanes(forced));
            assertEquals(0, simulator.lanes(reader));
        }
    }

    @Test
    void generatedCodeComputesEveryKindOfGate() {
        Net c = n.input("c");
        Net shared = n.and(a, b);
        List<Net> out = List.of(shared, n.or(shared, c), n.xor(shared, c), n.not(shared),
            n.mux(c, shared, n.not(b)), n.mux(shared, a, c));
        n.output("out", new Bus(out));
        for (Simulator simulator : forms(n.build())) {
            simulator.setLanes(a, 0b11110000);
            simulator.setLanes(b, 0b11001100);
            simulator.setLanes(c, 0b10101010);
            simulator.settle();
            assertEquals(
                List.of(0b11000000L, 0b11101010L, 0b01101010L, ~0b11000000L, 0b01100010L, 0b10110000L),
                out.stream().map(simulator::lanes).toList());
            simulator.setLanes(c, 0);
            simulator.settle();
            assertEquals(
                List.of(0b11000000L, 0b11000000L, 0b11000000L, ~0b11000000L, 0b11000000L, 0b00110000L),
                out.stream().map(simulator::lanes).toList());
            simulator.setLanes(b, 0);
            simulator.settle();
            assertEquals(List.of(0L, 0L, 0L, -1L, 0L, 0b11110000L),
                out.stream().map(simulator::lanes).toList());
        }
    }

    /// More than 64 parts in a watched pass, all of which follow from one.
    @Test
    void everyRegisterTakesItsDataAtItsOwnEnable() {
        Bus enables = n.input("enable", 70);
        Bus data = n.input("data", 70);
        Net common = n.and(a, b);
        List<Net> registers = IntStream.range(0, 70)
            .mapToObj(i -> n.flipFlop(n.xor(common, data.get(i)), enables.get(i))).toList();
        for (Simulator simulator : forms(n.build())) {
            long[] expected = new long[70];
            for (int clock = 0; clock < 6; clock++) {
                simulator.setLanes(a, clock % 2 == 0 ? 6 : 3);
                simulator.setLanes(b, clock % 3 == 0 ? 7 : 2);
                for (int i = 0; i < 70; i++) {
                    simulator.set(enables.get(i), i % 3 == clock % 3);
                    simulator.setLanes(data.get(i), i);
                    if (i % 3 == clock % 3) {
                        expected[i] = (clock % 2 == 0 ? 6 : 3) & (clock % 3 == 0 ? 7 : 2) ^ i;
                    }
                }
                simulator.clock();
                assertArrayEquals(expected, registers.stream().mapToLong(simulator::lanes).toArray());
            }
        }
    }

    /// More indices than a class file's pool of constants has entries: a chain of flip-flops, each
    /// joined with an input.
    @Test
    void aCircuitWithMoreNetsThanAClassHasConstantsIsCompiledToo() {
        NetlistBuilder n = new NetlistBuilder("large");
        Net in = n.input("in");
        Net last = in;
        for (int i = 0; i < 50_000; i++) {
            last = n.flipFlop(n.xor(last, in));
        }
        Netlist large = n.build();
        BitParallelSimulator plain = new BitParallelSimulator(large);
        BitParallelSimulator watching = BitParallelSimulator.watching(large);

        for (long lanes : new long[] {-1, 5, 0}) {
            for (BitParallelSimulator simulator : List.of(plain, watching)) {
                simulator.setLanes(in, lanes);
                simulator.settle();
                simulator.edge();
                simulator.settle();
            }
        }

        for (int net = 0; net < large.netCount(); net++) {
            assertEquals(plain.lanes(new Net(net)), watching.lanes(new Net(net)));
        }
    }
}
