package flipchip.app.analyse.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import flipchip.app.kit.work.LatestRequest;
import flipchip.app.kit.work.ThreadPerTask;
import flipchip.app.kit.work.Worker;

/// A service that queries the database on its own thread, named `database`, and returns results on the FX
/// thread.
///
/// Of each topic only the newest question is answered. An import fills a new file on another thread, which
/// takes the place of the old one when it is whole: until then, and if it is cancelled, the old games can be
/// searched.
final class DatabaseService implements AutoCloseable {
    private static final Texts TEXTS = Texts.of("browser");

    private final Worker thread;
    private final Map<Topic, LatestRequest> newest = new EnumMap<>(Topic.class);
    private final Path file;
    private final Executor screen;
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private Optional<GameDatabase> database = Optional.empty();       // of the thread `database`
    private boolean importing;

    /// What can be asked at the same time.
    enum Topic { SIZE, MOVES, HERE, GAMES, RESULTS, SAVE, PLAYER }

    /// A question to the database.
    @FunctionalInterface
    interface Question<T> {
        T ask(GameDatabase database) throws DatabaseException, IOException;
    }

    /// What an import tells, on the screen's thread.
    interface ImportListener {
        /// How far it is.
        void progressed(ImportProgress.Stage stage, double share);

        /// A file was read; `games` were found so far.
        void reading(String file, int games);

        /// It is done, and the new games can be searched.
        void finished(ImportReport report);

        /// It failed, or was cancelled, and nothing has changed.
        ///
        /// @param problem why, for the user; empty if it was cancelled
        void ended(Optional<String> problem);
    }

    /// @param file   the database, which need not exist yet
    /// @param screen runs tasks on the thread that calls this service
    DatabaseService(Path file, Executor screen) {
        this.file = file;
        this.screen = screen;
        thread = new Worker("database", screen);
        for (Topic topic : Topic.values()) {
            newest.put(topic, thread.newest());
        }
    }

    /// Asks; a newer question of the same topic makes this one void.
    ///
    /// @param answer  receives the result; empty without a database
    /// @param problem gets what went wrong, for the user
    <T> void ask(Topic topic, Question<T> question, Consumer<Optional<T>> answer, Consumer<String> problem) {
        newest.get(topic).ask(_ -> {
            Optional<GameDatabase> open = database();
            return open.isEmpty() ? Optional.<T>empty() : Optional.of(question.ask(open.get()));
        }, answer, failure -> problem.accept(told(failure)));
    }

    /// What is wrong with the database, for the user; what is not of the database is a defect or a damaged
    /// file.
    private String told(Throwable failure) {
        String why = failure instanceof DatabaseException problem ? switch (problem.kind()) {
            case DAMAGED -> TEXTS.get("database.damaged");
            case FOREIGN -> TEXTS.get("database.foreign");
            case READING, IMPORT -> Reasons.why(problem.getCause());
        } : Reasons.why(failure);
        return TEXTS.get("question.failed", Reasons.named(file, why));
    }

    /// Why an import failed, for the user.
    private static String toldOfImport(Throwable failure) {
        return TEXTS.get("import.failed",
            Reasons.told(failure instanceof DatabaseException ? failure.getCause() : failure));
    }

    private Optional<GameDatabase> database() throws DatabaseException {
        if (database.isEmpty() && Files.exists(file)) {
            database = Optional.of(GameDatabase.open(file));
        }
        return database;
    }

    /// Replaces the games by those of a file or a folder; does nothing while an import is running.
    void importFrom(Path folder, ImportListener listener) {
        if (importing) {
            return;
        }
        importing = true;
        cancelled.set(false);
        ThreadPerTask.of("database-import").execute(() -> {
            try {
                take(GameDatabase.newGames(file, folder, progress(listener)), listener);
            } catch (CancellationException e) {
                end(listener, Optional.empty());
            } catch (DatabaseException | RuntimeException e) {
                end(listener, Optional.of(toldOfImport(e)));
            }
        });
    }

    /// Ends the import that is running; nothing changes then.
    void cancelImport() {
        cancelled.set(true);
    }

    private ImportProgress progress(ImportListener listener) {
        return new ImportProgress() {
            @Override
            public void at(Stage stage, int done, int all) {
                goesOn();
                screen.execute(() -> listener.progressed(stage, (double) done / all));
            }

            @Override
            public void reading(String name, int games) {
                goesOn();
                screen.execute(() -> listener.reading(name, games));
            }
        };
    }

    private void goesOn() {
        if (cancelled.get()) {
            throw new CancellationException();
        }
    }

    private void take(GameDatabase.NewGames games, ImportListener listener) {
        thread.ask(() -> {
            if (database.isPresent()) {
                database.get().close();
                database = Optional.empty();
            }
            games.putInPlace();
            return games.report();
        }, report -> {
            importing = false;
            listener.finished(report);
        }, problem -> end(listener, Optional.of(toldOfImport(problem))));
    }

    private void end(ImportListener listener, Optional<String> problem) {
        screen.execute(() -> {
            importing = false;
            listener.ended(problem);
        });
    }

    @Override
    public void close() {
        cancelImport();
        thread.closeAfter(() -> database.ifPresent(open -> {
            try {
                open.close();
            } catch (DatabaseException _) {
                // nothing was written
            }
        }));
    }
}
