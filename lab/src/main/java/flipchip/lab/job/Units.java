package flipchip.lab.job;

import java.nio.charset.StandardCharsets;
import java.util.List;

/// A set of inputs with one unit a line.
final class Units {
    private Units() {}

    /// The lines that are something.
    static List<String> lines(String text) {
        return text.lines().map(String::strip).filter(line -> !line.isEmpty() && !line.startsWith("%"))
            .toList();
    }

    static byte[] input(List<String> lines) {
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /// The lines of a shard.
    static List<String> lines(byte[] input, Shard shard) {
        return new String(input, StandardCharsets.UTF_8).lines().skip(shard.from()).limit(shard.units())
            .toList();
    }
}
