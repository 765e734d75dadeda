package flipchip.engine.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
    @TempDir
    private Path folder;

    /// Writes a megabyte into its argument; run where no file may grow longer than a few kilobytes.
    static final class Writer {
        private Writer() {}

        static void main(String[] args) {
            try {
                AtomicFile.write(Path.of(args[0]), new byte[1 << 20]);
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    @Test
    void makesTheFolderAndReplacesWhatWasThere() throws IOException {
        Path file = folder.resolve("new/folder/text");

        AtomicFile.write(file, "old");
        AtomicFile.writeText(file, out -> out.append("é"));

        assertEquals("é", Files.readString(file));
        assertEquals(List.of(file), files(file.getParent()));
    }

    @Test
    void anErrorInTheMiddleLeavesTheOldFileAndNothingElse() throws IOException {
        Path file = folder.resolve("text");
        AtomicFile.write(file, "old");

        IOException full = assertThrows(IOException.class, () -> AtomicFile.write(file, out -> {
            out.write(new byte[1 << 20]);
            throw new IOException("No space left on device");
        }));
        assertThrows(IllegalStateException.class, () -> AtomicFile.writeText(file, out -> {
            out.write("new");
            throw new IllegalStateException("a mistake of ours");
        }));
        assertThrows(IOException.class, () -> AtomicFile.write(file, _ -> {
            throw new UncheckedIOException(new IOException("wrapped"));
        }));

        assertEquals(file + " cannot be written: No space left on device", full.getMessage());
        assertEquals("old", Files.readString(file));
        assertEquals(List.of(file), files(folder));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void whatTheSystemRefusesInTheMiddleLeavesTheOldFileAndNothingElse() throws Exception {
        Path file = folder.resolve("text");
        AtomicFile.write(file, "old");
        Path root = Path.of(System.getProperty("flipchip.root"));
        String path = root.resolve("engine/target/classes") + File.pathSeparator
            + root.resolve("engine/target/test-classes");

        Process process = new ProcessBuilder("bash", "-c", "ulimit -f 8; exec \"$@\"", "bash",
            Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
            "-XX:-UsePerfData", "-cp", path, Writer.class.getName(), file.toString())
            .redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertTrue(said.startsWith(file + " cannot be written: "), said);
        assertEquals("old", Files.readString(file));
        assertEquals(List.of(file), files(folder));
    }

    @Test
    void aDraftThatIsNotKeptChangesNothing() throws IOException {
        Path file = folder.resolve("text");
        AtomicFile.write(file, "old");

        try (AtomicFile.Draft draft = AtomicFile.begin(file)) {
            draft.out().write('x');
        }

        assertEquals("old", Files.readString(file));
        assertEquals(List.of(file), files(folder));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void writesThroughALink() throws IOException {
        Path file = folder.resolve("text");
        Path link = folder.resolve("link");
        AtomicFile.write(file, "old");
        Files.createSymbolicLink(link, file);

        AtomicFile.write(link, "new");

        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new", Files.readString(file));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void writesIntoADeviceAndTellsWhenThatIsFull() throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "no /dev/full here");

        AtomicFile.write(Path.of("/dev/null"), "gone");
        IOException problem = assertThrows(IOException.class, () -> AtomicFile.write(full, "text"));

        assertTrue(problem.getMessage().startsWith("/dev/full cannot be written: "), problem.getMessage());
        assertFalse(Files.isRegularFile(full));
    }

    @Test
    void theLongestNameCanBeWritten() throws IOException {
        Path file = folder.resolve("x".repeat(255));

        AtomicFile.write(file, "text");

        assertEquals("text", Files.readString(file));
    }

    @Test
    void aFolderInPlaceOfTheFileIsAnError() {
        assertThrows(IOException.class, () -> AtomicFile.write(folder, "text"));
        assertTrue(Files.isDirectory(folder));
    }

    @Test
    void whatAKilledProgramLeftGoesAtTheNextWriting() throws Exception {
        Process dead = new ProcessBuilder("true").start();
        dead.waitFor();
        FileTime old = FileTime.from(Instant.now().minus(Duration.ofHours(1)));
        Path left = Files
            .writeString(folder.resolve(".flipchip-" + Long.toString(dead.pid(), 36) + "-1-abc.new"), "half");
        Path alive = Files.writeString(
            folder.resolve(".flipchip-" + Long.toString(ProcessHandle.current().pid(), 36) + "-1-abc.new"),
            "being written");
        Path fresh = Files.writeString(
            folder.resolve(".flipchip-" + Long.toString(dead.pid(), 36) + "-2-abc.new"), "young");
        Path users = Files.writeString(folder.resolve("text.new"), "a name of the user's");
        for (Path file : List.of(left, alive, users)) {
            Files.setLastModifiedTime(file, old);
        }

        AtomicFile.write(folder.resolve("text"), "text");

        assertEquals(Set.of(alive, fresh, users, folder.resolve("text")), Set.copyOf(files(folder)));
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.toList();
        }
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void whatOnlyTheOwnerMayReadStaysSo() throws IOException {
        Path file = Files.writeString(folder.resolve("text"), "old");
        Set<PosixFilePermission> own = PosixFilePermissions.fromString("rw-------");
        Files.setPosixFilePermissions(file, own);

        AtomicFile.write(file, "new");

        assertEquals("new", Files.readString(file));
        assertEquals(own, Files.getPosixFilePermissions(file));
    }
}
