package flipchip.lab.window;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// A reader of the processor time of another process's threads on Linux; elsewhere it is empty.
final class Threads {
    private Threads() {}

    /// Nanoseconds by the name of the thread, which the system cuts after 15 letters.
    static Map<String, Long> processorNanos(long pid) throws IOException {
        Path tasks = Path.of("/proc", String.valueOf(pid), "task");
        if (!Files.exists(tasks)) {
            return Map.of();
        }
        List<Path> all;
        try (Stream<Path> each = Files.list(tasks)) {
            all = each.toList();
        }
        Map<String, Long> nanos = new HashMap<>();
        for (Path task : all) {
            try {
                nanos.merge(Files.readString(task.resolve("comm")).strip(),
                    Long.parseLong(Files.readString(task.resolve("schedstat")).split(" ")[0]), Long::sum);
            } catch (NoSuchFileException ended) {
                continue;
            }
        }
        return nanos;
    }

    /// Milliseconds that the threads whose names begin so used between the two.
    static double millis(Map<String, Long> before, Map<String, Long> after, String name) {
        return (sum(after, name) - sum(before, name)) / 1e6;
    }

    private static long sum(Map<String, Long> nanos, String name) {
        return nanos.entrySet().stream().filter(entry -> entry.getKey().startsWith(name))
            .mapToLong(Map.Entry::getValue).sum();
    }
}
