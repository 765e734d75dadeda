package flipchip.hwsim.gates.sim;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import flipchip.hwsim.gates.netlist.Gate;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import org.junit.jupiter.api.Test;

class PassPlanTest {
    private static final int COMMAND_READERS = 24;

    private final NetlistBuilder n = new NetlistBuilder("test");
    private final Net a = n.input("a");
    private final Net b = n.input("b");
    private final Net c = n.input("c");

    private PassPlan plan() {
        return new PassPlan(n.build(), false);
    }

    @Test
    void aNetWithOneReaderIsOnlyAValueOnItsWay() {
        Net inner = n.and(a, b);
        Net out = n.or(inner, c);
        n.output("out", out);
        PassPlan plan = plan();

        assertFalse(plan.stored(inner.id()));
        assertTrue(plan.stored(out.id()));
        assertEquals(2, plan.size(out.id()));
        assertEquals(new Gate.Or(inner, c, out), plan.driver(out.id()));
        assertEquals(List.of(out.id()), plan.required());
        assertEquals("test", plan.name());
        assertEquals(7, plan.nets());
    }

    @Test
    void aNetWithSeveralReadersIsStored() {
        Net shared = n.and(a, b);
        Net out = n.xor(n.not(shared), n.or(shared, c));
        n.output("out", out);
        PassPlan plan = plan();

        assertTrue(plan.stored(shared.id()));
        assertEquals(1, plan.size(shared.id()));
        assertEquals(3, plan.size(out.id()));
    }

    @Test
    void whatAPinOrARegisterReadsIsStored() {
        Net pin = n.and(a, b);
        Net d = n.or(pin, c);
        Net q = n.flipFlop(n.not(d));
        n.output("pin", pin);
        n.output("far", n.xor(d, q));
        PassPlan plan = plan();

        assertTrue(plan.stored(pin.id()));
        assertTrue(plan.stored(d.id() + 1));
        assertTrue(plan.stored(q.id()));
    }

    @Test
    void whatAPinShowsThroughAWireIsStoredToo() {
        Net inner = n.and(a, b);
        n.output("wire", n.or(inner, Net.ZERO));
        Net out = n.not(inner);
        n.output("out", out);
        PassPlan plan = plan();

        assertTrue(plan.stored(inner.id()));
        assertEquals(1, plan.size(out.id()));
    }

    @Test
    void whatSelectsIsStoredBecauseItIsReadTwice() {
        Net select = n.and(a, b);
        Net low = n.or(a, b);
        Net out = n.mux(select, low, c);
        n.output("out", out);
        PassPlan plan = plan();

        assertTrue(plan.stored(select.id()));
        assertFalse(plan.stored(low.id()));
        assertEquals(2, plan.size(out.id()));
    }

    @Test
    void gatesThatConstantsMakeSuperfluousAreCopiesAtMost() {
        Net wire = n.and(a, Net.ONE);
        Net low = n.and(b, Net.ZERO);
        Net out = n.or(wire, c);
        n.output("out", out);
        n.output("wire", wire);
        n.output("low", low);
        PassPlan plan = plan();

        assertNull(plan.driver(wire.id()));
        assertEquals(a, plan.stand(wire));
        assertTrue(plan.stored(wire.id()));
        List<int[]> copies = plan.copies(List.of(out.id(), wire.id(), low.id()));
        assertEquals(2, copies.size());
        assertArrayEquals(new int[] {a.id(), wire.id()}, copies.getFirst());
        assertArrayEquals(new int[] {Net.ZERO.id(), low.id()}, copies.getLast());
        assertEquals(List.of(out.id()), plan.depthFirst(plan.required(), new byte[plan.nets()]));
    }

    @Test
    void aLongChainIsCutIntoExpressionsOfFortyEight() {
        Net end = a;
        List<Net> chain = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            end = n.not(end);
            chain.add(end);
        }
        n.output("end", end);
        PassPlan plan = plan();

        assertEquals(List.of(chain.get(47), chain.get(95), chain.get(99)),
            chain.stream().filter(net -> plan.stored(net.id())).toList());
        assertEquals(4, plan.size(end.id()));
    }

    @Test
    void aStoredNetComesAfterThoseItIsMadeOfAndOnlyOnce() {
        Net shared = n.and(a, b);
        Net first = n.or(n.not(shared), c);
        Net second = n.xor(shared, first);
        n.output("second", second);
        n.output("first", first);
        PassPlan plan = plan();
        byte[] passed = new byte[plan.nets()];

        assertEquals(List.of(shared.id(), first.id()), plan.depthFirst(List.of(first.id()), passed));
        assertEquals(List.of(second.id()), plan.depthFirst(List.of(first.id(), second.id()), passed));
        assertEquals(List.of(), plan.depthFirst(plan.required(), passed));
        assertEquals(List.of(shared.id(), first.id(), second.id()),
            plan.depthFirst(List.of(second.id(), first.id()), new byte[plan.nets()]));
    }

    @Test
    void pinsAndRegistersAreSourcesAndWhatOnlyTheyReadIsLast() {
        Net inner = n.and(a, b);
        Net out = n.not(inner);
        Net q = n.flipFlop(out);
        n.output("inner", inner);
        PassPlan plan = plan();

        for (Net source : List.of(a, q, Net.ONE)) {
            assertTrue(plan.isSource(source.id()));
            assertNull(plan.driver(source.id()));
        }
        assertFalse(plan.isSource(inner.id()));
        assertFalse(plan.isLast(inner.id()));
        assertTrue(plan.isLast(out.id()));
    }

    /// A load: a command chooses for many registers between what they hold and something new.
    @Test
    void aWatchedPassStoresWhatACommandChoosesAmong() {
        assertEquals(Set.of(true), storedBeforeACommand(true, COMMAND_READERS));
        assertEquals(Set.of(false), storedBeforeACommand(true, COMMAND_READERS - 1));
        assertEquals(Set.of(false), storedBeforeACommand(false, COMMAND_READERS));
    }

    /// Whether the data of the chosen is stored: all of it or nothing.
    private static Set<Boolean> storedBeforeACommand(boolean watched, int readers) {
        NetlistBuilder n = new NetlistBuilder("test");
        Net command = n.input("command");
        List<Net> data = n.input("in", readers).nets().stream().map(n::not).toList();
        data.forEach(net -> n.output("out" + net.id(), n.and(net, command)));
        PassPlan plan = new PassPlan(n.build(), watched);
        assertEquals(watched, plan.isWatched());
        return Set.copyOf(data.stream().map(net -> plan.stored(net.id())).toList());
    }

    @Test
    void aPartReadsWhatItDoesNotStoreItself() {
        Net shared = n.and(a, b);
        Net first = n.or(n.not(shared), c);
        Net second = n.xor(shared, first);
        Net wire = n.or(b, Net.ZERO);
        n.output("second", second);
        n.output("first", first);
        n.output("wire", wire);
        PassPlan plan = plan();

        PassPart early = new PassPart(plan, List.of(shared.id()), List.of());
        PassPart late = new PassPart(plan, List.of(first.id(), second.id()), plan.copies(List.of(wire.id())));

        assertEquals(List.of(shared.id()), early.stores());
        assertEquals(Set.of(a.id(), b.id()), early.reads());
        assertEquals(List.of(first.id(), second.id(), wire.id()), late.stores());
        assertEquals(Set.of(shared.id(), b.id(), c.id()), late.reads());
    }
}
