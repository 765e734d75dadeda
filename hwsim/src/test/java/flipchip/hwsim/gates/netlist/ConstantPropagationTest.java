package flipchip.hwsim.gates.netlist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.hwsim.gates.netlist.ConstantPropagation.Fate;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import org.junit.jupiter.api.Test;

class ConstantPropagationTest {
    private final NetlistBuilder n = new NetlistBuilder("test");
    private final Net a = n.input("a");
    private final Net b = n.input("b");

    @Test
    void everyGateThatGoesHasAReason() {
        Net low = n.name("low", n.and(a, Net.ZERO));
        Net wire = n.name("wire", n.or(b, low));
        Net high = n.name("high", n.not(low));
        Net kept = n.name("kept", n.xor(wire, a));
        n.name("unread", n.and(kept, a));
        n.output("out", kept);
        n.output("high", high);
        Netlist netlist = n.build();

        ConstantPropagation result = ConstantPropagation.of(netlist);

        assertEquals(Fate.ALWAYS_LOW, result.fateOf(0));
        assertEquals(Fate.WIRE, result.fateOf(1));
        assertEquals(Fate.ALWAYS_HIGH, result.fateOf(2));
        assertEquals(Fate.LIVE, result.fateOf(3));
        assertEquals(Fate.UNREAD, result.fateOf(4));
        assertEquals(1, result.live());
        assertEquals(b, result.standsFor(wire));
        assertEquals(Optional.of("low is always low: its inputs are a const0"), result.reason(0));
        assertEquals(Optional.of("wire always equals b: its inputs are b low (low)"), result.reason(1));
        assertEquals(Optional.of("high is always high: its inputs are low (low)"), result.reason(2));
        assertEquals(Optional.empty(), result.reason(3));
        assertEquals(Optional.of("nothing that stays reads unread"), result.reason(4));
    }

    /// What each kind of gate comes to when inputs are constant or equal.
    @Test
    void aGateThatComputesNothingStandsForWhatItEquals() {
        Map<Net, Net> stands = new LinkedHashMap<>();
        stands.put(n.not(Net.ZERO), Net.ONE);
        stands.put(n.not(Net.ONE), Net.ZERO);
        stands.put(n.and(Net.ZERO, a), Net.ZERO);
        stands.put(n.and(a, Net.ZERO), Net.ZERO);
        stands.put(n.and(Net.ONE, a), a);
        stands.put(n.and(a, Net.ONE), a);
        stands.put(n.and(a, a), a);
        stands.put(n.or(Net.ONE, a), Net.ONE);
        stands.put(n.or(a, Net.ONE), Net.ONE);
        stands.put(n.or(Net.ZERO, a), a);
        stands.put(n.or(a, Net.ZERO), a);
        stands.put(n.or(a, a), a);
        stands.put(n.xor(a, a), Net.ZERO);
        stands.put(n.xor(Net.ONE, Net.ONE), Net.ZERO);
        stands.put(n.xor(Net.ZERO, Net.ONE), Net.ONE);
        stands.put(n.xor(Net.ONE, Net.ZERO), Net.ONE);
        stands.put(n.xor(Net.ZERO, a), a);
        stands.put(n.xor(a, Net.ZERO), a);
        stands.put(n.mux(Net.ZERO, a, b), a);
        stands.put(n.mux(Net.ONE, a, b), b);
        stands.put(n.mux(a, b, b), b);
        stands.put(n.mux(a, Net.ZERO, Net.ONE), a);

        ConstantPropagation result = ConstantPropagation.of(n.build());

        stands.forEach((out, stand) -> assertEquals(stand, result.standsFor(out), "net " + out.id()));
        assertEquals(0, result.live());
    }

    @Test
    void aGateThatStillComputesStandsForItself() {
        List<Net> nets = List.of(n.not(a), n.and(a, b), n.or(a, b), n.xor(a, b), n.xor(Net.ONE, a),
            n.xor(a, Net.ONE), n.mux(a, b, Net.ONE), n.mux(a, Net.ZERO, b), n.mux(a, Net.ONE, Net.ZERO));
        n.output("out", new Bus(nets));

        ConstantPropagation result = ConstantPropagation.of(n.build());

        nets.forEach(net -> assertEquals(net, result.standsFor(net)));
        assertEquals(nets.size(), result.live());
    }

    @Test
    void whatOnlyUnreadGatesReadIsUnreadToo() {
        n.not(n.not(a));
        n.output("out", n.not(n.not(n.not(b))));

        ConstantPropagation result = ConstantPropagation.of(n.build());

        assertEquals(
            Map.of(Fate.LIVE, 3, Fate.UNREAD, 2, Fate.ALWAYS_LOW, 0, Fate.ALWAYS_HIGH, 0, Fate.WIRE, 0),
            result.counts());
        assertFalse(result.isLive(0));
        assertTrue(result.isLive(2));
    }

    @Test
    void theSimplifiedCircuitShowsTheSameWithoutTheGatesThatGo() {
        Net low = n.name("low", n.and(a, Net.ZERO));
        Net wire = n.name("wire", n.or(b, low));
        Net kept = n.name("kept", n.xor(wire, a));
        n.output("out", Bus.of(low, wire, kept));

        Netlist left = ConstantPropagation.of(n.build()).simplified();

        assertEquals(List.of(new Gate.Xor(b, a, kept)), left.gates());
        assertEquals(Bus.of(Net.ZERO, b, kept), left.port("out").bus());
        assertEquals(Bus.of(a), left.port("a").bus());
        assertEquals(wire, left.net("wire"));
        assertEquals(List.of(), NetlistCheck.errors(left));
    }

    @Test
    void gatesThatFeedOnlyRegistersStay() {
        Net d = n.and(a, b);
        n.flipFlop(d);

        assertTrue(ConstantPropagation.of(n.build()).isLive(0));
    }

    /// Random circuits full of constants: a net always shows what the net it is said to equal shows.
    @Test
    void aNetShowsWhatItStandsFor() {
        SplittableRandom random = new SplittableRandom(1);
        int removed = 0;
        for (int circuit = 0; circuit < 200; circuit++) {
            Netlist netlist = RandomCircuits.combinational(random, 6, 60);
            ConstantPropagation result = ConstantPropagation.of(netlist);
            BitParallelSimulator simulator = new BitParallelSimulator(netlist);
            netlist.port("in").bus().nets().forEach(in -> simulator.setLanes(in, random.nextLong()));
            simulator.settle();
            for (int id = 0; id < netlist.netCount(); id++) {
                Net net = new Net(id);
                assertEquals(simulator.lanes(result.standsFor(net)), simulator.lanes(net),
                    netlist.nameOf(net));
            }
            removed += netlist.gates().size() - result.live();
        }
        assertFalse(removed < 1000, "only " + removed + " gates removed");
    }
}
