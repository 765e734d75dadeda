package flipchip.app.analyse.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import flipchip.app.analyse.database.DatabaseService.Topic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The service with a queue for a screen.
@Timeout(900)
class DatabaseServiceTest {
    @TempDir
    private Path folder;
    private final BlockingQueue<Runnable> screen = new LinkedBlockingQueue<>();
    private final List<Object> answers = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();

    private DatabaseService open() throws DatabaseException {
        Path file = folder.resolve("games.db");
        EmptyDatabase.in(file);
        return new DatabaseService(file, screen::add);
    }

    @Test
    void anExceptionThatNobodyForesawIsAnsweredToo() throws DatabaseException, InterruptedException {
        try (DatabaseService service = open()) {
            service.ask(Topic.MOVES, _ -> {
                throw new IllegalArgumentException("square 99");
            }, answers::add, problems::add);
            screen.take().run();
            service.ask(Topic.SIZE, GameDatabase::size, answers::add, problems::add);
            screen.take().run();
        }

        assertEquals(1, problems.size());
        assertTrue(problems.getFirst().contains("square 99"), problems.getFirst());
        assertEquals(List.of(Optional.of(0)), answers);
    }

    @Test
    void withoutADatabaseTheAnswerIsEmpty() throws InterruptedException {
        try (DatabaseService service = new DatabaseService(folder.resolve("none.db"), screen::add)) {
            service.ask(Topic.SIZE, GameDatabase::size, answers::add, problems::add);
            screen.take().run();
        }

        assertEquals(List.of(Optional.empty()), answers);
    }

    @Test
    void closedItAnswersNobody() throws DatabaseException {
        DatabaseService service = open();
        service.close();
        service.ask(Topic.SIZE, GameDatabase::size, answers::add, problems::add);
        service.close();

        assertEquals(List.of(), List.copyOf(screen));
    }

    @Test
    void whatIsWrongIsToldInTheLanguageOfTheWindow() throws IOException, InterruptedException {
        Locale before = Locale.getDefault(Locale.Category.DISPLAY);
        Locale.setDefault(Locale.Category.DISPLAY, Locale.GERMAN);
        try {
            Path damaged = Files.writeString(folder.resolve("damaged.db"), "no database at all ".repeat(99));
            assertEquals("Die Datenbank ist nicht lesbar: beschädigt oder keine Partiendatenbank; "
                + "die Datei wegräumen und das Archiv noch einmal importieren", problem(damaged));
            assertEquals(
                "Die Datenbank ist nicht lesbar: aus einer anderen Version von Flipchip; "
                    + "das Archiv noch einmal importieren",
                problem(Files.createFile(folder.resolve("empty.db"))));
            assertEquals("Die Datenbank ist nicht lesbar: ein Ordner, keine Datei", problem(folder));
        } finally {
            Locale.setDefault(Locale.Category.DISPLAY, before);
        }
    }

    @Test
    void anImportThatFailsIsToldAsSuch() throws IOException {
        assertEquals(
            "Import failed. The database is unchanged: " + folder + ": a .wtb file is missing in this folder",
            importing(screen::add));

        byte[] archive = new byte[16 + 68];
        archive[4] = 1;                          // game
        archive[12] = 8;
        archive[16 + 8] = 56;                    // f5
        Files.write(folder.resolve("one.wtb"), archive);
        AtomicBoolean torn = new AtomicBoolean();
        assertEquals("Import failed. The database is unchanged: torn", importing(task -> {
            if (torn.compareAndSet(false, true)) {
                throw new IllegalStateException("torn");
            }
            screen.add(task);
        }));
    }

    /// Why an import from the folder fails.
    private String importing(Executor on) {
        BlockingQueue<Optional<String>> ended = new LinkedBlockingQueue<>();
        try (DatabaseService service = new DatabaseService(folder.resolve("new.db"), on)) {
            service.importFrom(folder, new DatabaseService.ImportListener() {
                @Override
                public void progressed(ImportProgress.Stage stage, double share) {
                    // not looked at
                }

                @Override
                public void reading(String file, int games) {
                    // not looked at
                }

                @Override
                public void finished(ImportReport report) {
                    ended.add(Optional.of("it was made"));
                }

                @Override
                public void ended(Optional<String> problem) {
                    ended.add(problem);
                }
            });
            while (ended.isEmpty()) {
                screen.take().run();
            }
            return ended.take().orElse("cancelled");
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /// What is told of a bad database, without its name.
    private String problem(Path file) throws InterruptedException {
        try (DatabaseService service = new DatabaseService(file, screen::add)) {
            service.ask(Topic.SIZE, GameDatabase::size, answers::add, problems::add);
            screen.take().run();
        }
        assertTrue(problems.getLast().contains(": " + file + ": "), problems.getLast());
        return problems.getLast().replace(file + ": ", "");
    }
}
