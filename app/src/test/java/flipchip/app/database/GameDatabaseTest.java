package flipchip.app.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;
import flipchip.engine.testkit.Boards;

class GameDatabaseTest {
    private static final int GAMES = 400;

    @TempDir
    private Path folder;
    private final List<Game> games = new ArrayList<>();
    private GameDatabase database;
    private ImportReport report;

    /// An archive of random games: players A..D in turn, one tournament, one unfinished, one illegal, one wrong score.
    @BeforeEach
    void importArchive() throws Exception {
        SplittableRandom random = new SplittableRandom(17);
        for (int i = 0; i < GAMES; i++) {
            games.add(Boards.randomGame(random, i == 7 ? 20 : 60));
        }
        write("WTH_1999.wtb", games);
        names("WTH.JOU", 20, List.of("Ann", "Bob 100%", "C_l", "Dora"));
        names("WTH.TRN", 26, List.of("Open"));
        database = GameDatabase.open(folder.resolve("new/games.db"));
        report = database.importWthor(folder, (_, _, _) -> { });
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
                Position mirrored = Position.of(symmetry.apply(position.black()), symmetry.apply(position.white()),
                    position.toMove());
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
                        discs.computeIfAbsent(PositionKey.of(game.position()).standing(move), _ -> new ArrayList<>())
                            .add(row.finished() ? row.blackDiscs() : -1);
                    }
                    game = game.play(move);
                }
            }
            for (int limit : List.of(1, 7, GAMES)) {
                assertEquals(through.stream().limit(limit).toList(), database.gamesThrough(position, GameFilter.ALL, limit));
            }
            GameFilter filter = GameFilter.ALL.withPlayer("dora").withResult(GameFilter.Result.WHITE_WON);
            assertEquals(through.stream().filter(row -> (row.black() + row.white()).contains("Dora") && row.finished()
                && row.blackDiscs() < 32).toList(), database.gamesThrough(position, filter, GAMES));
            assertEquals(through.size(), database.countThrough(position, GameFilter.ALL));
            for (MoveStatistics move : database.moves(position)) {
                List<Integer> results = discs.get(key.standing(move.move()));
                int[] finished = results.stream().mapToInt(Integer::intValue).filter(black -> black >= 0).toArray();
                assertEquals(new MoveStatistics(move.move(), results.size(),
                    (int) IntStream.of(finished).filter(black -> black > 32).count(),
                    (int) IntStream.of(finished).filter(black -> black == 32).count(),
                    (int) IntStream.of(finished).filter(black -> black < 32).count(),
                    IntStream.of(finished).map(black -> 2 * black - 64).average().orElse(0)), move, "ply " + ply);
            }
        }
    }

    @Test
    void theFourFirstMovesAreOneAndTheSame() throws Exception {
        List<MoveStatistics> moves = database.moves(Position.INITIAL);

        assertEquals(4, moves.size());
        assertTrue(moves.stream().allMatch(move -> move.games() == GAMES - 1));
        assertEquals(GAMES - 1, database.countThrough(Position.INITIAL, GameFilter.ALL));
        assertEquals(GAMES / 2 - 1, database.countThrough(Position.INITIAL, GameFilter.ALL.withPlayer("ob 100%")));
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
    void givesGamesBackAsTheyWere() throws Exception {
        GameRow row = database.games(GameFilter.ALL, 3, 1).getFirst();

        assertEquals(games.get(3).moves(), row.moves());
        assertEquals("Dora", row.black());
        assertTrue(database.gamesThrough(games.get(3).positionAt(30), GameFilter.ALL, 10).stream()
            .anyMatch(game -> game.id() == row.id()));
    }

    @Test
    void aFailedImportLeavesTheGamesAsTheyWere() throws Exception {
        assertThrows(DatabaseException.class, () -> database.importWthor(folder.resolve("new"), (_, _, _) -> { }));

        assertEquals(GAMES - 1, database.size());
    }

    @Test
    void aCancelledImportLeavesTheGamesAsTheyWere() throws Exception {
        for (ImportProgress.Stage last : ImportProgress.Stage.values()) {
            assertThrows(CancellationException.class, () -> database.importWthor(folder, (stage, _, _) -> {
                if (stage == last) {
                    throw new CancellationException();
                }
            }));
            assertEquals(GAMES - 1, database.size());
            assertEquals(4, database.moves(Position.INITIAL).size());
        }
    }

    @Test
    void aFileThatIsNoDatabaseIsRefusedByName() throws IOException {
        Path text = Files.writeString(folder.resolve("notes.txt"), "this is a letter, not a database, and long enough "
            + "to be looked at. ".repeat(100));

        String message = assertThrows(DatabaseException.class, () -> GameDatabase.open(text)).getMessage();

        assertTrue(message.startsWith(text + " cannot be used as game database: "), message);
    }

    private void write(String name, List<Game> all) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(16 + 68 * all.size()).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(4, all.size()).putShort(10, (short) 1999).put(12, (byte) 8);
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
}
