package flipchip.hwsim.gates.export;

import java.io.IOException;
import java.util.List;
import flipchip.hwsim.gates.sim.Waveform;

/// A writer of a GTKWave save file: the signals that the viewer shows, in groups.
///
/// Format: what GTKWave 3.3 saves; the parts with the date and the window's size are left out.
public final class GtkwWriter {
    /// With this a save file of ours begins, and none that GTKWave has written.
    public static final String HEAD = "[*] flipchip\n";
    private static final String TRACE_BINARY = "@28";
    private static final String TRACE_HEX = "@22";
    private static final String COMMENT = "@200";

    private GtkwWriter() {}

    /// @param title   shown above its signals
    /// @param signals names in the waveform, e.g. `d4.remB[S]`
    public record Group(String title, List<String> signals) {
        public Group {
            signals = List.copyOf(signals);
        }
    }

    /// Writes the save file for the dump that [VcdWriter] makes of `waveform`.
    ///
    /// @param dumpFile the dump's name, as the viewer finds it
    /// @param top      the scope that was given to the dump
    /// @throws IOException              if `out` fails; what was written before stays written
    /// @throws IllegalArgumentException if the waveform has no signal of a group's; checked before any output
    public static void write(Waveform waveform, String dumpFile, String top, List<Group> groups,
            Appendable out) throws IOException {
        StringBuilder text =
            new StringBuilder(HEAD).append("[dumpfile] \"").append(dumpFile).append("\"\n[timestart] 0\n");
        List<String> names = VcdWriter.variables(waveform);
        for (Group group : groups) {
            text.append(COMMENT).append("\n-").append(group.title()).append('\n');
            for (String signal : group.signals()) {
                int index = waveform.find(signal);
                if (index < 0) {
                    throw new IllegalArgumentException("no signal '" + signal + "' in the waveform");
                }
                int width = waveform.signals().get(index).width();
                text.append(width == 1 ? TRACE_BINARY : TRACE_HEX).append('\n').append(top).append('.')
                    .append(scopes(signal)).append(names.get(index))
                    .append(width == 1 ? "" : "[" + (width - 1) + ":0]").append('\n');
            }
        }
        out.append(text);
    }

    /// The path before the signal's name in the dump.
    private static String scopes(String signal) {
        return signal.substring(0, signal.lastIndexOf('.') + 1).replaceAll("[^\\w.]", "_");
    }
}
