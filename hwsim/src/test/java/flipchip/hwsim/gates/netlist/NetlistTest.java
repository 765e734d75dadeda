package flipchip.hwsim.gates.netlist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import flipchip.hwsim.gates.netlist.Port.Direction;
import org.junit.jupiter.api.Test;

class NetlistTest {
    private final NetlistBuilder n = new NetlistBuilder("test");
    private final Bus in = n.input("in", 2);
    private final Net both = n.name("both", n.and(in.get(0), in.get(1)));

    @Test
    void netsAndPortsAreFoundByName() {
        n.output("first", in.get(0));
        n.output("out", both);
        Netlist netlist = n.build();

        assertEquals("test", netlist.name());
        assertEquals(Optional.of(both), netlist.find("both"));
        assertEquals(both, netlist.net("both"));
        assertEquals(in.get(1), netlist.net("in[1]"));
        assertEquals(new Port("out", Direction.OUTPUT, Bus.of(both)), netlist.port("out"));
        assertEquals(List.of(new Port("in", Direction.INPUT, in)), netlist.ports(Direction.INPUT));
        assertEquals(List.of("first", "out"),
            netlist.ports(Direction.OUTPUT).stream().map(Port::name).toList());
        assertEquals(3, netlist.ports().size());
    }

    @Test
    void netsAreFoundByWordsInTheirNamesTheShortestFirst() {
        Netlist netlist = n.build();

        assertEquals(List.of("in[0]", "in[1]"), netlist.search("IN", 9));
        assertEquals(List.of("in[1]"), netlist.search(" 1]  in ", 9));
        assertEquals(List.of("both"), netlist.search("", 1));
        assertEquals(List.of(), netlist.search("in both", 9));
    }

    @Test
    void whatIsNotThereIsNamedWithTheCircuit() {
        Netlist netlist = n.build();

        assertEquals(Optional.empty(), netlist.find("in"));
        assertEquals("no net 'in' in test",
            assertThrows(NoSuchElementException.class, () -> netlist.net("in")).getMessage());
        assertEquals("no port 'both' in test",
            assertThrows(NoSuchElementException.class, () -> netlist.port("both")).getMessage());
    }

    @Test
    void pinsAndConstantsHaveNoDriver() {
        n.name("not", n.not(both));
        Netlist netlist = n.build();

        assertEquals(OptionalInt.empty(), netlist.driverOf(Net.ZERO));
        assertEquals(OptionalInt.empty(), netlist.driverOf(Net.ONE));
        assertEquals(OptionalInt.empty(), netlist.driverOf(in.get(1)));
        assertEquals(OptionalInt.of(0), netlist.driverOf(both));
        assertEquals(OptionalInt.of(1), netlist.driverOf(netlist.net("not")));
        assertEquals("both", netlist.gateName(0));
    }

    @Test
    void aMemoryDrivesEveryBitThatItShows() {
        Bus data = n.declare("data", 2);
        n.add(new Gate.Ram("memory", 4, 2, List.of(new Gate.ReadPort(both, in, data)), List.of()));
        Netlist netlist = n.build();

        assertEquals(OptionalInt.of(1), netlist.driverOf(data.get(0)));
        assertEquals(OptionalInt.of(1), netlist.driverOf(data.get(1)));
        assertEquals("data[0]", netlist.gateName(1));
    }
}
