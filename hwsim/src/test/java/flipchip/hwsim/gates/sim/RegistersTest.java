package flipchip.hwsim.gates.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import org.junit.jupiter.api.Test;

/// What flip-flops do at a clock edge, in every kind of simulator. The eight combinations of three inputs
/// stand in the lowest eight lanes; in the others all three are low.
class RegistersTest {
    private static final long FIRST = 0b10101010;
    private static final long SECOND = 0b11001100;
    private static final long RESET = 0b11110000;
    private static final long OTHERS = ~0xFFL;

    private final NetlistBuilder n = new NetlistBuilder("test");
    private final Net first = n.input("first");
    private final Net second = n.input("second");
    private final Net reset = n.input("reset");
    private final Net toLow = n.declare("to_low");
    private final Net toHigh = n.declare("to_high");

    @Test
    void resetGoesBeforeSetAndSetBeforeClear() {
        n.driveSetReset(toLow, first, second, reset, false, true);
        n.driveSetReset(toHigh, first, second, reset, true, false);

        assertAfterOneClock(OTHERS | 0b00001011, 0b11111010);
    }

    @Test
    void resetGoesBeforeDataAndDataNeedsEnable() {
        n.driveFlipFlop(toLow, first, second, reset, false, true);
        n.driveFlipFlop(toHigh, first, second, reset, true, false);

        assertAfterOneClock(OTHERS | 0b00001011, 0b11111000);
    }

    private void assertAfterOneClock(long low, long high) {
        for (Simulator simulator : Forms.of(n.build())) {
            assertEquals(-1L, simulator.lanes(toLow));
            assertEquals(0L, simulator.lanes(toHigh));
            simulator.setLanes(first, FIRST);
            simulator.setLanes(second, SECOND);
            simulator.setLanes(reset, RESET);
            simulator.clock();
            assertEquals(low, simulator.lanes(toLow), simulator.getClass().getSimpleName());
            assertEquals(high, simulator.lanes(toHigh), simulator.getClass().getSimpleName());
            simulator.powerUp();
            assertEquals(-1L, simulator.lanes(toLow));
            assertEquals(0L, simulator.lanes(toHigh));
            assertEquals(0L, simulator.lanes(first));
        }
    }

    @Test
    void aShiftRegisterMovesByOneAtEachEdge() {
        Net[] q = new Net[6];
        for (int i = 0; i < q.length; i++) {
            // Every other one with an enable of its own.
            q[i] = n.flipFlop(i == 0 ? first : q[i - 1], i % 2 == 0 ? Net.ONE : second);
        }
        for (Simulator simulator : Forms.of(n.build())) {
            simulator.set(second, true);
            for (int clock = 0; clock < q.length; clock++) {
                simulator.setLanes(first, clock == 0 ? 5 : 0);
                simulator.clock();
                for (int i = 0; i < q.length; i++) {
                    assertEquals(i == clock ? 5 : 0, simulator.lanes(q[i]));
                }
            }
        }
    }

    @Test
    void aNumberIsPutOnABusAndReadLaneByLane() {
        Bus in = n.input("in", 5);
        Bus copy = new Bus(in.nets().stream().map(net -> n.flipFlop(net)).toList());
        Netlist netlist = n.build();
        for (Simulator simulator : Forms.of(netlist)) {
            simulator.set(in, 0b10110);
            simulator.setLanes(in.get(0), 0b100);
            simulator.clock();

            assertEquals(netlist, simulator.netlist());
            assertEquals(0b10110, simulator.value(copy));
            assertEquals(0b10110, simulator.value(copy, 1));
            assertEquals(0b10111, simulator.value(copy, 2));
            assertEquals(0b10110, simulator.value(copy, 63));
            simulator.set(in, 0);
            assertEquals(0, simulator.value(in, 2));
        }
    }

    @Test
    void aForcedNetTakesNeitherPinNorEdge() {
        Net q = n.flipFlop(first);
        n.output("q", q);
        for (Simulator simulator : Forms.of(n.build())) {
            simulator.force(first, true);
            simulator.set(first, false);
            simulator.force(q, false);
            simulator.clock();

            assertEquals(-1L, simulator.lanes(first));
            assertEquals(0L, simulator.lanes(q));
            simulator.powerUp();
            simulator.set(first, true);
            simulator.clock();
            assertEquals(-1L, simulator.lanes(q));
            simulator.set(first, false);
            simulator.clock();
            assertEquals(0L, simulator.lanes(q));
        }
    }

    @Test
    void aNetForcedTheOtherWayFollows() {
        Net reader = n.not(first);
        for (Simulator simulator : Forms.of(n.build())) {
            simulator.force(first, true);
            simulator.settle();
            simulator.force(first, false);
            simulator.settle();

            assertEquals(0L, simulator.lanes(first), simulator.getClass().getSimpleName());
            assertEquals(-1L, simulator.lanes(reader), simulator.getClass().getSimpleName());
        }
    }

    @Test
    void aLatchThatIsOpenAtPowerUpShowsItsData() {
        Net q = n.latch(n.not(first), n.not(second));
        Net reader = n.not(q);
        for (Simulator simulator : Forms.of(n.build())) {
            assertEquals(-1L, simulator.lanes(q));
            assertEquals(0L, simulator.lanes(reader));
        }
    }
}
