package flipchip.app.files.session;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import flipchip.engine.io.AtomicFile;

/// The folder of the running session, and the one where programs kept it until 26 November 2026.
///
/// @param now    where the session is kept
/// @param before where it was kept; the same where nothing has changed
public record SessionFolder(Path now, Path before) {
    private static final System.Logger LOG = System.getLogger(SessionFolder.class.getName());
    /// At a folder that is locked, and the time between two of them.
    private static final int LOOKS = 11;
    private static final Duration PAUSE = Duration.ofMillis(20);

    /// One that has always been there.
    public static SessionFolder only(Path folder) {
        return new SessionFolder(folder, folder);
    }

    /// Brings what was kept before to where it is kept now, and answers which folder to use: as long as
    /// another program uses what was kept, or it cannot be brought, everything stays where it was. What lies
    /// in the new folder already is never touched.
    public Path bring() {
        return bring(() -> LockSupport.parkNanos(PAUSE.toNanos()));
    }

    /// @param pause between two looks at a folder that another program has locked
    Path bring(Runnable pause) {
        if (now.equals(before)) {
            return now;
        }
        try {
            Files.createDirectories(now.toAbsolutePath().getParent());
            if (!isBrought(before, now, pause)) {
                return before;
            }
            for (int i = 2; i <= SessionJournal.MOST_PROGRAMS; i++) {
                bring(SessionJournal.ofProgram(before, i), SessionJournal.ofProgram(now, i));
            }
            return now;
        } catch (IOException e) {
            if (Files.isDirectory(now)) {
                return now;
            }
            LOG.log(System.Logger.Level.INFO, "the session stays in {0}: {1}", before, e);
            return before;
        }
    }

    /// Whether nothing has to be brought any more. A lock does not prove that the folder is used: a program
    /// started at the same moment has it too while it moves the folder.
    private static boolean isBrought(Path from, Path to, Runnable pause) throws IOException {
        for (int look = 1; look < LOOKS; look++) {
            if (bring(from, to)) {
                return true;
            }
            pause.run();
        }
        return bring(from, to);
    }

    /// Whether nothing is left to move: false while another program has the lock.
    private static boolean bring(Path from, Path to) throws IOException {
        if (!isToMove(from, to)) {
            return true;
        }
        Optional<FileChannel> lock;
        try {
            lock = SessionJournal.lock(from);
        } catch (NoSuchFileException movedMeanwhile) {
            return true;
        }
        if (lock.isEmpty()) {
            return false;
        }
        try (FileChannel _ = lock.get()) {
            if (isToMove(from, to)) {            // the lock moves with the folder
                move(from, to);
            }
            return true;
        }
    }

    private static boolean isToMove(Path from, Path to) {
        return Files.isDirectory(from) && Files.notExists(to);
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException onAnotherDisk) {
            copy(from, to);
        }
    }

    /// The copy has its name only when it is whole, and what it is a copy of goes only then. The lock is not
    /// read, since on some systems a file that is closed anywhere loses its locks, and goes last.
    static void copy(Path from, Path to) throws IOException {
        Path lock = from.resolve(SessionJournal.LOCK);
        List<Path> files = files(from).stream().filter(file -> !file.equals(lock)).toList();
        Path copy = Files.createTempDirectory(to.toAbsolutePath().getParent(), "session");
        try {
            for (Path file : files) {
                AtomicFile.write(copy.resolve(file.getFileName()), Files.readAllBytes(file));
            }
            Files.move(copy, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException | RuntimeException e) {
            remove(copy, e);
            throw e;
        }
        for (Path file : files) {
            Files.deleteIfExists(file);
        }
        Files.deleteIfExists(lock);
        Files.deleteIfExists(from);
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(Files::isRegularFile).toList();
        }
    }

    /// @param why the copy is not wanted any more; gets what goes wrong here
    private static void remove(Path copy, Exception why) {
        try {
            for (Path file : files(copy)) {
                Files.delete(file);
            }
            Files.delete(copy);
        } catch (IOException e) {
            why.addSuppressed(e);
        }
    }
}
