package flipchip.hwsim.gates.sim;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.gates.netlist.RandomCircuits;
import org.junit.jupiter.api.Test;

class SimulatorsTest {
    private final NetlistBuilder n = new NetlistBuilder("test");

    @Test
    void aGateFollowsItsInputsOneStepLater() {
        Net in = n.input("in");
        Net first = n.not(in);
        Net second = n.not(first);
        UnitDelaySimulator simulator = new UnitDelaySimulator(n.build());

        simulator.set(in, true);

        assertArrayEquals(new int[] {in.id()}, simulator.changes());
        assertEquals(1, simulator.step());
        assertArrayEquals(new int[] {first.id()}, simulator.changes());
        assertTrue(simulator.high(in) && !simulator.high(first) && !simulator.high(second));
        assertEquals(1, simulator.step());
        assertTrue(simulator.high(second));
        assertEquals(0, simulator.step());
    }

    @Test
    void aPulseRunsThroughAlthoughTheSettledValueStays() {
        Net in = n.input("in");
        Net pulse = n.and(in, n.not(in));
        UnitDelaySimulator simulator = new UnitDelaySimulator(n.build());

        simulator.set(in, true);

        simulator.step();
        assertTrue(simulator.high(pulse));
        simulator.step();
        assertFalse(simulator.high(pulse));
    }

    @Test
    void anInputTakenBackLeavesNoTrace() {
        Net in = n.input("in");
        n.output("out", n.not(in));
        UnitDelaySimulator simulator = new UnitDelaySimulator(n.build());

        simulator.set(in, true);
        simulator.set(in, false);

        assertEquals(0, simulator.changes().length);
        assertEquals(0, simulator.settle());
    }

    @Test
    void anEdgeThatComesTooEarlyTakesTheOldValue() {
        Net in = n.input("in");
        Net slow = n.not(n.not(n.not(in)));
        Net q = n.flipFlop(slow);
        UnitDelaySimulator simulator = new UnitDelaySimulator(n.build());
        simulator.clock();
        assertTrue(simulator.high(q));

        simulator.set(in, true);
        simulator.step();
        simulator.step();
        simulator.edge();
        boolean early = simulator.high(q);
        simulator.step();
        simulator.edge();

        assertTrue(early, "two steps after the change the third gate still shows the old value");
        assertFalse(simulator.high(q), "the change went on through the edge");
    }

    @Test
    void aRingThatIsLetLooseIsReportedWithItsNets() {
        Net enable = n.input("enable");
        Net q = n.declare("q");
        n.driveLatch(q, enable, n.name("inverted", n.not(q)));
        UnitDelaySimulator simulator = new UnitDelaySimulator(n.build());

        simulator.set(enable, true);

        String message = assertThrows(OscillationException.class, simulator::settle).getMessage();
        assertTrue(message.contains("inverted") || message.contains("q"), message);
    }

    @Test
    void aLatchHoldsWhileItIsClosed() {
        Net enable = n.input("enable");
        Net d = n.input("d");
        Net q = n.latch(enable, d);
        Netlist netlist = n.build();
        for (Simulator simulator : List.of(new UnitDelaySimulator(netlist),
            new BitParallelSimulator(netlist))) {
            simulator.set(d, true);
            simulator.settle();
            assertFalse(simulator.high(q));
            simulator.set(enable, true);
            simulator.settle();
            assertTrue(simulator.high(q));
            simulator.set(enable, false);
            simulator.set(d, false);
            simulator.settle();
            assertTrue(simulator.high(q));
        }
    }

    /// The twin test: two very different simulators, random clocked circuits, every net in every lane.
    @Test
    void allSimulatorsSettleAlikeOnRandomClockedCircuits() {
        SplittableRandom random = new SplittableRandom(2);
        for (int circuit = 0; circuit < 100; circuit++) {
            Netlist netlist = circuit % 10 == 0
                ? RandomCircuits.clocked(random, 20, 3_000, 90)
                : RandomCircuits.clocked(random, 5, 80, 12);
            Simulator unitDelay = new UnitDelaySimulator(netlist);
            Simulator bitParallel = new BitParallelSimulator(netlist);
            List<Simulator> generated =
                List.of(BitParallelSimulator.compiled(netlist), BitParallelSimulator.watching(netlist));
            List<Simulator> all = List.of(unitDelay, bitParallel, generated.getFirst(), generated.getLast());
            for (int clock = 0; clock < 20; clock++) {
                assertSame(netlist, unitDelay, bitParallel);
                for (Simulator one : clock % 4 == 0 ? generated : List.<Simulator>of()) {
                    assertSame(netlist, bitParallel, one);
                }
                for (Net in : netlist.port("in").bus().nets()) {
                    // Some inputs stay, or change in few lanes, so that parts of the circuit rest.
                    long lanes = random.nextInt(3) == 0
                        ? bitParallel.lanes(in)
                        : random.nextLong() & random.nextLong() & random.nextLong();
                    all.forEach(one -> one.setLanes(in, lanes));
                }
                all.forEach(Simulator::clock);
            }
        }
    }

