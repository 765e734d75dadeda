package flipchip.hwsim.gates.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import org.junit.jupiter.api.Test;

class EdgeGatesTest {
    private final NetlistBuilder n = new NetlistBuilder("test");
    private final Net a = n.input("a");
    private final Net b = n.input("b");
    private final Net c = n.input("c");
    private final Net d = n.input("d");

    @Test
    void whatIsLoadedTogetherIsOneLoad() {
        n.flipFlop(a, c);
        n.flipFlop(b, c);
        n.driveFlipFlop(n.declare("reset"), a, c, d, false, false);
        n.flipFlop(a, d);
        n.flipFlop(b, d);
        n.driveFlipFlop(n.declare("other_reset"), a, d, c, false, false);
        n.driveSetReset(n.declare("flag"), a, b, c, false, false);
        n.add(new Gate.Ram("memory", 2, 1, List.of(new Gate.ReadPort(a, Bus.of(b), n.declare("data", 1))),
            List.of(new Gate.WritePort(b, Bus.of(c), Bus.of(d)))));

        List<String> loads =
            new EdgeGates(n.build()).loads().stream().map(load -> names(Arrays.stream(load.enables())) + ": "
                + names(load.data().stream().mapToInt(Integer::intValue))).toList();

        assertEquals(List.of("c 0: a b", "c d: a", "d 0: a b", "d c: a", "1: a b c", "a: b", "b: c d"),
            loads);
    }

    private String names(IntStream nets) {
        List<Net> pins = List.of(Net.ZERO, Net.ONE, a, b, c, d);
        return String.join(" ",
            nets.mapToObj(
                net -> "01abcd".substring(pins.indexOf(new Net(net)), pins.indexOf(new Net(net)) + 1))
                .toList());
    }

    @Test
    void onlyWhatChangesIsListed() {
        Net p = n.flipFlop(a, c);
        Net q = n.flipFlop(b, c);
        Net flag = n.declare("flag");
        n.driveSetReset(flag, d, Net.ZERO, Net.ZERO, false, false);
        EdgeGates gates = new EdgeGates(n.build());
        long[] values = new long[flag.id() + 1];

        values[c.id()] = -1L;
        values[b.id()] = 6;
        assertEquals(1, gates.sample(values));
        assertEquals(q.id(), gates.out[gates.changed[0]]);
        assertEquals(6, gates.next[gates.changed[0]]);
        values[q.id()] = 6;
        assertEquals(0, gates.sample(values));
        values[a.id()] = 1;
        values[d.id()] = 2;
        assertEquals(2, gates.sample(values));
        assertEquals(p.id(), gates.out[gates.changed[0]]);
        assertEquals(flag.id(), gates.out[gates.changed[1]]);
    }

    @Test
    void aPortReadsAgainOnlyIfItCouldShowSomethingElse() {
        Bus data = n.declare("data", 1);
        n.add(new Gate.Ram("memory", 2, 1, List.of(new Gate.ReadPort(a, Bus.of(b), data)), List.of()));
        EdgeGates gates = new EdgeGates(n.build());
        long[] values = new long[data.get(0).id() + 1];
        values[a.id()] = -1L;
        gates.deposit(0, 1, new long[] {-1L});
        assertEquals(0, gates.sample(values));

        // The register is overwritten from outside: the word was not requested again.
        values[data.get(0).id()] = 7;
        assertEquals(0, gates.sample(values));
        values[b.id()] = 1;
        assertEquals(1, gates.sample(values));
        assertEquals(1, gates.next[gates.changed[0]]);
        values[data.get(0).id()] = 7;
        gates.touch();
        assertEquals(1, gates.sample(values));
    }
}
