package flipchip.hwsim.gates.netlist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class BusTest {
    @Test
    void aConstantHasItsLowestBitFirst() {
        Bus six = Bus.constant(6, 4);

        assertEquals(Bus.of(Net.ZERO, Net.ONE, Net.ONE, Net.ZERO), six);
        assertEquals(Bus.of(Net.ONE, Net.ONE), six.slice(1, 3));
        assertEquals(Net.ONE, six.get(2));
        assertEquals(Net.ZERO, six.get(3));
    }

    @Test
    void aPortIsAsWideAsItsBus() {
        Bus six = Bus.constant(6, 4);

        assertEquals(4, six.width());
        assertEquals(4, new Port("six", Port.Direction.INPUT, six).width());
    }

    @Test
    void theFirstTwoNetsAreTheConstants() {
        assertTrue(Net.ZERO.isConstant());
        assertTrue(Net.ONE.isConstant());
        assertFalse(new NetlistBuilder("test").input("first").isConstant());
    }
}
