package flipchip.hwsim.gates.sim;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.gates.sim.Waveform.Signal;
import org.junit.jupiter.api.Test;

class WaveformTest {
    private final NetlistBuilder n = new NetlistBuilder("test");
    private final Bus word = n.input("word", 3);
    private final Net a = n.input("a");
    private final Net last = n.input("rest", 66).get(65);
    private final Netlist netlist = n.build();
    private final Map<String, Bus> named = named();

    /// Signals of 3, 1, 1 and 2 bits; the last one repeats nets of the others.
    private Map<String, Bus> named() {
        Map<String, Bus> signals = new LinkedHashMap<>();
        signals.put("word", word);
        signals.put("a", Bus.of(a));
        signals.put("last", Bus.of(last));
        signals.put("both", Bus.of(word.get(2), a));
        return signals;
    }

    private WaveformRecorder recorder() {
        return new WaveformRecorder(netlist, named, new long[2]);
    }

    /// word: 0, from 2 on 5, from 4 on 6, from 7 on 2. a: 0, from 4 on 1, from 9 on 0. Ends at 12.
    private Waveform sample() {
        return recorder().changed(2, id(0), id(2)).changed(4, a.id(), id(1), id(0)).changed(7, id(2))
            .changed(9, a.id()).changed(12).finish();
    }

    private int id(int bit) {
        return word.get(bit).id();
    }

    private static String changes(Waveform waveform, int signal) {
        return String.join(" ", waveform.transitions(signal).stream()
            .map(change -> change.time() + ":" + change.value()).toList());
    }

    @Test
    void aSignalShowsTheNumberOnItsNets() {
        Waveform waveform = sample();

        assertEquals("0:0 2:5 4:6 7:2", changes(waveform, 0));
        assertEquals("0:0 4:1 9:0", changes(waveform, 1));
        assertEquals("0:0", changes(waveform, 2));
        assertEquals("0:0 2:1 4:3 7:2 9:0", changes(waveform, 3));
    }

    @Test
    void signalsOwnTheBitsOneAfterTheOther() {
        Waveform waveform = sample();

        assertEquals(
            List.of(new Signal("word", 3), new Signal("a", 1), new Signal("last", 1), new Signal("both", 2)),
            waveform.signals());
        assertEquals(7, waveform.bits());
        assertEquals(3, waveform.firstBit(1));
        assertEquals(5, waveform.firstBit(3));
        assertArrayEquals(new int[] {2, 4, 7, 9}, waveform.times());
        assertArrayEquals(new int[] {0, 1, 3, 6}, waveform.toggles(1));
        assertEquals(12, waveform.length());
        assertEquals(1, waveform.find("a"));
        assertEquals(0, waveform.find("word"));
        assertEquals(-1, waveform.find("b"));
    }

    @Test
    void aPieceBeginsWithWhatIsShownThen() {
        Waveform waveform = sample();

        assertEquals("0:5 1:6 4:2", changes(waveform.part(3, 7), 0));
        assertEquals("0:6 3:2", changes(waveform.part(4, 9), 0));
        assertEquals("0:1 5:0", changes(waveform.part(4, 9), 1));
        assertEquals("0:6", changes(waveform.part(4, 6), 0));
        assertEquals(2, waveform.part(4, 6).length());
        assertEquals("0:2", changes(waveform.part(12, 12), 0));
        assertEquals(changes(waveform, 3), changes(waveform.part(0, 12), 3));
    }

    @Test
    void aPieceMustLieInside() {
        Waveform waveform = sample();

        assertEquals("no piece from 3 to 13 of 0 to 12", refusal(waveform, 3, 13));
        assertEquals("no piece from -1 to 4 of 0 to 12", refusal(waveform, -1, 4));
        assertEquals("no piece from 5 to 4 of 0 to 12", refusal(waveform, 5, 4));
    }

    private static String refusal(Waveform waveform, int first, int last) {
        return assertThrows(IllegalArgumentException.class, () -> waveform.part(first, last)).getMessage();
    }

    @Test
    void theFirstValuesComeFromTheImageAndFromChangesAtTimeZero() {
        long[] image = new long[2];
        for (Net high : List.of(word.get(1), word.get(2), last)) {
            image[high.id() / 64] |= 1L << high.id();
        }

        Waveform waveform = new WaveformRecorder(netlist, named, image).changed(0, a.id(), id(2)).finish();

        assertArrayEquals(new boolean[] {false, true, false, true, true, false, true}, waveform.initial());
        assertEquals(BigInteger.TWO, waveform.transitions(0).getFirst().value());
        assertEquals(0, waveform.times().length);
    }

    @Test
    void changesOfOneTimeAddUp() {
        Waveform waveform = recorder().changed(3, id(0), a.id()).changed(3, id(1), id(0)).changed(5, id(0))
            .changed(5, id(0)).finish();

        assertArrayEquals(new int[] {1, 3, 6}, waveform.toggles(0));
        assertEquals("0:0 3:2", changes(waveform, 0));
        assertEquals(5, waveform.length());
    }

    @Test
    void whatNoSignalShowsIsNoChange() {
        Waveform waveform = recorder().changed(1, last.id() - 1).changed(2).changed(4, last.id()).finish();

        assertArrayEquals(new int[] {4}, waveform.times());
        assertEquals("0:0 4:1", changes(waveform, 2));
    }

    @Test
    void timeDoesNotRunBackwards() {
        WaveformRecorder recorder = recorder().changed(4);

        recorder.changed(4);
        assertEquals("time 3 after 4",
            assertThrows(IllegalArgumentException.class, () -> recorder.changed(3)).getMessage());
    }

    @Test
    void aSimulatorIsRecordedFromItsPresentStateOn() {
        NetlistBuilder circuit = new NetlistBuilder("circuit");
        Net in = circuit.input("in");
        Net out = circuit.name("out", circuit.not(in));
        UnitDelaySimulator simulator = new UnitDelaySimulator(circuit.build());
        Map<String, Bus> all = WaveformRecorder.allNets(simulator.netlist());
        WaveformRecorder recorder = WaveformRecorder.of(simulator, all);
        simulator.set(in, true);
        recorder.sample(simulator, 1);
        simulator.step();
        Waveform waveform = recorder.sample(simulator, 2).finish();

        assertEquals(List.of("in", "out"), List.copyOf(all.keySet()));
        assertEquals(Bus.of(out), all.get("out"));
        assertEquals("0:0 1:1", changes(waveform, 0));
        assertEquals("0:1 2:0", changes(waveform, 1));
    }

    /// Two images that differ in one bit have hashes that differ, in their lower halves too.
    @Test
    void everyBitOfAnImageCountsInItsHash() {
        long[] hashes = IntStream.range(0, 129).mapToLong(bit -> {
            long[] image = {0x0123_4567_89AB_CDEFL, 0xFEDC_BA98_7654_3210L};
            if (bit < 128) {
                image[bit / 64] ^= 1L << bit;
            }
            return SimulatorState.hash(image);
        }).toArray();

        assertEquals(129, IntStream.range(0, 129).map(i -> (int) hashes[i]).distinct().count());
    }
}
