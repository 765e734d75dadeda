package flipchip.hwsim.netlist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import flipchip.hwsim.netlist.ConstantPropagation.Fate;
import flipchip.hwsim.sim.BitParallelSimulator;

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
        assertEquals(Optional.empty(), result.reason(3));
        assertEquals(Optional.of("nothing that stays reads unread"), result.reason(4));
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
