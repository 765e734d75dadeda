package flipchip.app.library;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import flipchip.engine.file.WholeFile;

/// The folder of the running session, and the one where programs kept it until 26 November 2026.
///
/// @param now    where the session is kept
/// @param before where it was kept; the same where nothing has changed
public record SessionFolder(Path now, Path before) {
    private static final System.Logger LOG = System.getLogger(SessionFolder.class.getName());

    /// One that has always been there.
    public static SessionFolder only(Path folder) {
        return new SessionFolder(folder, folder);
    }

    /// Brings what was kept before to where it is kept now, and answers which folder to use: as long as
    /// another program uses what was kept, or it cannot be brought, everything stays where it was. What lies
    /// in the new folder already is never touched.
    public Path bring() {
        if (now.equals(before)) {
            return now;
        }
        try {
            Files.createDirectories(now.toAbsolutePath().getParent());
            for (int i = 1; i <= SessionJournal.MOST_PROGRAMS; i++) {
                Path from = SessionJournal.ofProgram(before, i);
                Path to = SessionJournal.ofProgram(now, i);
                if (Files.isDirectory(from) && Files.notExists(to) && !bring(from, to) && i == 1) {
                    return before;
                }
            }
            return now;
        } catch (IOException e) {
            LOG.log(System.Logger.Level.INFO, "the session stays in {0}: {1}", before, e);
            return Files.isDirectory(now) ? now : before;
        }
    }

    /// Whether it was moved, not used by another program.
    private static boolean bring(Path from, Path to) throws IOException {
        Optional<FileChannel> lock = SessionJournal.lock(from);
        if (lock.isEmpty()) {
            return false;
        }
        try (FileChannel _ = lock.get()) {
            move(from, to);
            return true;
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException onAnotherDisk) {
            copy(from, to);
        }
    }

    /// The copy has its name only when it is whole, and what it is a copy of goes only then.
    static void copy(Path from, Path to) throws IOException {
        Path copy = Files.createTempDirectory(to.toAbsolutePath().getParent(), "session");
        List<Path> files;
        try (Stream<Path> all = Files.list(from)) {
            files = all.filter(Files::isRegularFile).toList();
        }
        for (Path file : files) {
            WholeFile.write(copy.resolve(file.getFileName()), Files.readAllBytes(file));
        }
        Files.move(copy, to, StandardCopyOption.ATOMIC_MOVE);
        for (Path file : files) {
            Files.deleteIfExists(file);
        }
        Files.deleteIfExists(from);
    }
}
