package flipchip.hwsim.gates.netlist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Port.Direction;
import org.junit.jupiter.api.Test;

class NetlistBuilderTest {
    private final NetlistBuilder n = new NetlistBuilder("test");
    private final Net a = n.input("a");
    private final Net b = n.input("b");

    @Test
    void aLatchDrivesANetOfItsOwnOrOneDeclaredBefore() {
        Net own = n.latch(a, b);
        Net declared = n.declare("declared");

        assertSame(declared, n.driveLatch(declared, own, b));
        assertEquals(List.of(new Gate.Latch(a, b, own), new Gate.Latch(own, b, declared)), n.build().gates());
    }

    @Test
    void registersTakeClearAndStartAsSaid() {
        Net flag = n.declare("flag");
        Net q = n.declare("q");

        assertSame(flag, n.driveSetReset(flag, a, b, q, true, false));
        assertSame(q, n.driveFlipFlop(q, a, b, flag, false, true));
        Net plain = n.flipFlop(a);
        Net enabled = n.flipFlop(a, b);

        assertEquals(List.of(new Gate.SetReset(a, b, q, true, false, flag),
            new Gate.FlipFlop(a, b, flag, false, true, q),
            new Gate.FlipFlop(a, Net.ONE, Net.ZERO, false, false, plain),
            new Gate.FlipFlop(a, b, Net.ZERO, false, false, enabled)), n.build().gates());
    }

    @Test
    void aPartHasItsOwnNamesAndPins() {
        Bus pair = Bus.of(a, b);
        Net out;
        try (NetlistBuilder.OpenScope cell = n.scope("d4", "cell")) {
            assertSame(a, cell.input("left", a));
            assertSame(pair, cell.input("pair", pair));
            out = n.name("out", n.and(a, b));
            try (NetlistBuilder.OpenScope _ = n.scope("core", "inner")) {
                n.not(out);
            }
            assertSame(out, cell.output("out", out));
            assertSame(pair, cell.output("back", pair));
        }
        Netlist netlist = n.build();

        assertEquals("d4.out", netlist.nameOf(out));
        assertEquals("d4.core.n5", netlist.gateName(1));
        assertEquals(List.of("", "d4", "core"), netlist.scopes().stream().map(Scope::name).toList());
        assertEquals(List.of(-1, 0, 1), netlist.scopes().stream().map(Scope::parent).toList());
        assertEquals(List.of("test", "cell", "inner"), netlist.scopes().stream().map(Scope::type).toList());
        assertEquals(netlist.scopes().get(1), netlist.scopeOf(0));
        assertEquals(netlist.scopes().get(2), netlist.scopeOf(1));
        assertEquals(
            List.of(new Port("left", Direction.INPUT, Bus.of(a)), new Port("pair", Direction.INPUT, pair),
                new Port("out", Direction.OUTPUT, Bus.of(out)), new Port("back", Direction.OUTPUT, pair)),
            netlist.scopeOf(0).ports());
    }

    @Test
    void partsOfDifferentParentsMayShareAName() {
        try (NetlistBuilder.OpenScope _ = n.scope("left", "half")) {
            n.scope("cell", "cell").close();
        }
        try (NetlistBuilder.OpenScope _ = n.scope("right", "half")) {
            n.scope("cell", "cell").close();
        }

        assertEquals(List.of(-1, 0, 1, 0, 3), n.build().scopes().stream().map(Scope::parent).toList());
    }

    @Test
    void onlyTheInnermostPartCanBeClosed() {
        NetlistBuilder.OpenScope outer = n.scope("outer", "part");
        n.scope("inner", "part");

        assertEquals("scope 'outer.' is not the innermost open one",
            assertThrows(IllegalStateException.class, outer::close).getMessage());
        assertEquals("scope 'outer.inner.' is still open",
            assertThrows(IllegalStateException.class, n::build).getMessage());
    }

    @Test
    void aNetThatIsNamedAnewGivesItsOldNameFree() {
        Net first = n.name("first", n.not(a));
        assertSame(first, n.name("second", first));
        Net again = n.declare("first");
        n.driveNot(again, b);
        Netlist netlist = n.build();

        assertEquals(Optional.of(again), netlist.find("first"));
        assertEquals(Optional.of(first), netlist.find("second"));
    }

    @Test
    void aNameIsRefusedToAConstantAndToASecondNet() {
        Net not = n.not(a);

        assertEquals("two nets called 'b'",
            assertThrows(IllegalArgumentException.class, () -> n.name("b", not)).getMessage());
        assertEquals("the constants keep their names, not 'high'",
            assertThrows(IllegalArgumentException.class, () -> n.name("high", Net.ONE)).getMessage());
    }

    @Test
    void aCopyIsTheSameCircuit() {
        Netlist netlist = twoCells();
        Netlist copy = NetlistBuilder.copyOf(netlist, _ -> true).build();

        assertEquals(netlist.name(), copy.name());
        assertEquals(names(netlist), names(copy));
        assertEquals(netlist.gates(), copy.gates());
        assertEquals(netlist.evaluationOrder(), copy.evaluationOrder());
        assertEquals(netlist.ports(), copy.ports());
        assertEquals(netlist.scopes(), copy.scopes());
        for (int gate = 0; gate < copy.gates().size(); gate++) {
            assertEquals(netlist.scopeOf(gate), copy.scopeOf(gate));
        }
    }

    @Test
    void aGateLeftOutOfACopyCanBeReplaced() {
        Netlist netlist = twoCells();
        NetlistBuilder copy = NetlistBuilder.copyOf(netlist, gate -> gate != 0);
        copy.driveOr(netlist.net("one.out"), a, b);
        Netlist changed = copy.build();

        assertEquals(List.of(netlist.gates().get(1), new Gate.Or(a, b, netlist.net("one.out"))),
            changed.gates());
        assertEquals("two", changed.scopeOf(0).name());
        assertEquals("", changed.scopeOf(1).name());
    }

    @Test
    void aCopyRefusesNamesThatTheCircuitHas() {
        NetlistBuilder copy = NetlistBuilder.copyOf(twoCells(), _ -> true);

        assertThrows(IllegalArgumentException.class, () -> copy.declare("one.out"));
        assertThrows(IllegalArgumentException.class, () -> copy.scope("one", "cell"));
        copy.scope("three", "cell").close();
        assertEquals(4, copy.build().scopes().size());
    }

    @Test
    void rewiringChangesWhatGatesAndOutputPinsReadOnly() {
        Net not = n.name("not", n.not(a));
        n.output("out", Bus.of(a, not));
        Netlist netlist = n.rewire(net -> net.equals(a) ? b : net).build();

        assertEquals(List.of(new Gate.Not(b, not)), netlist.gates());
        assertEquals(new Port("out", Direction.OUTPUT, Bus.of(b, not)), netlist.port("out"));
        assertEquals(new Port("a", Direction.INPUT, Bus.of(a)), netlist.port("a"));
    }

    /// Two gates, each in a part of its own; the pins and names show it.
    private Netlist twoCells() {
        Net between;
        try (NetlistBuilder.OpenScope _ = n.scope("one", "cell")) {
            between = n.name("out", n.and(a, b));
        }
        try (NetlistBuilder.OpenScope cell = n.scope("two", "cell")) {
            n.output("out", n.name("out", n.not(cell.input("in", between))));
        }
        return n.build();
    }

    private static List<String> names(Netlist netlist) {
        return IntStream.range(0, netlist.netCount()).mapToObj(id -> netlist.nameOf(new Net(id))).toList();
    }
}
