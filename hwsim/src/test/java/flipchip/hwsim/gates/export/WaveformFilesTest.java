package flipchip.hwsim.gates.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import flipchip.engine.testkit.VcdReader;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Netlist;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.gates.sim.Waveform;
import flipchip.hwsim.gates.sim.WaveformRecorder;
import flipchip.hwsim.gates.sim.Waveforms;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// GTKWave save file, WaveDrom diagram, and a dump read back.
class WaveformFilesTest {
    @TempDir
    Path folder;

    /// 3 + 1 in the adder, with the inputs set at time 2.
    private static Waveform threePlusOne() {
        Netlist adder = SampleCircuits.adder();
        UnitDelaySimulator simulator = new UnitDelaySimulator(adder);
        Map<String, Bus> named = new LinkedHashMap<>();
        named.put("sum", adder.port("sum").bus());
        named.put("bit0.half", Bus.of(adder.net("bit0.half")));
        WaveformRecorder recorder = WaveformRecorder.of(simulator, named);
        simulator.set(adder.port("a").bus(), 3);
        simulator.set(adder.port("b").bus(), 1);
        int time = 2;
        recorder.sample(simulator, time);
        while (simulator.step() > 0) {
            recorder.sample(simulator, ++time);
        }
        return recorder.finish();
    }

    @Test
    void waveDromShowsBusesAsNumbersAndBitsAsLevels() throws IOException {
        StringBuilder out = new StringBuilder();
        WaveDromWriter.write(threePlusOne(), "3 + 1", List.of("sum", "bit0.half"), out);

        assertEquals("""
            {
              "head": {"text": "3 + 1", "tick": 0},
              "signal": [
                {"name": "sum", "wave": "=...==.=", "data": ["0", "2", "0", "4"]},
                {"name": "bit0.half", "wave": "0......."}
              ]
            }
            """, out.toString());
    }

    @Test
    void theSaveFileNamesTheSignalsAsTheDumpDoes() throws IOException {
        StringBuilder out = new StringBuilder();
        GtkwWriter.write(threePlusOne(), "sum.vcd", "adder",
            List.of(new GtkwWriter.Group("Result", List.of("sum")),
                new GtkwWriter.Group("Cell", List.of("bit0.half"))),
            out);

        assertEquals("""
            [*] flipchip
            [dumpfile] "sum.vcd"
            [timestart] 0
            *6.422 0 MARKERS
            @200
            -Result
            @22
            adder.sum[3:0]
            @200
            -Cell
            @28
            adder.bit0.half
            """.replace("MARKERS", "-1 ".repeat(26).strip()).replace("6.422", zoom(threePlusOne().length())),
            out.toString());
    }

    private static String zoom(int span) {
        return String.format(Locale.ROOT, "%f", Math.min(0, -Math.log(200.0 * span / 600) / Math.log(2)));
    }

    @Test
    void theSaveFileShowsAPieceOfTime() throws IOException {
        StringBuilder out = new StringBuilder();
        GtkwWriter.write(threePlusOne(), "sum.vcd", "adder", List.of(), new GtkwWriter.View(2, 5, 4), out);

        assertTrue(out.toString().contains("[timestart] 2\n*" + zoom(3) + " 4 -1 -1 "), out.toString());
    }

    @Test
    void aClockIsHighInTheFirstHalfOfEachPeriod() {
        Waveform whole = threePlusOne();
        Waveform clocked = whole.withClock("clk", 4);

        int clock = clocked.find("clk");
        for (int time = 0; time <= clocked.length(); time++) {
            assertEquals(BigInteger.valueOf(time % 4 < 2 ? 1 : 0), Waveforms.value(clocked, clock, time));
            for (int signal = 0; signal < whole.signals().size(); signal++) {
                assertEquals(Waveforms.value(whole, signal, time), Waveforms.value(clocked, signal, time));
            }
        }
    }

    @Test
    void aPieceOfAWaveformShowsTheSameValuesAtItsTimes() {
        Waveform whole = threePlusOne();
        Waveform part = whole.part(2, whole.length());

        assertEquals(whole.length() - 2, part.length());
        for (int time = 0; time <= part.length(); time++) {
            for (int signal = 0; signal < whole.signals().size(); signal++) {
                assertEquals(Waveforms.value(whole, signal, time + 2), Waveforms.value(part, signal, time));
            }
        }
        assertThrows(IllegalArgumentException.class, () -> whole.part(3, 2));
    }

    @Test
    void aSignalThatIsNotThereIsNamed() {
        var refusal = assertThrows(IllegalArgumentException.class,
            () -> WaveDromWriter.write(threePlusOne(), "", List.of("carry"), new StringBuilder()));

        assertEquals("no signal 'carry' in the waveform", refusal.getMessage());
    }

    @Test
    void aDumpReadBackHasTheRecordedChanges() throws IOException {
        Waveform waveform = threePlusOne();
        StringBuilder dump = new StringBuilder();
        VcdWriter.write(waveform, "adder", dump);

        Map<String, List<VcdReader.Change>> changes =
            VcdReader.read(new BufferedReader(new StringReader(dump.toString())));

        assertEquals(List.of(new VcdReader.Change(0, "0"), new VcdReader.Change(4, "10"),
            new VcdReader.Change(5, "0"), new VcdReader.Change(7, "100")), changes.get("adder.sum"));
        assertEquals(List.of(new VcdReader.Change(0, "0")), changes.get("adder.bit0.half"));
    }

    @Test
    void aBrokenDumpIsRefusedWithTheLine() {
        var refusal = assertThrows(IOException.class,
            () -> VcdReader.read(new BufferedReader(new StringReader("$enddefinitions $end\n#0\nhello\n"))));

        assertEquals("not a value change: 'hello'", refusal.getMessage());
    }

    @Test
    void gtkWavesOwnConverterReadsTheDump() throws Exception {
        Tool.assumeInstalled("vcd2fst", "fst2vcd");
        try (var out = Files.newBufferedWriter(folder.resolve("sum.vcd"))) {
            VcdWriter.write(threePlusOne(), "adder", out);
        }
        Tool.run(folder, "vcd2fst", "sum.vcd", "sum.fst");
        Tool.run(folder, "fst2vcd", "-f", "sum.fst", "-o", "back.vcd");

        try (BufferedReader ours = Files.newBufferedReader(folder.resolve("sum.vcd"));
                BufferedReader back = Files.newBufferedReader(folder.resolve("back.vcd"))) {
            Map<String, List<VcdReader.Change>> changes = VcdReader.read(ours);
            assertTrue(changes.size() == 2);
            assertEquals(changes, VcdReader.read(back));
        }
    }
}
