package flipchip.hwsim.lanes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import flipchip.hwsim.array.CellArray;
import flipchip.hwsim.netlist.Net;
import flipchip.hwsim.netlist.Netlist;
import flipchip.hwsim.netlist.Port;
import flipchip.hwsim.netlist.RandomCircuits;
import flipchip.hwsim.sim.BitParallelSimulator;
import flipchip.hwsim.sim.Simulator;

class WidePassTest {
    private final SplittableRandom random = new SplittableRandom(7);

    @Test
    void randomCircuitsGiveWhatTheInterpretedAndTheCompiledFormGive() {
        for (int i = 0; i < 300; i++) {
            Netlist netlist = RandomCircuits.combinational(random, 1 + random.nextInt(8), 5 + random.nextInt(150));
            WidePass wide = new WidePass(netlist);
            for (int pass = 0; pass < 2; pass++) {
                assertSame(netlist, wide, i % 30 == 0);
            }
        }
    }

    @Test
    void theCellArrayGivesWhatTheOtherFormsGive() {
        Netlist netlist = CellArray.build().netlist();
        WidePass wide = new WidePass(netlist);

        for (int pass = 0; pass < 3; pass++) {
            assertSame(netlist, wide, true);
        }
        assertEquals(4528, wide.gates());
        assertTrue(wide.operations() < 3500, "only " + wide.operations() + " operations");
    }

    /// Random patterns in all 512 lanes.
    private void assertSame(Netlist netlist, WidePass wide, boolean compiled) {
        Simulator[] others = new Simulator[WidePass.WORDS];
        for (int word = 0; word < others.length; word++) {
            others[word] = compiled && word == 0 ? BitParallelSimulator.compiled(netlist)
                : new BitParallelSimulator(netlist);
            for (Port port : netlist.ports(Port.Direction.INPUT)) {
                for (Net net : port.bus().nets()) {
                    long lanes = random.nextLong();
                    wide.setLanes(net, word, lanes);
                    others[word].setLanes(net, lanes);
                }
            }
            others[word].settle();
        }
        wide.run();
        for (int word = 0; word < others.length; word++) {
            for (Port port : netlist.ports(Port.Direction.OUTPUT)) {
                for (Net net : port.bus().nets()) {
                    assertEquals(others[word].lanes(net), wide.lanes(net, word), netlist.nameOf(net));
                }
            }
        }
    }

    @Test
    void circuitsWithMemoryAndNetsInsideAreRefused() {
        Netlist clocked = RandomCircuits.clocked(random, 3, 10, 2);
        assertThrows(IllegalArgumentException.class, () -> new WidePass(clocked));
        CellArray array = CellArray.build();
        WidePass wide = new WidePass(array.netlist());
        Net inside = array.netlist().net("d4.remB[S]");
        assertThrows(IllegalArgumentException.class, () -> wide.lanes(inside, 0));
        assertThrows(IllegalArgumentException.class, () -> wide.setLanes(inside, 0, 0));
    }
}
