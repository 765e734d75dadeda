package flipchip.app.files.session;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import flipchip.app.analyse.database.DatabaseException;
import flipchip.app.analyse.database.GameDatabase;
import flipchip.app.files.format.GameFiles;
import flipchip.app.files.format.SavedGame;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.kit.settings.SettingsStore;
import flipchip.app.learn.school.LessonRecord;
import flipchip.app.learn.school.Memory;
import flipchip.app.learn.school.OwnGame;
import flipchip.app.learn.school.OwnGames;
import flipchip.app.learn.school.OwnMistakes;
import flipchip.app.learn.school.SchoolRecord;
import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.board.Board;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.book.BookFile;
import flipchip.engine.book.BookMove;
import flipchip.engine.book.BookPositions;
import flipchip.engine.eval.Weights;
import flipchip.engine.eval.WeightsFile;
import flipchip.engine.eval.WeightsFormat;
import flipchip.engine.people.Problem;
import flipchip.engine.people.ProblemFile;
import flipchip.engine.testkit.Boards;

/// Writes settings, games, a book, weights, a database and what a learner knows again and again, to be killed
/// meanwhile. Says on standard output which version of which it has written. Version `n` is the same in every
/// process.
final class ScriptedWriters {
    private ScriptedWriters() {}

    /// What is written, and the name of its file.
    enum Kind {
        SETTINGS("settings.json"),
        OWN_FORM("game.sgf"),
        GGF("game.ggf"),
        BOOK("opening.book"),
        WEIGHTS("patterns.weights"),
        DATABASE("games.db"),
        SCHOOL("school.txt"),
        DRILL("drill.txt"),
        OWN_GAMES("own-games.txt"),
        MISTAKES("mistakes.txt"),
        LESSONS("lessons.txt");

        private final String file;

        Kind(String file) {
            this.file = file;
        }

        Path in(Path folder) {
            return folder.resolve(file);
        }
    }

    static void main(String[] args) throws IOException, DatabaseException {
        Path folder = Path.of(args[0]);
        for (int version = 1;; version++) {
            for (Kind kind : Kind.values()) {
                write(kind, version, folder);
                System.out.println("wrote " + kind + " " + version + ".");
                System.out.flush();
            }
        }
    }

    /// Puts a version in place of the one before it.
    static void write(Kind kind, int version, Path folder) throws IOException, DatabaseException {
        Path file = kind.in(folder);
        switch (kind) {
            case SETTINGS -> new SettingsStore(file).save(Settings.DEFAULT,
                Settings.DEFAULT.with(Frame.WIDTH, 900.0 + version));
            case OWN_FORM, GGF -> GameFiles.write(SavedGame.of(game(version)), file);
            case BOOK -> BookFile.write(book(version), file);
            case WEIGHTS ->
                WeightsFile.write(version % 2 == 0 ? Weights.zero() : WeightsFormat.readBuiltIn(), file);
            case SCHOOL -> record(version).save(file);
            case DRILL -> record(version).failed().save(file);
            case OWN_GAMES -> ownGames(version).save(file);
            case MISTAKES -> mistakes(version).save(file);
            case LESSONS -> lessons(version).save(file);
            case DATABASE -> GameDatabase.importGames(file, archive(version, folder), (_, _, _) -> {});
        }
    }

    /// How many games version `version` of the database has.
    static int databaseGames(int version) {
        return 1_000 + version;
    }

    private static Game game(int version) {
        return Boards.game(new SplittableRandom(version));
    }

    /// Of a learner who answers every problem, the third of them wrongly.
    private static SchoolRecord record(int version) {
        SchoolRecord record = SchoolRecord.NEW;
        List<Problem> problems = ProblemFile.standard().subList(0, 200 + version % 100);
        for (int i = 0; i < problems.size(); i++) {
            record =
                record.answered(problems.get(i), i % 3 != 0, Instant.EPOCH.plusSeconds(60L * i + version));
        }
        return record;
    }

    /// Of a learner who has erred once in every game and finds every second answer.
    private static Memory mistakes(int version) {
        OwnGames games = OwnGames.NONE;
        for (OwnGame game : ownGames(version).games()) {
            Game played = game.game();
            List<Square> good = List.of(played.positionAt(9).moves().getFirst());
            games =
                games.with(game.with(List.of(new OwnGame.Choice(9, MistakeSize.MISTAKE.centidiscs(), good))));
        }
        OwnMistakes mistakes = new OwnMistakes(games, Memory.EMPTY);
        Instant now = Instant.EPOCH.plusSeconds(version);
        for (int i = 0; mistakes.next(now).isPresent() && i < 40; i++) {
            OwnMistakes.Question question = mistakes.next(now).get();
            mistakes.answer(question, i % 2 == 0 ? question.good().getFirst() : question.played(), now);
        }
        return mistakes.memory();
    }

    private static LessonRecord lessons(int version) {
        LessonRecord lessons = LessonRecord.NEW;
        for (int i = 0; i < 12 + version % 500; i++) {
            lessons = lessons.with("lesson-" + i);
        }
        return lessons;
    }

    private static OwnGames ownGames(int version) {
        OwnGames games = OwnGames.NONE;
        for (int i = 0; i < 20 + version % 50; i++) {
            games = games.with(new OwnGame(Instant.EPOCH.plusSeconds(i), Color.WHITE, "level " + i,
                version % 64, game(i), Optional.empty()));
        }
        return games;
    }

    private static BookPositions book(int version) {
        Map<Board, List<BookMove>> moves = new HashMap<>();
        SplittableRandom random = new SplittableRandom(version);
        while (moves.size() < 2_000) {
            Board board = BookPositions.canonical(Boards.reachable(random, 20));
            if (board.legalMoves() != 0) {
                Square move = Boards.oneOf(board.legalMoves(), random);
                moves.put(board, List.of(new BookMove(move, random.nextInt(100), version % 60_000)));
            }
        }
        return new BookPositions(moves);
    }

    private static Path archive(int version, Path folder) throws IOException {
        Path archive = Files.createDirectories(folder.resolve("archive"));
        Game game = game(version);
        int games = databaseGames(version);
        ByteBuffer bytes = ByteBuffer.allocate(16 + 68 * games).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(4, games).putShort(10, (short) 1999).put(12, (byte) 8);
        for (int i = 0; i < games; i++) {
            for (int ply = 0; ply < game.length(); ply++) {
                Square square = game.moves().get(ply);
                bytes.put(16 + 68 * i + 8 + ply, (byte) (10 * (square.row() + 1) + square.file() + 1));
            }
        }
        Files.write(archive.resolve("WTH_1999.wtb"), bytes.array());
        Files.write(archive.resolve("WTHOR.JOU"), new byte[36]);
        Files.write(archive.resolve("WTHOR.TRN"), new byte[42]);
        return archive;
    }
}
