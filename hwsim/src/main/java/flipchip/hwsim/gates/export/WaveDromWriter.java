package flipchip.hwsim.gates.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import flipchip.hwsim.gates.sim.Waveform;

/// A writer of signals of a [Waveform] as a WaveDrom timing diagram, one column a unit of time.
///
/// A bit is drawn as a level, a bus as boxes with hexadecimal numbers. Format: WaveJSON,
/// <https://github.com/wavedrom/schema/blob/master/WaveJSON.md>.
public final class WaveDromWriter {
    private WaveDromWriter() {}

    /// Writes the diagram and leaves `out` open.
    ///
    /// @param title   drawn above it
    /// @param signals names in the waveform, top to bottom
    /// @throws IOException              if `out` fails; what was written before stays written
    /// @throws IllegalArgumentException if the waveform has no such signal; checked before any output
    public static void write(Waveform waveform, String title, List<String> signals, Appendable out)
            throws IOException {
        List<String> lines = new ArrayList<>();
        for (String signal : signals) {
            int index = waveform.find(signal);
            if (index < 0) {
                throw new IllegalArgumentException("no signal '" + signal + "' in the waveform");
            }
            lines.add("    " + line(waveform, index));
        }
        out.append("{\n  \"head\": {\"text\": ").append(quoted(title))
            .append(", \"tick\": 0},\n  \"signal\": [\n").append(String.join(",\n", lines))
            .append("\n  ]\n}\n");
    }

    private static String line(Waveform waveform, int index) {
        Waveform.Signal signal = waveform.signals().get(index);
        StringBuilder wave = new StringBuilder();
        List<String> data = new ArrayList<>();
        for (Waveform.Transition transition : waveform.transitions(index)) {
            wave.append(".".repeat(transition.time() - wave.length()));
            if (signal.width() == 1) {
                wave.append(transition.value());
            } else {
                wave.append('=');
                data.add(quoted(transition.value().toString(16)));
            }
        }
        wave.append(".".repeat(waveform.length() + 1 - wave.length()));
        return "{\"name\": " + quoted(signal.name()) + ", \"wave\": \"" + wave + "\""
            + (data.isEmpty() ? "" : ", \"data\": [" + String.join(", ", data) + "]") + "}";
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
