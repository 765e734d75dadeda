package flipchip.app.analyse.database;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.game.board.MoveNote;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.testkit.Boards;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// The database in the real window: import, cancel, filters, the moves of a position, opening a game.
@WindowTest
class BrowserTest {
    private static final int GAMES = 60;
    private static final Settings PEOPLE = WindowFixture.PEOPLE.with(Frame.PANEL, false)
        .with(Frame.SIDE_WIDTH, 320.0).with(Frame.WIDTH, 1200.0).with("analysis-on-in-analyse", "false");

    @TempDir
    private Path folder;
    private final List<Game> games = new ArrayList<>();
    private int wrongResults;
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.withoutEngine(stage, PEOPLE);
    }

    @Test
    @WindowTest.Fresh
    void anEmptyDatabaseSaysOnceWhatToDoAndNumbersHaveTheirHeadingsOverThem(FxRobot robot)
            throws TimeoutException {
        robot.push(KeyCode.SHORTCUT, KeyCode.D);
        WindowFixture.layOutAll();
        TableView<?> table = robot.lookup("#db-games").query();
        WindowFixture
            .await(() -> "No games yet. Download the WTHOR archive (ffothello.org), then import its folder."
                .equals(((Label) table.getPlaceholder()).getText()));
        assertEquals("", WindowFixture.text(robot, "#db-count"));
        assertEquals(List.of("Result", "Moves"),
            robot.from(table).lookup(".column-header .label").queryAllAs(Label.class).stream()
                .filter(head -> head.getAlignment() == Pos.CENTER_RIGHT).map(Label::getText).toList());
    }

    @Test
    void importingFilteringAndOpeningAGame(FxRobot robot) throws Exception {
        importArchive(robot);
        assertTrue(WindowFixture.text(robot, "#db-message").startsWith(GAMES + " games and "),
            WindowFixture.text(robot, "#db-message"));
        awaitCount(robot, GAMES + " games");

        robot.clickOn("#db-player").write("ann");
        awaitCount(robot, GAMES / 2 + " games");
        robot.interact(() -> robot.lookup("#db-result").<ComboBox<?>>query().getSelectionModel().select(1));
        long won = games.stream().filter(game -> games.indexOf(game) % 4 != 2 && games.indexOf(game) % 4 != 1
                && game.position().finalScoreForBlack() > 0)
            .count();
        awaitCount(robot, won + " games");
        robot.clickOn("#db-games").type(KeyCode.HOME, KeyCode.ENTER);

        WindowFixture.await(() -> window.desk.session().game().isOver());
        assertTrue(games.stream().anyMatch(game -> game.equals(window.desk.session().game())));
    }

    @Test
    void aPlayerHasAPageWithHisFiguresAndGames(FxRobot robot) throws Exception {
        importArchive(robot);
        robot.clickOn("#db-player").write("ann");
        WindowFixture.fire(robot, "#db-player-page");
        WindowFixture.await(() -> robot.lookup("#player-title").tryQuery().isPresent());
        assertTrue(WindowFixture.text(robot, "#player-title").startsWith("Ann: 30 games, "));
        TableView<PlayerRecord.Line> lines = robot.lookup("#player-lines").query();
        assertEquals(List.of("Colour black 15", "Colour white 15", "Year 1999 30"),
            lines.getItems().stream().limit(3).map(line -> lines.getColumns().getFirst().getCellData(line)
                + " " + line.what() + " " + line.score().games()).toList());
        assertTrue(lines.getItems().stream().map(PlayerRecord.Line::what).toList()
            .containsAll(List.of("Bob", "Dora")), "both opponents");

        robot.interact(() -> robot.lookup("#player-games").<TableView<GameRow>>query().requestFocus());
        robot.type(KeyCode.HOME, KeyCode.ENTER);
        WindowFixture.await(() -> games.contains(window.desk.session().game()));
    }

    @Test
    void theMovesOfAPositionWithTheEnginesValues(FxRobot robot) throws Exception {
        importArchive(robot);
        robot.clickOn("#page-close");
        WindowFixture.fire(robot, "#space-button-analyse");
        WindowFixture.fire(robot, "#tab-database");
        WindowFixture.await(() -> moves(robot).getItems().size() == 4);
        assertTrue(WindowFixture.text(robot, "#db-summary").startsWith(GAMES + " games of " + GAMES),
            WindowFixture.text(robot, "#db-summary"));
        robot.interact(() -> window.desk.board()
            .showNotes(List.of(new MoveNote(Square.D3, "+1.5", 0, "one and a half"))));
        assertEquals("+1.5", cell(robot, Square.D3, 4));
        assertEquals("", cell(robot, Square.C4, 4));

        assertEquals(4, robot.lookup("#db-moves .result-bar").queryAll().size(), "a bar for each move");
        robot.interact(() -> moves(robot).requestFocus());
        robot.type(KeyCode.HOME, KeyCode.ENTER);
        WindowFixture.await(() -> window.desk.session().ply() == 1
                && moves(robot).getItems().stream().mapToInt(MoveStatistics::games).max().orElse(0) < GAMES);

        ListView<GameRow> here = robot.lookup("#db-here").query();
        int came = moves(robot).getItems().stream().mapToInt(MoveStatistics::games).sum();
        WindowFixture.await(() -> here.getItems().size() == came);
        Game shown = window.desk.session().game();
        robot.interact(() -> here.requestFocus());
        robot.type(KeyCode.HOME, KeyCode.ENTER);
        WindowFixture.await(() -> window.desk.session().line().length() > 1);
        assertEquals(shown, window.desk.session().game(), "it opens at the position");
    }

    @Test
    void aMoveOfUnfinishedGamesHasNoResults(FxRobot robot) throws Exception {
        Files.writeString(folder.resolve("games.txt"), "f5d6c3\n");
        importFolder(robot);
        robot.clickOn("#page-close");
        WindowFixture.fire(robot, "#space-button-analyse");
        WindowFixture.fire(robot, "#tab-database");
        WindowFixture.await(() -> moves(robot).getItems().size() == 4);

        assertEquals("1", cell(robot, Square.D3, 1));
        assertEquals("", cell(robot, Square.D3, 3));
        assertEquals(0, robot.lookup("#db-moves .result-bar").queryAll().size());
    }

    @Test
    void theGamesOfTheDatabaseArePlayedByTheCircuit(FxRobot robot) throws Exception {
        importArchive(robot);
        robot.clickOn("#page-close");
        robot.interact(() -> window.window.run("twin-check"));
        robot.clickOn("#twin-database");
        WindowFixture.await(() -> WindowFixture.text(robot, "#twin-summary").contains(" clocks, "));
        int moves = games.stream().mapToInt(Game::length).sum();
        String summary = WindowFixture.text(robot, "#twin-summary").replace(",", "");
        assertTrue(summary.startsWith("Circuit and rules agree. " + GAMES + " games " + moves + " moves"),
            summary);
        assertEquals("", WindowFixture.text(robot, "#twin-problems"));
    }

    @Test
    void theGamesThroughAPositionOpenAtThatPosition(FxRobot robot) throws Exception {
        importArchive(robot);
        robot.clickOn("#page-close");
        Game first = games.getFirst().prefix(8);
        robot.interact(() -> window.desk.session().show(first));
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.D);
        awaitCount(robot, "1 game");
        robot.interact(() -> robot.lookup("#db-games").<TableView<GameRow>>query().requestFocus());
        robot.type(KeyCode.HOME, KeyCode.ENTER);

        WindowFixture.await(() -> window.desk.session().line().length() > 8);
        assertEquals(first, window.desk.session().game());
    }

    @Test
    void aFolderWithoutGamesIsNamed(FxRobot robot) throws TimeoutException {
        window.files.answer(folder);
        robot.push(KeyCode.SHORTCUT, KeyCode.D);
        robot.clickOn("#db-import");

        WindowFixture
            .await(() -> WindowFixture.text(robot, "#db-message").contains("a .wtb file is " + "missing"));
    }

    @Test
    void resultsThatAreNotTheBoardsAreCounted(FxRobot robot) throws Exception {
        wrongResults = 2;
        importArchive(robot);
        assertTrue(WindowFixture.text(robot, "#db-message")
            .contains("2 have another result in the archive than on the board."));
    }

    private void importArchive(FxRobot robot) throws Exception {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < GAMES; i++) {
            games.add(Boards.randomGame(random, 60));
        }
        writeArchive();
        importFolder(robot);
    }

    private void importFolder(FxRobot robot) throws TimeoutException {
        window.files.answer(folder);
        robot.push(KeyCode.SHORTCUT, KeyCode.D);
        robot.clickOn("#db-import");
        WindowFixture.await(() -> WindowFixture.text(robot, "#db-message").contains("positions"));
    }

    private void awaitCount(FxRobot robot, String text) throws TimeoutException {
        WindowFixture.await(() -> WindowFixture.text(robot, "#db-count").equals(text));
    }

    private static TableView<MoveStatistics> moves(FxRobot robot) {
        return robot.lookup("#db-moves").query();
    }

    private static String cell(FxRobot robot, Square move, int column) {
        TableView<MoveStatistics> table = moves(robot);
        MoveStatistics row =
            table.getItems().stream().filter(item -> item.move() == move).findFirst().orElseThrow();
        return String.valueOf(table.getColumns().get(column).getCellData(row));
    }

    /// Games of Ann, Bob, Cleo and Dora in turn; Ann has the games 0, 3, 4, 7 ...
    private void writeArchive() throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(16 + 68 * GAMES).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putInt(4, GAMES).putShort(10, (short) 1999).put(12, (byte) 8);
        for (int i = 0; i < GAMES; i++) {
            Game game = games.get(i);
            int at = 16 + 68 * i;
            bytes.putShort(at + 2, (short) (i % 4)).putShort(at + 4, (short) ((i + 1) % 4));
            int discs = (64 + game.position().finalScoreForBlack()) / 2;
            bytes.put(at + 6, (byte) (i < wrongResults ? (discs + 1) % 65 : discs));
            for (int ply = 0; ply < game.length(); ply++) {
                Square square = game.moves().get(ply);
                bytes.put(at + 8 + ply, (byte) (10 * (square.row() + 1) + square.file() + 1));
            }
        }
        Files.write(folder.resolve("WTH_1999.wtb"), bytes.array());
        names("WTH.JOU", 20, List.of("Ann", "Bob", "Cleo", "Dora"));
        names("WTH.TRN", 26, List.of("Open"));
    }

    private void names(String name, int size, List<String> all) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(16 + size * all.size()).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putShort(8, (short) all.size());
        for (int i = 0; i < all.size(); i++) {
            bytes.position(16 + size * i).put(all.get(i).getBytes(StandardCharsets.ISO_8859_1));
        }
        Files.write(folder.resolve(name), bytes.array());
    }
}
