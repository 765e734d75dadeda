package flipchip.hwsim.gates.sim;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import org.junit.jupiter.api.Test;

class GateTableTest {
    private final NetlistBuilder n = new NetlistBuilder("test");
    private final Net a = n.input("a");
    private final Net b = n.input("b");
    private final Net c = n.input("c");

    @Test
    void everyKindComputesItsFunction() {
        n.latch(a, b);
        n.not(a);
        n.and(a, b);
        n.or(a, b);
        n.xor(a, b);
        Net mux = n.mux(a, b, c);
        GateTable table = new GateTable(n.build());
        long[] values = new long[mux.id() + 1];
        values[a.id()] = 0b11110000;
        values[b.id()] = 0b11001100;
        values[c.id()] = 0b10101010;
        // The latch, whose net is the first built, holds this where it is not enabled.
        values[c.id() + 1] = 0b01010110;

        assertEquals(5, table.combinational);
        assertArrayEquals(new int[] {GateTable.NOT, GateTable.AND, GateTable.OR, GateTable.XOR, GateTable.MUX,
            GateTable.LATCH}, table.kind);
        long[] results = {~0b11110000L, 0b11000000, 0b11111100, 0b00111100, 0b10101100, 0b11000110};
        for (int row = 0; row < results.length; row++) {
            assertEquals(results[row], table.evaluate(row, values), "row " + row);
        }
    }

    @Test
    void aGateIsOneReaderOfANetHoweverOftenItReadsIt() {
        n.and(a, a);
        n.mux(a, b, a);
        n.mux(c, b, b);
        n.mux(b, b, c);
        GateTable table = new GateTable(n.build());

        assertArrayEquals(new int[] {0, 1}, readers(table, a));
        assertArrayEquals(new int[] {1, 2, 3}, readers(table, b));
        assertArrayEquals(new int[] {2, 3}, readers(table, c));
        assertEquals(7, table.readers.length);
    }

    private static int[] readers(GateTable table, Net net) {
        return Arrays.copyOfRange(table.readers, table.readersFrom[net.id()],
            table.readersFrom[net.id() + 1]);
    }
}
