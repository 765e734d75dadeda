package flipchip.hwsim.gates.sim;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import org.junit.jupiter.api.Test;

class UnitDelaySimulatorTest {
    private final NetlistBuilder n = new NetlistBuilder("test");
    private final Net a = n.input("a");
    private final Net b = n.input("b");

    @Test
    void settlingTakesAsManyStepsAsTheChangePassesGates() {
        Net end = a;
        for (int gate = 0; gate < 5; gate++) {
            end = n.not(end);
        }
        UnitDelaySimulator simulator = new UnitDelaySimulator(n.build());

        assertEquals(0, simulator.settle());
        simulator.set(a, true);
        assertEquals(5, simulator.settle());
        assertFalse(simulator.high(end));
        assertEquals(0, simulator.changes().length);
    }

    @Test
    void changesBetweenTwoStepsAreOneInstant() {
        Net q = n.flipFlop(Net.ONE);
        Net both = n.and(a, n.or(b, q));
        UnitDelaySimulator simulator = new UnitDelaySimulator(n.build());

        simulator.set(b, true);
        simulator.edge();
        simulator.set(a, true);
        assertArrayEquals(new int[] {a.id(), b.id(), q.id()}, simulator.changes());
        assertEquals(1, simulator.step());
        simulator.set(b, false);
        assertArrayEquals(new int[] {b.id()}, simulator.changes());
        assertEquals(1, simulator.step(), "the change before the pin's went on");
        assertArrayEquals(new int[] {both.id()}, simulator.changes());
    }

    @Test
    void onlyTheLastOfSeveralChangesOfAPinCounts() {
        UnitDelaySimulator simulator = new UnitDelaySimulator(n.build());

        simulator.setLanes(a, 1);
        simulator.setLanes(b, 1);
        simulator.setLanes(a, 3);
        assertArrayEquals(new int[] {a.id(), b.id()}, simulator.changes());
        simulator.setLanes(a, 0);
        assertArrayEquals(new int[] {b.id()}, simulator.changes());
        simulator.setLanes(a, 2);
        assertArrayEquals(new int[] {a.id(), b.id()}, simulator.changes());
        simulator.step();
        simulator.setLanes(a, 0);
        assertArrayEquals(new int[] {a.id()}, simulator.changes());
    }

    @Test
    void anEdgeAloneBeginsAnInstantToo() {
        Net q = n.flipFlop(a);
        Net reader = n.not(q);
        UnitDelaySimulator simulator = new UnitDelaySimulator(n.build());
        simulator.set(a, true);
        simulator.step();

        simulator.edge();
        assertArrayEquals(new int[] {q.id()}, simulator.changes());
        simulator.step();
        assertArrayEquals(new int[] {reader.id()}, simulator.changes());
        simulator.edge();
        assertEquals(0, simulator.changes().length);
    }

    /// What runs at an instant is kept although pins are put again and again without a step.
    @Test
    void changesPileUpUntilTheNextStep() {
        Net out = n.xor(a, b);
        UnitDelaySimulator simulator = new UnitDelaySimulator(n.build());
        for (int i = 0; i < 20; i++) {
            simulator.set(a, i % 2 == 0);
            simulator.set(b, i % 3 == 0);
            simulator.restore(simulator.save());
        }
        simulator.set(a, true);

        assertArrayEquals(new int[] {a.id()}, simulator.changes());
        simulator.step();
        assertTrue(simulator.high(out));
    }

    @Test
    void aStateOfAnotherCircuitIsRefused() {
        UnitDelaySimulator small = new UnitDelaySimulator(new NetlistBuilder("small").build());
        UnitDelaySimulator simulator = new UnitDelaySimulator(n.build());

        assertEquals("a state of 2 nets for test with 4",
            assertThrows(IllegalArgumentException.class, () -> simulator.restore(small.save())).getMessage());
    }

    @Test
    void aForcedGateHoldsWhileItsInputsChangeUntilPowerUp() {
        Net forced = n.name("forced", n.and(a, b));
        Net reader = n.not(forced);
        UnitDelaySimulator simulator = new UnitDelaySimulator(n.build());

        simulator.force(forced, true);
        assertArrayEquals(new int[] {forced.id()}, simulator.changes());
        simulator.settle();
        assertFalse(simulator.high(reader));
        simulator.set(a, true);
        assertEquals(0, simulator.settle());
        simulator.powerUp();
        assertFalse(simulator.high(forced));
        assertTrue(simulator.high(reader));
    }

    @Test
    void aRingIsReportedAfterOneStepMoreThanGatesWithAtMostEightNets() {
        for (int ring = 0; ring < 10; ring++) {
            Net q = n.declare("q" + ring);
            n.driveLatch(q, a, n.not(q));
        }
        UnitDelaySimulator simulator = new UnitDelaySimulator(n.build());
        simulator.set(a, true);

        String message = assertThrows(OscillationException.class, simulator::settle).getMessage();

        assertTrue(message.startsWith("test still changes after 21 steps: "), message);
        assertEquals(8, message.split(": ")[1].split(", ").length, message);
    }

    @Test
    void anImageHasABitForEveryNet() {
        Bus many = n.input("many", 100);
        UnitDelaySimulator simulator = new UnitDelaySimulator(n.build());
        simulator.setLanes(a, 0b10);
        simulator.setLanes(b, 0b01);
        simulator.set(many.get(98), true);

        long[] image = simulator.save().nets();

        assertArrayEquals(new long[] {1L << Net.ONE.id() | 1L << b.id(), 1L << many.get(98).id() - 64},
            image);
    }
}
