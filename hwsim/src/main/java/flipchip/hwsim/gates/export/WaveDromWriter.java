package flipchip.hwsim.gates.export;

import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import flipchip.hwsim.gates.sim.Waveform;

/// A writer of WaveDrom timing diagrams. A bit is drawn as a level, a bus as boxes with texts.
///
/// Format: WaveJSON,
/// <https://github.com/wavedrom/schema/blob/master/WaveJSON.md>.
public final class WaveDromWriter {
    private WaveDromWriter() {}

    /// One signal.
    ///
    /// @param name    drawn before it
    /// @param bit     whether it is drawn as a level; its columns are then "0" and "1"
    /// @param columns what each column shows; empty where it goes on as before
    public record Line(String name, boolean bit, List<Optional<String>> columns) {
        public Line {
            columns = List.copyOf(columns);
        }

        /// A signal of a waveform, one column a unit of time.
        ///
        /// @param text of the values of a bus
        /// @throws IllegalArgumentException if the waveform has no such signal
        public static Line of(Waveform waveform, String signal, String name,
                Function<BigInteger, String> text) {
            int index = waveform.find(signal);
            if (index < 0) {
                throw new IllegalArgumentException("no signal '" + signal + "' in the waveform");
            }
            boolean bit = waveform.signals().get(index).width() == 1;
            List<Optional<String>> columns =
                new ArrayList<>(Collections.nCopies(waveform.length() + 1, Optional.empty()));
            for (Waveform.Transition taken : waveform.transitions(index)) {
                columns.set(taken.time(),
                    Optional.of(bit ? taken.value().toString() : text.apply(taken.value())));
            }
            return new Line(name, bit, columns);
        }
    }

    /// Writes the diagram and leaves `out` open.
    ///
    /// @param title   drawn above it
    /// @param signals names in the waveform, top to bottom
    /// @throws IOException              if `out` fails; what was written before stays written
    /// @throws IllegalArgumentException if the waveform has no such signal; checked before any output
    public static void write(Waveform waveform, String title, List<String> signals, Appendable out)
            throws IOException {
        List<Line> lines = signals.stream()
            .map(signal -> Line.of(waveform, signal, signal, value -> value.toString(16))).toList();
        write(title, lines, out);
    }

    /// Writes a diagram of these lines.
    ///
    /// @throws IOException if `out` fails; what was written before stays written
    public static void write(String title, List<Line> lines, Appendable out) throws IOException {
        out.append("{\n  \"head\": {\"text\": ").append(quoted(title))
            .append(", \"tick\": 0},\n  \"signal\": [\n")
            .append(lines.stream().map(line -> "    " + line(line)).collect(Collectors.joining(",\n")))
            .append("\n  ]\n}\n");
    }

    private static String line(Line line) {
        StringBuilder wave = new StringBuilder();
        List<String> data = new ArrayList<>();
        Optional<String> before = Optional.empty();
        for (Optional<String> column : line.columns()) {
            if (column.isEmpty() || line.bit() && column.equals(before)) {
                wave.append('.');
            } else if (line.bit()) {
                wave.append(column.get());
            } else {
                wave.append('=');
                data.add(quoted(column.get()));
            }
            before = column.isPresent() ? column : before;
        }
        return "{\"name\": " + quoted(line.name()) + ", \"wave\": \"" + wave + "\""
            + (data.isEmpty() ? "" : ", \"data\": [" + String.join(", ", data) + "]") + "}";
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
