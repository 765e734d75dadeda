package flipchip.app.chips.crosscheck;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import flipchip.app.analyse.database.DatabaseException;
import flipchip.app.analyse.database.GameDatabase;
import flipchip.app.analyse.database.GameFilter;
import flipchip.app.analyse.database.GameRow;
import flipchip.app.files.format.GameFiles;
import flipchip.app.files.format.Reading;
import flipchip.app.files.format.SavedGame;
import flipchip.app.kit.text.Texts;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;

/// A source of games, read on the thread of the check in portions that fit the memory.
sealed interface ArchiveSource {

    /// Games in all, as far as is known before reading: 0 if unknown.
    int size() throws IOException;

    /// Gives the games away portion by portion; stops where `out` says so by an exception of its own.
    ///
    /// @param problems told what could not be read, one sentence each
    void read(Consumer<List<ArchiveEntry>> out, Consumer<String> problems) throws IOException;

    /// Files of games in any form.
    record Files(List<Path> paths) implements ArchiveSource {
        public Files {
            paths = List.copyOf(paths);
        }

        @Override
        public int size() {
            return 0;
        }

        @Override
        public void read(Consumer<List<ArchiveEntry>> out, Consumer<String> problems) throws IOException {
            for (Path path : paths) {
                Reading reading = readFile(path);
                String file = path.getFileName().toString();
                reading.problems().forEach(problem -> problems.accept(file + ": " + problem));
                List<ArchiveEntry> entries = new ArrayList<>();
                for (SavedGame game : reading.games()) {
                    entries.add(new ArchiveEntry(TEXTS
                        .get("entry.file", file, String.valueOf(entries.size() + 1), game.title()).strip(),
                        game.game()));
                }
                out.accept(entries);
            }
        }
    }

    private static Reading readFile(Path path) throws IOException {
        try {
            return GameFiles.read(path);
        } catch (NoSuchFileException e) {
            throw new IOException(TEXTS.get("file.gone", path), e);
        }
    }

    /// The games of the user's database.
    record Database(Path file) implements ArchiveSource {
        private static final int PORTION = 4_000;

        @Override
        public int size() throws IOException {
            try (GameDatabase database = GameDatabase.open(file)) {
                return database.size();
            } catch (DatabaseException e) {
                throw new IOException(e.getMessage(), e);
            }
        }

        @Override
        public void read(Consumer<List<ArchiveEntry>> out, Consumer<String> problems) throws IOException {
            try (GameDatabase database = GameDatabase.open(file)) {
                List<GameRow> rows = database.games(GameFilter.ALL, 0, PORTION);
                for (int from = 0; !rows.isEmpty();
                        from += PORTION, rows = database.games(GameFilter.ALL, from, PORTION)) {
                    out.accept(rows.stream().map(Database::entry).toList());
                }
            } catch (DatabaseException e) {
                throw new IOException(e.getMessage(), e);
            }
        }

        private static ArchiveEntry entry(GameRow row) {
            Game game = Game.INITIAL;
            for (Square square : row.moves()) {
                game = game.play(square);
            }
            return new ArchiveEntry(TEXTS.get("entry.database", String.valueOf(row.id()), row.black(),
                row.white(), String.valueOf(row.year())), game);
        }
    }

    /// The words of this package.
    Texts TEXTS = Texts.of("twin");
}
