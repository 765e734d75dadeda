package flipchip.lab.window;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// A folder for the settings and games of a program that is measured; closing deletes it.
public final class HomeFolder implements AutoCloseable {
    private final Path path = Files.createTempDirectory("flipchip-measured");

    public HomeFolder() throws IOException {}

    public Path path() {
        return path;
    }

    /// Deletes a folder with everything in it, where there is one.
    static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            List<Path> files;
            try (Stream<Path> all = Files.walk(folder)) {
                files = all.sorted(Comparator.reverseOrder()).toList();
            }
            for (Path file : files) {
                Files.deleteIfExists(file);
            }
        }
    }

    @Override
    public void close() throws IOException {
        delete(path);
    }
}
