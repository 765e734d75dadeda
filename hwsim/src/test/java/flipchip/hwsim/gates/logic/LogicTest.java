package flipchip.hwsim.gates.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.gates.netlist.NetlistStats;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import org.junit.jupiter.api.Test;

/// All pairs of 5-bit numbers through every block.
class LogicTest {
    private static final int WIDTH = 5;
    private static final int SIZE = 1 << WIDTH;

    private final NetlistBuilder n = new NetlistBuilder("logic");
    private final Bus a = n.input("a", WIDTH);
    private final Bus b = n.input("b", WIDTH);

    private interface Expected {
        long of(int a, int b);
    }

    private void check(Bus result, Expected expected) {
        BitParallelSimulator simulator = new BitParallelSimulator(n.build());
        for (int x = 0; x < SIZE; x++) {
            for (int y = 0; y < SIZE; y++) {
                simulator.set(a, x);
                simulator.set(b, y);
                simulator.settle();
                assertEquals(expected.of(x, y), simulator.value(result), x + " and " + y);
            }
        }
    }

    @Test
    void adds() {
        check(Adders.add(n, a, b), (x, y) -> x + y);
    }

    @Test
    void subtractsAndBorrows() {
        check(Adders.subtractWithBorrow(n, a, b), (x, y) -> x - y & 2 * SIZE - 1);
    }

    @Test
    void negatesIncrementsAndDecrements() {
        Bus negative = Adders.negate(n, a);
        Bus more = Adders.increment(n, a);
        Bus fewer = Adders.decrement(n, b);
        check(Words.concat(negative, more, fewer),
            (x, y) -> -x & SIZE - 1 | (x + 1 & SIZE - 1) << WIDTH | (y - 1 & SIZE - 1) << 2 * WIDTH);
    }

    @Test
    void incrementsOnlyWhereEnabled() {
        check(Adders.increment(n, a, b.get(0)), (x, y) -> x + (y & 1));
    }

    @Test
    void compares() {
        check(Bus.of(Adders.subtractWithBorrow(n, a, b).nets().getLast(), Adders.equal(n, a, b)),
            (x, y) -> (x < y ? 1 : 0) | (x == y ? 2 : 0));
    }

    @Test
    void decodesAndEncodes() {
        Bus oneHot = Words.decode(n, a);
        Bus code = Words.encode(n, oneHot);
        check(Words.concat(oneHot, code), (x, y) -> 1L << x | (long) x << SIZE);
    }

    @Test
    void selectsByNumberAndByOneHotNets() {
        List<Bus> choices = IntStream.range(0, 4).mapToObj(i -> Bus.constant(3 * i + 1, 4)).toList();
        Bus byNumber = Muxes.select(n, a.slice(0, 2), choices);
        Bus byNet = Muxes.oneHot(n, Words.decode(n, b.slice(0, 2)).nets(), choices);
        check(Words.concat(byNumber, byNet), (x, y) -> 3 * (x & 3) + 1 | (3 * (y & 3) + 1) << 4);
    }

    @Test
    void countsHighNets() {
        check(PopulationCount.build(n, Words.concat(a.slice(0, 4), b.slice(0, 4))),
            (x, y) -> Integer.bitCount(x & 15) + Integer.bitCount(y & 15));
    }

    @Test
    void theCounterOf64NetsHas411GatesAndIs20Deep() {
        NetlistBuilder counter = new NetlistBuilder("counter");
        Bus in = counter.input("in", 64);
        Bus count = PopulationCount.build(counter, in);
        counter.output("count", count);
        Netlist netlist = counter.build();
        SplittableRandom random = new SplittableRandom(5);
        BitParallelSimulator simulator = new BitParallelSimulator(netlist);

        assertEquals(7, count.width());
        assertEquals(411, NetlistStats.of(netlist).combinational());
        assertEquals(20, NetlistStats.of(netlist).depth());
        for (int i = 0; i < 1000; i++) {
            long value = i == 0 ? -1L : random.nextLong() & random.nextLong();
            simulator.set(in, value);
            simulator.settle();
            assertEquals(Long.bitCount(value), simulator.value(count));
        }
    }

    @Test
    void countsClocks() {
        Bus count = Counters.up(n, "count", 3, a.get(0), a.get(1));
        BitParallelSimulator simulator = new BitParallelSimulator(n.build());
        simulator.set(a, 1);
        for (int i = 1; i < 20; i++) {
            simulator.clock();
            assertEquals(i % 8, simulator.value(count));
        }
        simulator.set(a, 0);
        simulator.clock();
        assertEquals(3, simulator.value(count));
        simulator.set(a, 3);
        simulator.clock();
        assertEquals(0, simulator.value(count));
    }

    @Test
    void busesOfDifferentWidthsAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Adders.add(n, a, b.slice(0, 3)));
        assertThrows(IllegalArgumentException.class, () -> Muxes.select(n, a, List.of(a, b)));
    }
}
