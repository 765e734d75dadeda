package flipchip.app.chips.owncell;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The temporary folder of one check of a cell. Its name holds the number of this process, so that a later
/// one can remove what a killed one left.
record CellFolder(Path path) implements AutoCloseable {
    private static final String BEGINNING = "flipchip-cell-";
    private static final Pattern NAME = Pattern.compile(BEGINNING + "([0-9a-z]{1,13})-.*");

    static CellFolder make() throws IOException {
        return new CellFolder(
            Files.createTempDirectory(BEGINNING + Long.toString(ProcessHandle.current().pid(), 36) + "-"));
    }

    /// Removes the folders of processes that have ended.
    static void removeLeftOvers() {
        try (DirectoryStream<Path> left =
            Files.newDirectoryStream(Path.of(System.getProperty("java.io.tmpdir")), BEGINNING + "*")) {
            for (Path folder : left) {
                Matcher name = NAME.matcher(folder.getFileName().toString());
                if (name.matches() && Files.isDirectory(folder)
                        && ProcessHandle.of(Long.parseLong(name.group(1), 36)).isEmpty()) {
                    new CellFolder(folder).close();
                }
            }
        } catch (IOException | DirectoryIteratorException | NumberFormatException _) {
            // they only take room
        }
    }

    @Override
    public void close() {
        try (Stream<Path> files = Files.walk(path)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        } catch (IOException _) {
            // the next check removes it
        }
    }
}
