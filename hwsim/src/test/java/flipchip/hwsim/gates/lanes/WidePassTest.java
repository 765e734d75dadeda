package flipchip.hwsim.gates.lanes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.gates.netlist.Port;
import flipchip.hwsim.gates.netlist.RandomCircuits;
import flipchip.hwsim.gates.sim.BitMatrix;
import flipchip.hwsim.gates.sim.BitParallelSimulator;
import flipchip.hwsim.gates.sim.Simulator;
import flipchip.hwsim.referee.array.CellArray;
import org.junit.jupiter.api.Test;

class WidePassTest {
    private final SplittableRandom random = new SplittableRandom(7);

    @Test
    void randomCircuitsGiveWhatTheInterpretedAndTheCompiledFormGive() {
        for (int i = 0; i < 300; i++) {
            Netlist netlist =
                RandomCircuits.combinational(random, 1 + random.nextInt(8), 5 + random.nextInt(150));
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
    }

    /// Random patterns in all 512 lanes.
    private void assertSame(Netlist netlist, WidePass wide, boolean compiled) {
        Simulator[] others = new Simulator[WidePass.WORDS];
        for (int word = 0; word < others.length; word++) {
            others[word] = compiled && word == 0
                ? BitParallelSimulator.compiled(netlist)
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

    @Test
    void turningEightSquaresOfBitsAtOnceIsTurningEachOfThem() {
        long[] rows = random.longs(64 * WidePass.WORDS).toArray();
        long[] turned = rows.clone();
        WidePass.transpose(turned);
        for (int word = 0; word < WidePass.WORDS; word++) {
            long[] one = new long[64];
            for (int r = 0; r < 64; r++) {
                one[r] = rows[WidePass.WORDS * r + word];
            }
            BitMatrix.transpose(one);
            for (int r = 0; r < 64; r++) {
                assertEquals(one[r], turned[WidePass.WORDS * r + word], "row " + r + " of word " + word);
            }
        }
        WidePass.transpose(turned);
        assertArrayEquals(rows, turned);
    }

    @Test
    void differencesAreTheLanesInWhichAPinIsNotAsExpected() {
        NetlistBuilder n = new NetlistBuilder("copy");
        Bus in = n.input("in", 2);
        n.output("out", new Bus(List.of(n.or(in.get(0), Net.ZERO), n.or(in.get(1), Net.ZERO))));
        WidePass wide = new WidePass(n.build());
        long[] shown = random.longs(2 * WidePass.WORDS).toArray();
        long[] mask = random.longs(WidePass.WORDS).toArray();
        wide.setLanes(in.get(0), shown, 0);
        wide.setLanes(in.get(1), shown, WidePass.WORDS);
        wide.run();
        long[] expected = random.longs(2 * WidePass.WORDS).toArray();
        long[] wrong = new long[WidePass.WORDS];
        wide.differences(in, expected, mask, wrong);
        for (int word = 0; word < WidePass.WORDS; word++) {
            assertEquals(
                shown[word] ^ expected[word] & mask[word]
                    | shown[WidePass.WORDS + word] ^ expected[WidePass.WORDS + word] & mask[word],
                wrong[word]);
        }
    }
}
