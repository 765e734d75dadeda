package flipchip.hwsim.netlist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BusTest {
    @Test
    void aConstantHasItsLowestBitFirst() {
        Bus six = Bus.constant(6, 4);

        assertEquals(Bus.of(Net.ZERO, Net.ONE, Net.ONE, Net.ZERO), six);
        assertEquals(Bus.of(Net.ONE, Net.ONE), six.slice(1, 3));
    }
}
