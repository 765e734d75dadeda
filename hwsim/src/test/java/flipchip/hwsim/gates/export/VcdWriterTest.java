package flipchip.hwsim.gates.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.LinkedHashMap;
import java.util.Map;
import flipchip.hwsim.gates.netlist.Bus;
import flipchip.hwsim.gates.netlist.Net;
import flipchip.hwsim.gates.netlist.NetlistBuilder;
import flipchip.hwsim.gates.sim.UnitDelaySimulator;
import flipchip.hwsim.gates.sim.Waveform;
import flipchip.hwsim.gates.sim.WaveformRecorder;
import flipchip.hwsim.gates.sim.Waveforms;
import org.junit.jupiter.api.Test;

class VcdWriterTest {
    private final NetlistBuilder n = new NetlistBuilder("test");
    private final Bus in = n.input("in", 2);

    private Waveform record() {
        Net both;
        try (NetlistBuilder.OpenScope _ = n.scope("cell", "type")) {
            both = n.name("both[S]", n.and(in.get(0), in.get(1)));
        }
        UnitDelaySimulator simulator = new UnitDelaySimulator(n.build());
        Map<String, Bus> signals = new LinkedHashMap<>();
        signals.put("in", in);
        signals.put("cell.both[S]", Bus.of(both));
        WaveformRecorder recorder = WaveformRecorder.of(simulator, signals);
        for (int time = 0; time <= 4; time++) {
            simulator.set(in, time / 2 == 1 ? 3 : 1);
            recorder.sample(simulator, time);
            simulator.step();
            recorder.sample(simulator, time + 1);
        }
        return recorder.finish();
    }

    @Test
    void writesScopesVectorsAndChangesOnly() throws Exception {
        StringBuilder out = new StringBuilder();

        VcdWriter.write(record(), "top", out);

        assertEquals("""
            $timescale 1 ns $end
            $scope module top $end
            $var wire 2 ! in [1:0] $end
            $scope module cell $end
            $var wire 1 " both_S $end
            $upscope $end
            $upscope $end
            $enddefinitions $end
            #0
            $dumpvars
            b01 !
            0"
            $end
            #2
            b11 !
            #3
            1"
            #4
            b01 !
            #5
            0"
            """, out.toString());
    }

    @Test
    void aWaveformAnswersForAnyTime() {
        Waveform waveform = record();

        int both = waveform.find("cell.both[S]");

        assertEquals(3, waveform.transitions(both).size());
        assertEquals(0, Waveforms.value(waveform, both, 2).intValue());
        assertEquals(1, Waveforms.value(waveform, both, 3).intValue());
        assertEquals(1, Waveforms.value(waveform, both, 4).intValue());
        assertEquals(0, Waveforms.value(waveform, both, 99).intValue());
        assertEquals(3, Waveforms.value(waveform, waveform.find("in"), 2).intValue());
        assertEquals(-1, waveform.find("nothing"));
    }

    @Test
    void aScopeNameWithASpaceIsRefusedBeforeAnyOutput() {
        StringBuilder out = new StringBuilder();

        assertThrows(IllegalArgumentException.class, () -> VcdWriter.write(record(), "two words", out));
        assertEquals("", out.toString());
    }
}
