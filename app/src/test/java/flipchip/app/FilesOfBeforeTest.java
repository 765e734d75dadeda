package flipchip.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import flipchip.app.analyse.database.DatabaseException;
import flipchip.app.analyse.database.GameDatabase;
import flipchip.app.analyse.database.GameFilter;
import flipchip.app.analyse.database.GameRow;
import flipchip.app.files.format.SavedGame;
import flipchip.app.files.library.GameLibrary;
import flipchip.app.files.session.SessionJournal;
import flipchip.app.files.session.SessionState;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Appearance;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Language;
import flipchip.app.kit.settings.Setting;
import flipchip.app.kit.settings.Settings;
import flipchip.app.kit.settings.SettingsModel;
import flipchip.app.kit.settings.SettingsStore;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.app.window.assembly.Seats;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.eval.Weights;
import flipchip.engine.eval.WeightsFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the program wrote at commit b8f242b opens unchanged: the files in
/// `src/test/resources/flipchip/app/before`.
class FilesOfBeforeTest {
    private static final List<Square> SIDE = squares("f5 d6 c5 f4");
    private static final List<Square> MAIN = squares("f5 d6 c3 d3 c4");

    @TempDir
    private Path home;

    private static List<Square> squares(String text) {
        return Stream.of(text.split(" ")).map(word -> Square.parse(word).orElseThrow()).toList();
    }

    private Path copy(String name, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        try (InputStream in =
            Objects.requireNonNull(FilesOfBeforeTest.class.getResourceAsStream("before/" + name));
                InputStream plain = name.endsWith(".gz") ? new GZIPInputStream(in) : in) {
            Files.copy(plain, to);
        }
        return to;
    }

    @Test
    void settingsAndKeys() throws IOException {
        SettingsStore.Loaded loaded =
            new SettingsStore(copy("settings.json", home.resolve("settings.json"))).load();
        assertEquals(Optional.empty(), loaded.problem());
        Settings settings = loaded.settings();
        Map<Setting<?>, Object> expected = Map.ofEntries(Map.entry(Frame.THEME, ThemeChoice.DARK),
            Map.entry(Frame.LEGAL_MOVES, false), Map.entry(Frame.PANEL, true), Map.entry(Frame.SIDE, false),
            Map.entry(Frame.BOTH_NETWORKS, true), Map.entry(Frame.ALL_WIRES, true),
            Map.entry(Frame.REDUCED_MOTION, true), Map.entry(Seats.BLACK, Seat.ofLevel(7)),
            Map.entry(Seats.WHITE, Seat.ofLevel(104)), Map.entry(Frame.SPEED, 2.5),
            Map.entry(Frame.SIDE_WIDTH, 300.0), Map.entry(Frame.WIDTH, 1024.0),
            Map.entry(Frame.HEIGHT, 700.0), Map.entry(Appearance.LANGUAGE, Language.GERMAN),
            Map.entry(Appearance.SCALE, 1.25));
        SettingsModel model = new SettingsModel(settings);
        List<String> problems = new ArrayList<>();
        model.onProblem(problems::add);

        expected
            .forEach((setting, value) -> assertEquals(value, model.property(setting).get(), setting.id()));
        assertEquals(List.of(), problems);
        assertEquals("Ctrl+U", settings.values().get("key.undo"));
        assertEquals("c4.legal HEX", settings.values().get("wave-rows"));
        new SettingsStore(home.resolve("settings.json")).save(settings, model.now());
        SettingsModel again =
            new SettingsModel(new SettingsStore(home.resolve("settings.json")).load().settings());
        expected
            .forEach((setting, value) -> assertEquals(value, again.property(setting).get(), setting.id()));
        assertEquals("chip 4", model.now().values().get("white"));
    }

    @Test
    void theLibrary() throws IOException {
        copy("ann-ben.sgf", home.resolve("library/evening/ann-ben.sgf"));
        GameLibrary.Content content = new GameLibrary(home.resolve("library")).read();

        assertEquals(List.of(), content.problems());
        assertEquals(1, content.entries().size());
        isTheGame(content.entries().getFirst().game());
    }

    @Test
    void theJournal() throws IOException {
        for (String half : List.of("a", "b")) {
            copy("session-" + half + ".journal.gz", home.resolve("session/session-" + half + ".journal"));
        }
        try (SessionJournal journal = SessionJournal.open(home.resolve("session"))) {
            SessionState state = journal.recovered().orElseThrow();

            assertEquals(List.of(), journal.problems());
            assertEquals(SIDE.subList(0, 2), state.path());
            assertEquals(SIDE, state.line());
            assertEquals(Duration.ofMillis(777), state.game().times().get(SIDE.subList(0, 2)));
            isTheGame(state.game());
        }
    }

    private static void isTheGame(SavedGame game) {
        assertEquals("Ann", game.info().black());
        assertEquals("2026-11-20", game.info().date());
        assertEquals(MAIN, game.tree().mainLine());
        assertTrue(game.tree().contains(SIDE));
        assertEquals("another way", game.tree().commentAt(SIDE));
        assertEquals(Duration.ofMillis(1234), game.times().get(MAIN.subList(0, 1)));
    }

    @Test
    void theDatabase() throws IOException, DatabaseException {
        try (GameDatabase database = GameDatabase.open(copy("games.db.gz", home.resolve("games.db")))) {
            List<GameRow> games = database.games(GameFilter.ALL, 0, 10);

            assertEquals(3, database.size());
            assertEquals(List.of("Ann", "Ben", "Cleo"), games.stream().map(GameRow::black).sorted().toList());
            assertEquals("Club evening", games.getFirst().tournament());
            assertEquals(3, database.countThrough(Position.INITIAL, GameFilter.ALL));
        }
    }

    /// Weight i of stage s is (31 i + 7 s) mod 2001 - 1000 for every 997th i from s on, the others are 0.
    @Test
    void weights() throws IOException {
        Weights weights = WeightsFile.read(copy("weights.bin.gz", home.resolve("weights.bin")));

        for (int stage = 0; stage < 24; stage++) {
            short[] read = weights.classWeights(stage);
            short[] expected = new short[read.length];
            for (int i = stage; i < expected.length; i += 997) {
                expected[i] = (short) ((i * 31 + stage * 7) % 2001 - 1000);
            }
            assertArrayEquals(expected, read);
        }
        for (int empties = 0; empties <= 60; empties++) {
            assertEquals(3 * empties - 90, weights.constant(empties));
        }
    }
}
