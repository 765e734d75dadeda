package flipchip.hwsim.gates.export;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import flipchip.hwsim.gates.sim.Waveform;

/// A writer of a [Waveform] as a Value Change Dump, the format of GTKWave and sigrok.
///
/// One gate delay is written as one time unit of `$timescale 1 ns`. The nanosecond only serves the viewer's
/// ruler: the model has no physical time. Only changes are written, so the size grows with activity and not
/// with length.
///
/// A name `d4.remB[S]` becomes the variable `remB_S` in the scope `d4`: brackets would be read as a bit
/// select. Format: IEEE Std 1364-2005, clause 18, four-state VCD; `x` and `z` never occur.
public final class VcdWriter {
    private VcdWriter() {}

    /// Writes `waveform` and leaves `out` open.
    ///
    /// @param top name of the scope around all others; letters, digits and `_` only
    /// @throws IOException              if `out` fails; what was written before stays written
    /// @throws IllegalArgumentException if `top` has another character, checked before any output
    public static void write(Waveform waveform, String top, Appendable out) throws IOException {
        if (!top.matches("\\w+")) {
            throw new IllegalArgumentException("not a VCD scope name: '" + top + "'");
        }
        out.append("$timescale 1 ns $end\n");
        writeNames(waveform, top, out);
        out.append("$enddefinitions $end\n");
        boolean[] now = waveform.initial();
        out.append("#0\n$dumpvars\n");
        for (int signal = 0; signal < waveform.signals().size(); signal++) {
            writeValue(waveform, signal, now, out);
        }
        out.append("$end\n");
        int[] times = waveform.times();
        int[] signalOf = signalOfEachBit(waveform);
        for (int i = 0; i < times.length; i++) {
            out.append('#').append(String.valueOf(times[i])).append('\n');
            int[] toggles = waveform.toggles(i);
            for (int bit : toggles) {
                now[bit] = !now[bit];
            }
            for (int signal : Arrays.stream(toggles).map(bit -> signalOf[bit]).distinct().toArray()) {
                writeValue(waveform, signal, now, out);
            }
        }
        if (times.length == 0 ? waveform.length() > 0 : waveform.length() > times[times.length - 1]) {
            out.append('#').append(String.valueOf(waveform.length())).append('\n');
        }
    }

    /// The variable name of a signal in the file, without its scopes.
    public static String variable(String signalName) {
        String local = signalName.substring(signalName.lastIndexOf('.') + 1);
        return local.replace("[", "_").replace("]", "").replaceAll("\\W", "_");
    }

    /// The variable name of each signal in the file, without its scopes: no two of a scope have the same.
    static List<String> variables(Waveform waveform) {
        List<String> names = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        for (int i = 0; i < waveform.signals().size(); i++) {
            String name = variable(waveform.signals().get(i).name());
            while (!taken.add(scopes(waveform, i) + " " + name)) {
                name += "_";
            }
            names.add(name);
        }
        return names;
    }

    private static void writeNames(Waveform waveform, String top, Appendable out) throws IOException {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < waveform.signals().size(); i++) {
            order.add(i);
        }
        List<String> open = new ArrayList<>(List.of(top));
        out.append("$scope module ").append(top).append(" $end\n");
        order.sort((x, y) -> scopes(waveform, x).compareTo(scopes(waveform, y)));
        List<String> names = variables(waveform);
        for (int signal : order) {
            List<String> path = new ArrayList<>(List.of(top));
            if (!scopes(waveform, signal).isEmpty()) {
                path.addAll(List.of(scopes(waveform, signal).split("\\.")));
            }
            enter(open, path, out);
            int width = waveform.signals().get(signal).width();
            out.append("$var wire ").append(String.valueOf(width)).append(' ').append(code(signal))
                .append(' ').append(names.get(signal)).append(width == 1 ? "" : " [" + (width - 1) + ":0]")
                .append(" $end\n");
        }
        enter(open, List.of(), out);
    }

    private static String scopes(Waveform waveform, int signal) {
        String name = waveform.signals().get(signal).name();
        return name.substring(0, Math.max(0, name.lastIndexOf('.')));
    }

    /// Leaves and opens scopes until those of `path` are open.
    private static void enter(List<String> open, List<String> path, Appendable out) throws IOException {
        int common = 0;
        while (common < open.size() && common < path.size() && open.get(common).equals(path.get(common))) {
            common++;
        }
        while (open.size() > common) {
            open.removeLast();
            out.append("$upscope $end\n");
        }
        for (String scope : path.subList(common, path.size())) {
            open.add(scope);
            out.append("$scope module ").append(scope.replaceAll("\\W", "_")).append(" $end\n");
        }
    }

    private static int[] signalOfEachBit(Waveform waveform) {
        int[] signalOf = new int[waveform.bits()];
        for (int signal = 0; signal < waveform.signals().size(); signal++) {
            int first = waveform.firstBit(signal);
            Arrays.fill(signalOf, first, first + waveform.signals().get(signal).width(), signal);
        }
        return signalOf;
    }

    private static void writeValue(Waveform waveform, int signal, boolean[] now, Appendable out)
            throws IOException {
        int first = waveform.firstBit(signal);
        int width = waveform.signals().get(signal).width();
        if (width > 1) {
            out.append('b');
        }
        for (int bit = width - 1; bit >= 0; bit--) {
            out.append(now[first + bit] ? '1' : '0');
        }
        out.append(width > 1 ? " " : "").append(code(signal)).append('\n');
    }

    /// VCD identifiers: the 94 printable characters `!`..`~`, used as digits.
    private static String code(int index) {
        String digit = String.valueOf((char) ('!' + index % 94));
        return index < 94 ? digit : digit + code(index / 94 - 1);
    }
}
