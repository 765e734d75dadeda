package flipchip.hwsim.gates.export;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
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

    /// Of the drawings in the window that GTKWave opens.
    private static final int PIXELS = 600;
    private static final int FRAME = 200;
    private static final int NAMED_MARKERS = 26;

    private GtkwWriter() {}

    /// @param title   shown above its signals
    /// @param signals names in the waveform, e.g. `d4.remB[S]`
    public record Group(String title, List<String> signals) {
        public Group {
            signals = List.copyOf(signals);
        }
    }

    /// The piece of time that the viewer shows first.
    ///
    /// @param first  its beginning
    /// @param last   its end
    /// @param marker where the marker stands
    public record View(int first, int last, int marker) {}

    /// Writes the save file for the dump that [VcdWriter] makes of `waveform`, all of it shown.
    ///
    /// @throws IOException              if `out` fails; what was written before stays written
    /// @throws IllegalArgumentException if the waveform has no signal of a group's; checked before any output
    public static void write(Waveform waveform, String dumpFile, String top, List<Group> groups,
            Appendable out) throws IOException {
        write(waveform, dumpFile, top, groups, new View(0, waveform.length(), 0), out);
    }

    /// Writes the save file for the dump that [VcdWriter] makes of `waveform`.
    ///
    /// @param dumpFile the dump's name, as the viewer finds it
    /// @param top      the scope that was given to the dump
    /// @throws IOException              if `out` fails; what was written before stays written
    /// @throws IllegalArgumentException if the waveform has no signal of a group's; checked before any output
    public static void write(Waveform waveform, String dumpFile, String top, List<Group> groups, View view,
            Appendable out) throws IOException {
        StringBuilder text = new StringBuilder(HEAD).append("[dumpfile] \"").append(dumpFile)
            .append("\"\n[timestart] ").append(view.first()).append('\n').append(zoom(view));
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

    /// The zoom as GTKWave saves it, at most 0: 200 pixels are two to the power of minus the zoom units of
    /// time. After it the marker, and 26 named ones that are not set.
    private static String zoom(View view) {
        double units = (double) FRAME * Math.max(1, view.last() - view.first()) / PIXELS;
        double zoom = Math.min(0, -Math.log(units) / Math.log(2));
        return String.format(Locale.ROOT, "*%f %d", zoom, view.marker()) + " -1".repeat(NAMED_MARKERS) + "\n";
    }

    /// The path before the signal's name in the dump.
    private static String scopes(String signal) {
        return signal.substring(0, signal.lastIndexOf('.') + 1).replaceAll("[^\\w.]", "_");
    }
}
