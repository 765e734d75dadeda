package flipchip.app.files.session;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import flipchip.app.files.format.SavedGame;
import flipchip.app.game.session.GameStatus;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Sessions come with the program to another folder, and none is lost on the way.
class SessionFolderTest {
    @TempDir
    private Path root;
    private Path before;
    private Path now;
    private SessionFolder folder;

    @BeforeEach
    void name() {
        before = root.resolve("data").resolve("session");
        now = root.resolve("state").resolve("flipchip").resolve("session");
        folder = new SessionFolder(now, before);
    }

    private static void keep(Path where, Square move) throws IOException {
        try (SessionJournal journal = SessionJournal.open(where)) {
            keep(journal, move);
        }
    }

    private static void keep(SessionJournal journal, Square move) throws IOException {
        Game game = Game.INITIAL.play(move);
        journal.keep(new SessionState(SavedGame.of(game), game.moves(), 1, GameStatus.FRESH), List.of());
    }

    private static Optional<List<Square>> kept(Path where) throws IOException {
        try (SessionJournal journal = SessionJournal.open(where)) {
            return journal.recovered().map(SessionState::line);
        }
    }

    @Test
    void whereNothingWasKeptTheNewFolderIsUsed() throws IOException {
        assertEquals(now, folder.bring());
        assertEquals(Optional.empty(), kept(now));
        assertEquals(before, SessionFolder.only(before).bring());
    }

    @Test
    void allSessionsComeAlongOnce() throws IOException {
        keep(before, Square.D3);
        try (SessionJournal _ = SessionJournal.open(before)) {
            keep(before, Square.C4);             // of a second program
        }

        assertEquals(now, folder.bring());
        assertEquals(now, folder.bring());
        assertEquals(Optional.of(List.of(Square.D3)), kept(now));
        assertEquals(Optional.of(List.of(Square.C4)), kept(now.resolveSibling("session-2")));
        assertFalse(Files.exists(before));
    }

    @Test
    void whileAnotherProgramUsesItItStays() throws IOException {
        try (SessionJournal running = SessionJournal.open(before)) {
            keep(running, Square.D3);
            assertEquals(before, folder.bring());
            keep(running, Square.C4);
        }
        assertEquals(now, folder.bring());
        assertEquals(Optional.of(List.of(Square.C4)), kept(now));
    }

    @Test
    void aProgramThatOnlyMovesItIsWaitedFor() throws Exception {
        keep(before, Square.D3);
        CountDownLatch locked = new CountDownLatch(1);
        CountDownLatch looked = new CountDownLatch(1);
        FutureTask<Path> mover = new FutureTask<>(() -> {
            Files.createDirectories(now.getParent());
            try (FileChannel _ = SessionJournal.lock(before).orElseThrow()) {
                locked.countDown();
                looked.await();
                return Files.move(before, now);
            }
        });
        Thread.ofPlatform().start(mover);
        locked.await();

        assertEquals(now, folder.bring(() -> {
            looked.countDown();
            assertEquals(now, assertDoesNotThrow(() -> mover.get()));
        }));
        assertEquals(Optional.of(List.of(Square.D3)), kept(now));
        assertFalse(Files.exists(before));
    }

    @Test
    void aProgramThatDiedBeforeItMovedItIsNotWaitedForLong() throws Exception {
        keep(before, Square.D3);
        FileChannel lock = SessionJournal.lock(before).orElseThrow();

        assertEquals(now, folder.bring(() -> assertDoesNotThrow(lock::close)));
        assertEquals(Optional.of(List.of(Square.D3)), kept(now));
    }

    @Test
    void whatLiesInTheNewFolderIsNotTouched() throws IOException {
        keep(now, Square.D3);
        keep(before, Square.C4);

        assertEquals(now, folder.bring());
        assertEquals(Optional.of(List.of(Square.D3)), kept(now));
        assertEquals(Optional.of(List.of(Square.C4)), kept(before));
    }

    @Test
    void whereThereCanBeNoNewFolderTheOldOneIsUsed() throws IOException {
        keep(before, Square.D3);
        Files.writeString(root.resolve("state"), "in the way");

        assertEquals(before, folder.bring());
        assertEquals(Optional.of(List.of(Square.D3)), kept(before));
    }

    @Test
    void ontoAnotherDiskItIsCopiedWhole() throws IOException {
        keep(before, Square.D3);
        Files.writeString(before.resolve("session-a.journal.damaged"), "set aside");
        Files.createDirectories(now.getParent());

        SessionFolder.copy(before, now);

        assertEquals(Optional.of(List.of(Square.D3)), kept(now));
        assertTrue(Files.exists(now.resolve("session-a.journal.damaged")));
        assertFalse(Files.exists(before));
        assertEquals(List.of(now), inside(now.getParent()));
    }

    private static List<Path> inside(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.sorted().toList();
        }
    }

    /// Where it is read, Linux takes the lock of this program away.
    @Test
    void theLockIsNotCopied() throws IOException {
        keep(before, Square.D3);
        Files.createDirectories(now.getParent());
        List<Path> files = inside(before).stream().map(Path::getFileName).toList();

        SessionFolder.copy(before, now);

        assertTrue(files.contains(Path.of("lock")), files.toString());
        assertEquals(files.stream().filter(file -> !file.equals(Path.of("lock"))).toList(),
            inside(now).stream().map(Path::getFileName).toList());
    }

    @Test
    void aCopyThatFailsLeavesNothingAndLosesNothing() throws IOException {
        keep(before, Square.D3);
        keep(now, Square.C4);
        List<Path> files = inside(before);

        assertThrows(IOException.class, () -> SessionFolder.copy(before, now));

        assertEquals(files, inside(before));
        assertEquals(List.of(now), inside(now.getParent()));
        assertEquals(Optional.of(List.of(Square.C4)), kept(now));
    }
}
