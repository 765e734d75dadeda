package flipchip.app.analyse.database;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.testkit.Boards;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class GameDatabaseTest {
    private static final int GAMES = 400;

    @TempDir
    private Path folder;
    private final List<Game> games = new ArrayList<>();
    private GameDatabase database;
    private ImportReport report;

    /// An archive of random games: players A..D in turn, one tournament, one unfinished, one illegal, one
    /// wrong score.
    @BeforeEach
    void importArchive() throws Exception {
        SplittableRandom random = new SplittableRandom(17);
        for (int i = 0; i < GAMES; i++) {
            games.add(Boards.randomGame(random, i == 7 ? 20 : 60));
        }
        write("WTH_1999.wtb", games);
        names("WTH.JOU", 20, List.of("Ann", "Bob 100%", "C_l", "Dora"));
        names("WTH.TRN", 26, List.of("Open"));
        report = GameDatabase.importGames(file(), folder, (_, _, _) -> {});
        database = GameDatabase.open(file());
    }

    private Path file() {
        return folder.resolve("new/games.db");
    }

    @AfterEach
    void close() throws Exception {
        database.close();
    }

    @Test
    void tellsWhatIsOddAboutTheGames() {
        assertEquals(GAMES - 1, report.games());
        assertEquals(1, report.illegal().size());
        assertTrue(report.illegal().getFirst().startsWith("game 10 (1999, Bob 100% - C_l): move 1, a1"),
            report.illegal().getFirst());
        assertEquals(List.of("game 8 (1999, Dora - Ann): stops with 40 empty squares"), report.unfinished());
        assertEquals(1, report.wrongScores().size());
    }

    @Test
    void countsMovesOfAPositionInAnySymmetryAsASlowCountDoes() throws Exception {
        for (int ply : List.of(0, 1, 2, 3, 5)) {
            Position position = games.get(3).positionAt(ply);
            Map<Integer, Integer> slow = new HashMap<>();
            for (int g = 0; g < GAMES; g++) {
                Game game = games.get(g);
                for (int p = 0; g != 9 && p < game.length(); p++) {
                    PositionKey key = PositionKey.of(game.positionAt(p));
                    if (key.value() == PositionKey.of(position).value()) {
                        slow.merge(key.standing(game.moves().get(p)), 1, Integer::sum);
                    }
                }
            }
            for (Symmetry symmetry : Symmetry.values()) {
                Position mirrored = Position.of(symmetry.apply(position.black()),
                    symmetry.apply(position.white()), position.toMove());
                Map<Integer, Integer> found = new HashMap<>();
                PositionKey key = PositionKey.of(mirrored);
                database.moves(mirrored).forEach(move -> found.put(key.standing(move.move()), move.games()));
                assertEquals(slow, found, "ply " + ply + " " + symmetry);
            }
        }
    }

    @Test
    void listsGamesAndSumsResultsOfAPositionAsASlowLookThroughAllGamesDoes() throws Exception {
        List<GameRow> all = database.games(GameFilter.ALL, 0, GAMES);
        for (int ply : List.of(0, 1, 2, 3, 4, 6, 20)) {
            Position position = games.get(5).positionAt(ply);
            PositionKey key = PositionKey.of(position);
            List<GameRow> through = new ArrayList<>();
            Map<Integer, List<Integer>> discs = new HashMap<>();
            for (GameRow row : all) {
                Game game = Game.INITIAL;
                for (Square move : row.moves()) {
                    if (PositionKey.of(game.position()).value() == key.value()) {
                        through.add(row);
                        discs.computeIfAbsent(PositionKey.of(game.position()).standing(move),
                            _ -> new ArrayList<>()).add(row.finished() ? row.blackDiscs() : -1);
                    }
                    game = game.play(move);
                }
            }
            for (int limit : List.of(1, 7, GAMES)) {
                assertEquals(through.reversed().stream().limit(limit).toList(),
                    database.gamesThrough(position, GameFilter.ALL, limit));
            }
            GameFilter filter = GameFilter.ALL.withPlayer("dora").withResult(GameFilter.Result.WHITE_WON);
            assertEquals(
                through.reversed().stream()
                    .filter(row -> (row.black() + row.white()).contains("Dora") && row.finished()
                            && row.blackDiscs() < 32)
                    .toList(),
                database.gamesThrough(position, filter, GAMES));
            assertEquals(through.size(), database.countThrough(position, GameFilter.ALL));
            for (MoveStatistics move : database.moves(position)) {
                List<Integer> results = discs.get(key.standing(move.move()));
                int[] finished =
                    results.stream().mapToInt(Integer::intValue).filter(black -> black >= 0).toArray();
                assertEquals(
                    new MoveStatistics(move.move(), results.size(),
                        (int) IntStream.of(finished).filter(black -> black > 32).count(),
                        (int) IntStream.of(finished).filter(black -> black == 32).count(),
                        (int) IntStream.of(finished).filter(black -> black < 32).count(),
                        IntStream.of(finished).map(black -> 2 * black - 64).average().orElse(0)),
                    move, "ply " + ply);
            }
        }
    }

    @Test
    void theFourFirstMovesAreOneAndTheSame() throws Exception {
        List<MoveStatistics> moves = database.moves(Position.INITIAL);

        assertEquals(4, moves.size());
        assertTrue(moves.stream().allMatch(move -> move.games() == GAMES - 1));
        assertEquals(GAMES - 1, database.countThrough(Position.INITIAL, GameFilter.ALL));
        assertEquals(GAMES / 2 - 1,
            database.countThrough(Position.INITIAL, GameFilter.ALL.withPlayer("ob 100%")));
    }

    @Test
    void filtersByNameYearAndResult() throws Exception {
        assertEquals(GAMES / 2 - 1, database.count(GameFilter.ALL.withPlayer("ob 100%")));
        assertEquals(0, database.count(GameFilter.ALL.withPlayer("%x")));
        assertEquals(0, database.count(GameFilter.ALL.withYears(2000, 2030)));
        assertEquals(1, database.count(GameFilter.ALL.withResult(GameFilter.Result.UNFINISHED)));
        int decided = 0;
        for (GameFilter.Result result : GameFilter.Result.values()) {
            decided += database.count(GameFilter.ALL.withResult(result));
        }
        assertEquals(GAMES - 1, decided);
    }

    @Test
    void filteredSearchesGiveWhatASlowLookThroughAllGamesDoes() throws Exception {
        SplittableRandom random = new SplittableRandom(18);
        write("WTH_2000.wtb",
            Stream.generate(() -> Boards.randomGame(random, 12)).limit(2 * Schema.CROWD).toList());
        Path file = folder.resolve("new/crowd.db");
        GameDatabase.importGames(file, folder, (_, _, _) -> {});
        try (GameDatabase crowd = GameDatabase.open(file)) {
            assertFilteredSearches(crowd);
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            assertTrue(statement.executeUpdate("DELETE FROM crowd") > 1,
                "some positions are in so many games");
            assertEquals(1, statement.executeUpdate("DELETE FROM game_table"));
        }
        try (GameDatabase older = GameDatabase.open(file)) {         // made before there were such lists
            assertFilteredSearches(older);
        }
    }

    private void assertFilteredSearches(GameDatabase database) throws DatabaseException {
        Map<GameFilter, Predicate<GameRow>> filters = Map.of(GameFilter.ALL.withPlayer("dora"),
            row -> row.black().equals("Dora") || row.white().equals("Dora"),
            GameFilter.ALL.withYears(2000, 2010), row -> row.year() == 2000,
            GameFilter.ALL.withTournament("pen"), _ -> true, GameFilter.ALL.withTournament("_"), _ -> false,
            GameFilter.ALL.withResult(GameFilter.Result.UNFINISHED), row -> !row.finished(),
            GameFilter.ALL.withResult(GameFilter.Result.BLACK_WON).withYears(1900, 1999),
            row -> row.finished() && row.blackDiscs() > 32 && row.year() < 2000);
        List<GameRow> all = database.games(GameFilter.ALL, 0, 10 * Schema.CROWD);
        for (int ply : List.of(0, 1, 2, 4)) {
            Position position = games.get(3).positionAt(ply);
            PositionKey key = PositionKey.of(position);
            Map<GameRow, Integer> moves = new LinkedHashMap<>();
            all.forEach(row -> moveIn(row, ply, key).ifPresent(move -> moves.put(row, move)));
            filters.forEach((filter, passes) -> assertFound(database, position, filter, moves, passes));
        }
    }

    /// The standing move played after `ply` moves, if the position with this key was on the board.
    private static Optional<Integer> moveIn(GameRow row, int ply, PositionKey key) {
        Game game = Game.INITIAL;
        for (Square move : row.moves().subList(0, Math.min(ply, row.moves().size()))) {
            game = game.play(move);
        }
        PositionKey there = PositionKey.of(game.position());
        return row.moves().size() > ply && there.value() == key.value()
            ? Optional.of(there.standing(row.moves().get(ply)))
            : Optional.empty();
    }

    private static void assertFound(GameDatabase database, Position position, GameFilter filter,
            Map<GameRow, Integer> moves, Predicate<GameRow> passes) {
        List<GameRow> slow = moves.keySet().stream().filter(passes).toList();
        assertDoesNotThrow(() -> {
            assertEquals(slow.size(), database.countThrough(position, filter), filter::toString);
            assertEquals(slow.reversed().stream().limit(30).toList(),
                database.gamesThrough(position, filter, 30), filter::toString);
            for (MoveStatistics move : database.moves(position, filter)) {
                int standing = PositionKey.of(position).standing(move.move());
                List<GameRow> those = slow.stream().filter(row -> moves.get(row) == standing).toList();
                assertEquals(those.size(), move.games());
                assertEquals(those.stream().filter(row -> row.finished() && row.blackDiscs() > 32).count(),
                    move.blackWins());
                assertEquals(those.stream().filter(row -> row.finished() && row.blackDiscs() < 32).count(),
                    move.whiteWins());
                assertEquals(those.stream().filter(row -> row.finished() && row.blackDiscs() == 32).count(),
                    move.draws());
                assertEquals(those.stream().filter(GameRow::finished)
                    .mapToInt(row -> 2 * row.blackDiscs() - 64).average().orElse(0), move.discs(), 1e-9);
            }
        });
    }

    @Test
    void givesGamesBackAsTheyWere() throws Exception {
        GameRow row = database.games(GameFilter.ALL, 3, 1).getFirst();
        assertEquals(database.games(GameFilter.ALL, 0, GAMES).reversed().stream().limit(5).toList(),
            database.newest(GameFilter.ALL, 5));

        assertEquals(games.get(3).moves(), row.moves());
        assertEquals("Dora", row.black());
        assertTrue(database.gamesThrough(games.get(3).positionAt(30), GameFilter.ALL, 10).stream()
            .anyMatch(game -> game.id() == row.id()));
    }

    @Test
    void aFailedImportLeavesTheGamesAsTheyWere() throws Exception {
        assertThrows(DatabaseException.class,
            () -> GameDatabase.importGames(file(), folder.resolve("new"), (_, _, _) -> {}));

        assertEquals(GAMES - 1, database.size());
    }

    @Test
    void aCancelledImportLeavesTheGamesAsTheyWere() throws Exception {
        for (ImportProgress.Stage last : ImportProgress.Stage.values()) {
            assertThrows(CancellationException.class,
                () -> GameDatabase.importGames(file(), folder, (stage, _, _) -> {
                    if (stage == last) {
                        throw new CancellationException();
                    }
                }));
            try (GameDatabase again = GameDatabase.open(file())) {
                assertEquals(GAMES - 1, again.size());
                assertEquals(4, again.moves(Position.INITIAL).size());
            }
            assertEquals(List.of(file()), beside());
        }
    }

    private List<Path> beside() throws IOException {
        try (Stream<Path> files = Files.list(file().getParent())) {
            return files.toList();
        }
    }

    @Test
    void readingWritesNothing() throws Exception {
        byte[] before = Files.readAllBytes(file());
        FileTime changed = Files.getLastModifiedTime(file());

        try (GameDatabase again = GameDatabase.open(file())) {
            again.moves(Position.INITIAL, GameFilter.ALL.withPlayer("Ann"));
            again.games(GameFilter.ALL, 0, 10);
            assertEquals(List.of(file()), beside());
        }
        assertThrows(DatabaseException.class, () -> GameDatabase.open(file().resolveSibling("none.db")));

        assertArrayEquals(before, Files.readAllBytes(file()));
        assertEquals(changed, Files.getLastModifiedTime(file()));
        assertEquals(List.of(file()), beside());
    }

    @Test
    @Timeout(900)
    void aReaderNeverWaitsForAnImport() throws Exception {
        write("WTH_2001.wtb", games.subList(0, 3));
        List<Integer> sizes = new ArrayList<>();

        ImportReport second = GameDatabase.importGames(file(), folder, (_, _, _) -> {
            try (GameDatabase meanwhile = GameDatabase.open(file())) {
                sizes.add(meanwhile.size());
                sizes.add(database.size());
            } catch (DatabaseException e) {
                throw new AssertionError(e);
            }
        });

        assertTrue(sizes.size() > 10);
        assertTrue(sizes.stream().allMatch(size -> size == GAMES - 1), sizes.toString());
        assertEquals(GAMES - 1, database.size());
        try (GameDatabase after = GameDatabase.open(file())) {
            assertEquals(second.games(), after.size());
        }
    }

    @Test
    void whatAKilledImportLeftIsRemoved() throws Exception {
        Path left = Files.writeString(file().resolveSibling("games.db.999999999.import"), "half");

        GameDatabase.importGames(file(), folder, (_, _, _) -> {});

        assertFalse(Files.exists(left));
    }

    @Test
    void signsOfAddressesMayStandInTheName() throws Exception {
        Path odd = folder.resolve("what? 100% #1&mode=rw é.db");

        GameDatabase.importGames(odd, folder, (_, _, _) -> {});

        try (GameDatabase read = GameDatabase.open(odd)) {
            assertEquals(GAMES - 1, read.size());
        }
        assertTrue(Files.size(odd) > 1000);
    }

    @Test
    void aDamagedDatabaseIsToldByNameAndNeverOtherwise() throws Exception {
        byte[] good = Files.readAllBytes(file());
        SplittableRandom random = new SplittableRandom(19);
        Path damaged = folder.resolve("damaged.db");
        int told = 0;
        for (int i = 0; i < 400; i++) {
            byte[] bytes = i % 10 == 0 ? Arrays.copyOf(good, random.nextInt(good.length)) : good.clone();
            for (int n = random.nextInt(1, 200); n > 0 && bytes.length > 0; n--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            Files.write(damaged, bytes);
            try (GameDatabase read = GameDatabase.open(damaged)) {
                read.size();
                read.games(GameFilter.ALL, 0, GAMES);
                read.moves(Position.INITIAL);
                read.moves(games.get(3).positionAt(2), GameFilter.ALL.withPlayer("Ann"));
                read.gamesThrough(games.get(3).positionAt(4), GameFilter.ALL, 20);
                read.count(GameFilter.ALL.withYears(1990, 2000));
            } catch (DatabaseException e) {
                assertTrue(e.getMessage().contains(damaged.toString()), e.getMessage());
                told++;
            }
        }
        assertTrue(told > 100, told + " of 400 were found damaged");
    }

    @Test
    void whatIsNoGameDatabaseIsForeignAndWhatIsClosedIsNot() throws DatabaseException, IOException {
        Path empty = Files.createFile(folder.resolve("empty.db"));
        assertEquals(DatabaseException.Kind.FOREIGN,
            assertThrows(DatabaseException.class, () -> GameDatabase.open(empty)).kind());
        GameDatabase closed = GameDatabase.open(file());
        closed.close();
        assertEquals(DatabaseException.Kind.READING,
            assertThrows(DatabaseException.class, closed::size).kind());
    }

    @Test
    void anImportReplacesOurDatabasesAlsoDamagedOnesAndThoseOfEarlierVersions() throws Exception {
        Path old = Files.copy(file(), folder.resolve("old.db"));
        execute(old, "PRAGMA application_id = 0");
        GameDatabase.importGames(old, folder, (_, _, _) -> {});
        byte[] damaged = Files.readAllBytes(old);
        Arrays.fill(damaged, 100, damaged.length, (byte) 7);
        Files.write(old, damaged);
        GameDatabase.importGames(old, folder, (_, _, _) -> {});

        try (GameDatabase read = GameDatabase.open(old)) {
            assertEquals(report.games(), read.size());
        }
    }

    @Test
    void aNameLongerThanSqliteLooksForIsNotFound() throws Exception {
        try (GameDatabase read = GameDatabase.open(file())) {
            assertEquals(0, read.count(GameFilter.ALL.withPlayer("x".repeat(60_000))));
        }
    }

    @Test
    void anUnusableFileIsNamedAndTheOthersAreImported() throws Exception {
        Path bad = Files.write(folder.resolve("WTH_1800.wtb"), new byte[5]);
        Path odd = Files.createDirectory(folder.resolve("WTH_1801.wtb"));
        Path database = folder.resolve("some.db");

        ImportReport some = GameDatabase.importGames(database, folder, (_, _, _) -> {});

        assertEquals(report.games(), some.games());
        assertEquals(2, some.unusable().size());
        assertTrue(some.unusable().get(0).getMessage().startsWith(bad.toString()));
        assertTrue(some.unusable().get(1).getMessage().startsWith(odd.toString()));
    }

    @Test
    void anArchiveWithoutItsEndAndAMissingFolderAreNamed() throws Exception {
        Path whole = folder.resolve("WTH_1999.wtb");
        byte[] bytes = Files.readAllBytes(whole);
        Files.write(whole, Arrays.copyOf(bytes, bytes.length - 70));

        ImportReport cut = GameDatabase.importGames(folder.resolve("cut.db"), whole, (_, _, _) -> {});

        assertEquals(
            "The file should hold " + GAMES + " games but holds " + (GAMES - 2) + ": its end is missing",
            cut.files().getFirst().problem());
        Path none = folder.resolve("none");
        assertTrue(assertThrows(DatabaseException.class,
            () -> GameDatabase.importGames(folder.resolve("none.db"), none, (_, _, _) -> {})).getMessage()
            .endsWith(none + " does not exist"));
    }

    @Test
    void anImportLeavesTheDatabasesOfOtherPrograms() throws Exception {
        Path other = folder.resolve("other.db");
        execute(other, "CREATE TABLE letter(text TEXT)", "PRAGMA user_version = 1");
        byte[] before = Files.readAllBytes(other);

        String message = assertThrows(DatabaseException.class,
            () -> GameDatabase.importGames(other, folder, (_, _, _) -> {})).getMessage();

        assertTrue(message.contains(other.toString()), message);
        assertArrayEquals(before, Files.readAllBytes(other));
    }

    private static void execute(Path database, String... statements) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
    }

    @Test
    void aFileThatIsNoDatabaseIsRefusedByName() throws IOException {
        Path text = Files.writeString(folder.resolve("notes.txt"),
            "this is a letter, not a database, and long enough " + "to be looked at. ".repeat(100));

        String message = assertThrows(DatabaseException.class, () -> GameDatabase.open(text)).getMessage();

        assertTrue(message.startsWith(text + " cannot be used as game database: "), message);
    }

    private void write(String name, List<Game> all) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(16 + 68 * all.size()).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(4, all.size()).putShort(10, Short.parseShort(name.substring(4, 8))).put(12, (byte) 8);
        for (int i = 0; i < all.size(); i++) {
            Game game = all.get(i);
            int at = 16 + 68 * i;
            int discs = (64 + game.position().finalScoreForBlack()) / 2;
            bytes.putShort(at + 2, (short) (i % 4)).putShort(at + 4, (short) ((i + 1) % 4));
            bytes.put(at + 6, (byte) (i == 5 ? discs ^ 1 : discs));
            for (int ply = 0; ply < game.length(); ply++) {
                Square square = i == 9 ? Square.A1 : game.moves().get(ply);
                bytes.put(at + 8 + ply, (byte) (10 * (square.row() + 1) + square.file() + 1));
            }
        }
        Files.write(folder.resolve(name), bytes.array());
    }

    private void names(String name, int size, List<String> all) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(16 + size * all.size()).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putShort(8, (short) all.size());
        for (int i = 0; i < all.size(); i++) {
            bytes.put(16 + size * i, all.get(i).getBytes(StandardCharsets.ISO_8859_1));
        }
        Files.write(folder.resolve(name), bytes.array());
    }

    @Test
    void gamesWithoutADateHaveNoYear() throws Exception {
        Path texts = Files.createDirectory(folder.resolve("texts"));
        Files.writeString(texts.resolve("a.txt"), "f5d6c3");
        Files.writeString(texts.resolve("b.sgf"), "(;GM[2]AB[a1]AW[b1]PL[B];B[c1])");
        Files.write(texts.resolve("c.zip"), new byte[] {'P', 'K', 3, 4, 0, 0});
        Path other = folder.resolve("other.db");

        assertEquals(
            List.of("", "1 board or game from another start was left out",
                "The archive is damaged; what comes before the damage was read"),
            GameDatabase.importGames(other, texts, (_, _, _) -> {}).files().stream()
                .map(ImportReport.FileRow::problem).toList());
        try (GameDatabase one = GameDatabase.open(other)) {
            GameRow row = one.newest(GameFilter.ALL, 9).getFirst();
            assertEquals("?", row.yearText());
            assertEquals("", row.saved().info().date());
        }
    }

    @Test
    void theBoardReplacesAnImpossibleScore() throws Exception {
        write("WTH_2001.wtb", games.subList(0, 1));
        Path file = folder.resolve("WTH_2001.wtb");
        byte[] bytes = Files.readAllBytes(file);
        int discs = bytes[22];
        bytes[22] = (byte) 255;
        Files.write(file, bytes);
        Path other = folder.resolve("other.db");

        assertEquals(1, GameDatabase.importGames(other, file, (_, _, _) -> {}).wrongScores().size());
        try (GameDatabase one = GameDatabase.open(other)) {
            assertEquals(discs,
                one.gamesThrough(Position.INITIAL, GameFilter.ALL, 9).getFirst().blackDiscs());
            assertEquals(2 * discs - 64, one.moves(Position.INITIAL).getFirst().discs());
        }
    }

    @Test
    void withoutFilesOfNamesNumbersStandInTheirPlace() throws Exception {
        assertTrue(report.named());
        Files.delete(folder.resolve("WTH.TRN"));
        assertEquals(List.of(".trn"),
            GameDatabase.importGames(folder.resolve("some.db"), folder, (_, _, _) -> {}).missing());
        Files.delete(folder.resolve("WTH.JOU"));

        ImportReport bare = GameDatabase.importGames(folder.resolve("bare.db"), folder, (_, _, _) -> {});

        assertEquals(GAMES - 1, bare.games());
        assertFalse(bare.named());
        assertEquals(List.of(".jou", ".trn"), bare.missing());
        try (GameDatabase numbers = GameDatabase.open(folder.resolve("bare.db"))) {
            GameRow row = numbers.games(GameFilter.ALL, 0, 1).getFirst();
            assertTrue(row.black().matches("number \\d"), row.black());
            assertEquals("number 0", row.tournament());
        }
    }
}
