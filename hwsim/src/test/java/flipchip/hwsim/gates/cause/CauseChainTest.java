package flipchip.hwsim.gates.cause;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.netlist.RandomCircuits;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import org.junit.jupiter.api.Test;

class CauseChainTest {
    private static final int PERIOD = 6;

    /// The number on the pins changes at each edge; a clock has six gate delays.
    private static NetHistory record(Netlist netlist, int... pins) {
        UnitDelaySimulator simulator = new UnitDelaySimulator(netlist);
        NetHistory.Recorder recorder = new NetHistory.Recorder(netlist, simulator.save().nets(), Set.of());
        recorder.tick(false, new int[0]);
        for (int value : pins) {
            simulator.edge();
            List<Port> ports = netlist.ports(Port.Direction.INPUT);
            List<Net> nets = ports.stream().flatMap(port -> port.bus().nets().stream()).toList();
            IntStream.range(0, nets.size())
                .forEach(bit -> simulator.set(nets.get(bit), (value >>> bit & 1) != 0));
            recorder.tick(true, simulator.changes());
            for (int step = 0; step < PERIOD; step++) {
                simulator.step();
                recorder.tick(false, simulator.changes());
            }
        }
        return recorder.finish();
    }

    private static List<String> names(NetHistory history, String net, int tick) {
        return CauseChain.of(history, history.netlist().net(net), tick, 0, _ -> false).links().stream().map(
            link -> history.netlist().nameOf(link.net()) + "=" + (link.high() ? 1 : 0) + "@" + link.since())
            .toList();
    }

    /// y = a AND b OR c; q stores y while e.
    private static Netlist sample() {
        NetlistBuilder n = new NetlistBuilder("sample");
        Net a = n.input("a");
        Net b = n.input("b");
        Net c = n.input("c");
        Net e = n.input("e");
        Net x = n.name("x", n.and(a, b));
        Net y = n.name("y", n.or(x, c));
        Net q = n.declare("q");
        n.driveFlipFlop(q, y, e, Net.ZERO, false, false);
        n.output("q", q);
        return n.build();
    }

    @Test
    void onlyInputsThatMatterBelongToTheChain() {
        NetHistory history = record(sample(), 0b0001, 0b0011, 0b0111, 0b0100);

        assertEquals(List.of("b=0@0", "c=0@0", "x=0@0", "y=0@0"),
            names(history, "y", 7).stream().sorted().toList());
        assertEquals(List.of("a=1@1", "b=1@8", "x=1@9", "y=1@10"), names(history, "y", 14));
        assertEquals(List.of("a=1@1", "b=1@8", "x=1@9", "c=1@15", "y=1@10"), names(history, "y", 20));
        assertEquals(List.of("c=1@15", "y=1@10"), names(history, "y", 28));
    }

    @Test
    void aRegisterLeadsBackToTheClockInWhichItWasStored() {
        NetHistory history = record(sample(), 0b1100, 0b0000, 0b0000, 0b1000, 0b0000);

        assertEquals(List.of("c=1@1", "e=1@1", "y=1@2", "q=1@8"), names(history, "q", 20));
        assertEquals(4, names(history, "q", 20).size());
        assertEquals("q=0@29", names(history, "q", 30).getLast());
        assertEquals(List.of("q=1@8"), CauseChain.of(history, history.netlist().net("q"), 20, 8, _ -> false)
            .links().stream().map(link -> "q=" + (link.high() ? 1 : 0) + "@" + link.since()).toList());
    }

    @Test
    void theChainOfARandomCircuitHoldsAtEveryLink() {
        SplittableRandom random = new SplittableRandom(5);
        int held = 0;
        for (int circuit = 0; circuit < 40; circuit++) {
            Netlist netlist = RandomCircuits.combinational(random, 6, 30);
            NetHistory history = record(netlist, random.nextInt(64), random.nextInt(64), random.nextInt(64));
            CauseCheck check = new CauseCheck(history);
            for (int asked = 0; asked < 10; asked++) {
                Net net = new Net(2 + random.nextInt(netlist.netCount() - 2));
                int tick = 8 + random.nextInt(history.last() - 7);
                CauseChain chain = CauseChain.of(history, net, tick, 0, _ -> false);
                for (int row = 0; row < chain.links().size(); row++) {
                    if (!chain.links().get(row).net().isConstant()) {
                        held += check.without(chain, row) == CauseCheck.Result.HOLDS ? 1 : 0;
                    }
                }
            }
        }
        assertTrue(held > 500, held + " links");
    }

    @Test
    void withoutItsLinkTheOutcomeIsAnother() {
        NetHistory history = record(sample(), 0b0001, 0b0011, 0b0111);
        CauseChain chain = CauseChain.of(history, history.netlist().net("y"), 20, 0, _ -> false);
        CauseCheck check = new CauseCheck(history);

        for (int row = 0; row < chain.links().size(); row++) {
            assertEquals(CauseCheck.Result.HOLDS, check.without(chain, row), "link " + row);
        }
        CauseChain wrong = new CauseChain(List.of(chain.links().getFirst(),
            new CauseLink(chain.outcome().net(), false, 0, 20, 19, List.of(0), false, List.of())), 20, 0);
        assertEquals(CauseCheck.Result.FAILS, check.without(wrong, 0));
    }

    @Test
    void afterTheLastEdgeEverythingSettles() {
        NetHistory history = record(sample(), 0b0001, 0b0011);
        NetHistory settled = history.settledFrom(8);

        assertEquals(10, settled.since(settled.netlist().net("y"), settled.last()));
        assertTrue(settled.high(settled.netlist().net("y"), settled.last()));
        assertFalse(settled.high(settled.netlist().net("y"), 9));
        assertThrows(IllegalArgumentException.class,
            () -> record(RandomCircuits.clocked(new SplittableRandom(1), 3, 5, 2), 1).simulator(3));
    }
}