    @Test
    void aForcedNetStaysAndItsReadersFollow() {
        SplittableRandom random = new SplittableRandom(3);
        for (int circuit = 0; circuit < 50; circuit++) {
            Netlist netlist = RandomCircuits.clocked(random, 5, 40, 6);
            Simulator unitDelay = new UnitDelaySimulator(netlist);
            Simulator bitParallel = switch (circuit % 3) {
                case 0 -> new BitParallelSimulator(netlist);
                case 1 -> BitParallelSimulator.compiled(netlist);
                default -> BitParallelSimulator.watching(netlist);
            };
            Net victim = new Net(2 + random.nextInt(netlist.netCount() - 2));
            boolean stuckAt = random.nextBoolean();
            unitDelay.force(victim, stuckAt);
            bitParallel.force(victim, stuckAt);
            for (int clock = 0; clock < 10; clock++) {
                unitDelay.clock();
                bitParallel.clock();
                assertEquals(stuckAt ? -1L : 0L, bitParallel.lanes(victim));
                assertSame(netlist, unitDelay, bitParallel);
            }
            bitParallel.powerUp();
            unitDelay.powerUp();
            assertSame(netlist, unitDelay, bitParallel);
        }
    }

    /// Long chains and wide fan-out would make expressions and methods too large if nothing bounded them.
    @Test
    void largeCircuitsAreCutIntoMethodsTheJvmCanCompile() {
        SplittableRandom random = new SplittableRandom(7);
        Netlist netlist = RandomCircuits.combinational(random, 20, 30_000);
        Simulator bitParallel = new BitParallelSimulator(netlist);
        Simulator compiled = BitParallelSimulator.compiled(netlist);
        Simulator watching = BitParallelSimulator.watching(netlist);
        Net in = n.input("chain");
        Net end = in;
        for (int i = 0; i < 5_000; i++) {
            end = n.not(end);
        }
        n.output("end", end);
        Simulator chain = BitParallelSimulator.compiled(n.build());

        chain.setLanes(in, 0x1234);
        chain.settle();
        for (Net changed : netlist.port("in").bus().nets()) {
            long lanes = random.nextLong();
            List.of(bitParallel, compiled, watching).forEach(one -> {
                one.setLanes(changed, lanes);
                one.settle();
            });
            for (Net net : netlist.port("out").bus().nets()) {
                assertEquals(bitParallel.lanes(net), compiled.lanes(net));
                assertEquals(bitParallel.lanes(net), watching.lanes(net));
            }
        }

        assertEquals(0x1234, chain.lanes(end));
    }

    @Test
    void aSavedStateGoesOnAsTheOriginalDid() {
        SplittableRandom random = new SplittableRandom(4);
        Netlist netlist = RandomCircuits.clocked(random, 5, 80, 12);
        UnitDelaySimulator first = new UnitDelaySimulator(netlist);
        first.set(netlist.port("in").bus(), 0b10110);
        first.edge();
        first.step();
        SimulatorState saved = first.save();
        UnitDelaySimulator second = new UnitDelaySimulator(netlist);
        second.restore(saved);
        assertArrayEquals(first.save().nets(), second.save().nets());

        for (int i = 0; i < 40; i++) {
            if (i % 3 == 0) {
                first.edge();
                second.edge();
            }
            first.step();
            second.step();
            assertArrayEquals(first.changes(), second.changes());
            assertArrayEquals(first.save().nets(), second.save().nets());
        }
    }

    private static void assertSame(Netlist netlist, Simulator one, Simulator other) {
        for (int id = 0; id < netlist.netCount(); id++) {
            Net net = new Net(id);
            assertEquals(one.lanes(net), other.lanes(net), netlist.nameOf(net));
        }
    }
}
