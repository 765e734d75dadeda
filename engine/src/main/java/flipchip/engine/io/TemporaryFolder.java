package flipchip.engine.io;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// A folder for a piece of work, deleted with all in it when it is closed. Any thread.
public final class TemporaryFolder implements AutoCloseable {
    private final Path path;

    /// @throws IOException if none can be made
    public TemporaryFolder() throws IOException {
        path = Files.createTempDirectory("flipchip");
    }

    public Path path() {
        return path;
    }

    @Override
    public void close() throws IOException {
        List<Path> all;
        try (Stream<Path> files = Files.walk(path)) {
            all = files.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : all) {
            Files.delete(file);
        }
    }
}
