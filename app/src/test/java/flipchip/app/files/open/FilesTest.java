package flipchip.app.files.open;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.files.format.GameFiles;
import flipchip.app.files.format.SavedGame;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.kit.settings.UserFolders;
import flipchip.app.shell.Banner;
import flipchip.app.shell.Notice;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Transcript;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// Games in and out of the real window, as a person does it: keys, dialogs answered by a script, the
/// clipboard.
@WindowTest
@WindowTest.Fresh
class FilesTest {
    private static final Settings PEOPLE = WindowFixture.PEOPLE.with(Frame.PANEL, false);
    private static final String BOARD =
        "---------------------------OX------XO-------------------------" + "-- X";

    @TempDir
    private Path folder;
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.withoutEngine(stage, PEOPLE);
    }

    @Test
    void whatIsPastedIsOnTheBoardAsFarAsItIsGood(FxRobot robot) throws TimeoutException {
        paste(robot, "1. F5 D6 2. C3 D3");
        WindowFixture.await(() -> game().equals(read("f5d6c3d3")));
        assertTrue(WindowFixture.text(robot, "#banner-text").contains("Game loaded"));

        paste(robot, "f5d6c3a1");
        WindowFixture.await(() -> game().equals(read("f5d6c3")));
        assertTrue(WindowFixture.text(robot, "#banner-text").startsWith("Move 4: a1 flips no disc"),
            WindowFixture.text(robot, "#banner-text"));

        paste(robot, "good morning");
        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").contains("good"));
        assertEquals(read("f5d6c3"), game());
    }

    @Test
    void aTextThatFitsBothMayGoOn(FxRobot robot) throws TimeoutException {
        paste(robot, "f5d6");
        WindowFixture.await(() -> game().length() == 2);
        paste(robot, "c4");
        WindowFixture.await(() -> game().equals(read("f5d6c4")) || game().equals(read("c4")));
        boolean both = game().equals(read("c4"));
        if (both) {
            assertTrue(WindowFixture.text(robot, "#banner-text").contains("also fit"));
            robot.clickOn("#banner-action");
        }
        WindowFixture.await(() -> game().equals(read("f5d6c4")));
        assertTrue(both, "c4 is a game as well");
    }

    @Test
    void theGameBeforeComesBackWithOneClick(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        paste(robot, BOARD.replace("OX---", "XX---"));
        WindowFixture.await(() -> !game().start().equals(Position.INITIAL));
        robot.clickOn("#banner-action");

        WindowFixture.await(() -> game().moves().equals(List.of(Square.D3)));
    }

    @Test
    void transcriptBoardGgfAndPictureAreCopied(FxRobot robot) throws TimeoutException {
        paste(robot, "f5d6c3");
        WindowFixture.await(() -> game().length() == 3);
        robot.push(KeyCode.SHORTCUT, KeyCode.C);
        assertEquals("f5d6c3", clipboard());

        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.C);
        String board = clipboard();
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.G);
        String ggf = clipboard();
        Position shown = game().position();
        paste(robot, board);
        WindowFixture.await(() -> game().length() == 0 && game().start().equals(shown));
        Square move = Square.of(Long.numberOfTrailingZeros(shown.legalMoves()));
        robot.interact(() -> window.desk.session().play(move));
        robot.push(KeyCode.SHORTCUT, KeyCode.C);
        assertEquals(board + " " + move, clipboard(), "moves from another start are copied with it");
        paste(robot, ggf);
        WindowFixture.await(() -> game().equals(read("f5d6c3")));

        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.I);
        assertEquals("Picture of the board copied", WindowFixture.text(robot, "#banner-text"));
        assertTrue(onScreen(() -> Clipboard.getSystemClipboard().hasImage()));
    }

    @Test
    void aGameIsSavedAndOpenedWithItsVariations(FxRobot robot) throws TimeoutException {
        paste(robot, "(;GM[2]PB[Ann]PW[Ben];B[f5](;W[d6]C[yes])(;W[f4]))");
        WindowFixture.await(() -> game().length() == 2);
        Path file = folder.resolve("game.sgf");
        window.files.answer(file);
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").equals("Saved as game.sgf"));
        robot.interact(window.desk.session()::newGame);
        window.files.answer(file);
        robot.push(KeyCode.SHORTCUT, KeyCode.O);

        WindowFixture.await(() -> game().length() == 2);
        assertEquals(List.of(Square.D6, Square.F4), window.desk.session().tree().choices(List.of(Square.F5)));
        assertEquals("On the board: Ann – Ben", WindowFixture.text(robot, "#banner-text"));

        window.files.answer(folder.resolve("game.ggf"));
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.S);
        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text")
            .startsWith("Saved as game.ggf: no room in GGF for"));
    }

    @Test
    void aFileWithManyGamesLetsTheUserChoose(FxRobot robot) throws TimeoutException, IOException {
        Path file = folder.resolve("games.txt");
        Files.writeString(file, "f5d6c3d3c4\nf5f6e6f4e3\nf5f4e3f6\n");
        window.files.answer(file);
        robot.push(KeyCode.SHORTCUT, KeyCode.O);
        WindowFixture.await(() -> robot.lookup("#chooser-games").tryQuery().isPresent());
        robot.interact(
            () -> robot.lookup("#chooser-games").<TableView<SavedGame>>query().getSelectionModel().select(1));
        robot.clickOn("#chooser-games").type(KeyCode.HOME, KeyCode.DOWN, KeyCode.ENTER);

        WindowFixture.await(() -> game().equals(read("f5f6e6f4e3")));
    }

    @Test
    void aFileOfWhichOnlyAPartWasReadIsNotWrittenAgain(FxRobot robot) throws TimeoutException, IOException {
        String both = "(;GM[2]SZ[8];B[f5];W[d6])(;GM[2]SZ[19];B[f5])";
        Path file = Files.writeString(folder.resolve("two.sgf"), both);
        window.files.answer(file);
        robot.push(KeyCode.SHORTCUT, KeyCode.O);
        WindowFixture.await(() -> game().length() == 2);
        assertEquals(Optional.empty(), current().fileProperty().get());

        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        assertTrue(window.files.asked().getLast().startsWith("Save as"), window.files.asked().toString());
        assertEquals(both, Files.readString(file));
    }

    @Test
    void aFileThatIsGoneIsNamed(FxRobot robot) throws TimeoutException {
        window.files.answer(folder.resolve("gone.sgf"));
        robot.push(KeyCode.SHORTCUT, KeyCode.O);

        WindowFixture
            .await(() -> WindowFixture.text(robot, "#banner-text").endsWith("gone.sgf does not exist"));
    }

    @Test
    void whatCouldNotBeSavedIsToldUntilItIsRead(FxRobot robot) throws TimeoutException, IOException {
        robot.clickOn("#d3");
        window.files.answer(Files.writeString(folder.resolve("a-file"), "").resolve("game.sgf"));
        robot.push(KeyCode.SHORTCUT, KeyCode.S);

        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").contains("Could not save"));
        Banner banner = robot.lookup("#banner").query();
        assertEquals(Notice.Weight.PROBLEM, banner.messages().getFirst().weight());
    }

    @Test
    void whatCouldNotBeSavedInTheLibraryIsToldUntilItIsRead(FxRobot robot)
            throws TimeoutException, IOException {
        Files.writeString(Files.createDirectories(UserFolders.data()).resolve("library"), "");
        robot.clickOn("#d3");
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.L);

        WindowFixture
            .await(() -> WindowFixture.text(robot, "#banner-text").contains("Could not change the library"));
        Banner banner = robot.lookup("#banner").query();
        assertEquals(Notice.Weight.PROBLEM, banner.messages().getFirst().weight());
    }

    @Test
    void aSavedStoryDoesNotTakeTheFileOfMyGame(FxRobot robot) throws TimeoutException, IOException {
        robot.clickOn("#d3");
        window.files.answer(folder.resolve("own.sgf"));
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").equals("Saved as own.sgf"));
        robot.interact(() -> window.desk.session().showStory(read("f5d6c3"), _ -> {}));
        Path story = folder.resolve("story.sgf");
        window.files.answer(story);
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").equals("Saved as story.sgf"));
        assertFalse(window.files.asked().getLast().contains("own"), window.files.asked().toString());

        robot.interact(window.desk.session()::leaveStory);
        robot.push(KeyCode.SHORTCUT, KeyCode.S);
        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").equals("Saved as own.sgf"));
        assertEquals(read("f5d6c3"), GameFiles.read(story).games().getFirst().game());
    }

    @Test
    void aGameThatBeginsWhileTheOneBeforeIsSavedHasNoFile(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        window.files.answer(folder.resolve("before.sgf"));
        robot.interact(() -> {
            window.window.run("save");
            window.desk.session().newGame();
        });
        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").equals("Saved as before.sgf"));

        assertEquals(Optional.empty(), current().fileProperty().get());
    }

    @Test
    void aGameWhoseFirstMoveCannotBeReadLeavesTheBoard(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        paste(robot, "(;FF[4]GM[2];B[z9];W[d6])");
        WindowFixture.await(
            () -> WindowFixture.text(robot, "#banner-text").equals("Game 1, move 1: \"z9\" is not a square"));
        assertEquals(List.of(Square.D3), game().moves());
    }

    @Test
    void whatTheChooserLiesOverIsSaidOnIt(FxRobot robot) throws TimeoutException, IOException {
        byte[] games = new byte[16 + 2 * 68];
        games[4] = 3;                            // of which two are there
        games[12] = 8;
        for (int at = 16; at < games.length; at += 68) {
            games[at + 8] = 56;
        }
        Path file = Files.write(folder.resolve("cut.wtb"), games);
        robot.interact(() -> window.desk.shell().banner().show("something from before"));
        robot.interact(() -> files().opener().open(List.of(file)));
        WindowFixture.await(() -> WindowFixture.sees(robot, "#chooser-games"));

        String cut = "cut.wtb: The file should hold 3 games but holds 2: its end is missing";
        WindowFixture.await(() -> WindowFixture.sees(robot, "#page-notice"));
        assertEquals(cut, WindowFixture.text(robot, "#page-notice"));
        robot.push(KeyCode.ESCAPE);
        assertEquals(cut, WindowFixture.text(robot, "#banner-text"));
        robot.push(KeyCode.F2);
        assertFalse(WindowFixture.sees(robot, "#page-notice"), "it was seen before");
        robot.push(KeyCode.ESCAPE);
        robot.interact(() -> files().opener().open(List.of(file)));
        WindowFixture.await(() -> WindowFixture.sees(robot, "#chooser-games"));
        WindowFixture.await(() -> WindowFixture.sees(robot, "#page-notice"));
        assertEquals(cut, WindowFixture.text(robot, "#page-notice"), "told once more");
    }

    @Test
    void anOlderNoticeThatComesToTheFrontIsNoNewOneOnAPage(FxRobot robot) {
        Banner banner = robot.lookup("#banner").query();
        robot.interact(() -> {
            banner.post(Notice.problem("the older one"));
            banner.post(Notice.asks("newer", "the newer one", "Yes", () -> {}));
        });
        robot.push(KeyCode.F2);
        robot.interact(() -> banner.withdraw("newer"));
        assertEquals("the older one", WindowFixture.text(robot, "#banner-text"));
        assertFalse(WindowFixture.sees(robot, "#page-notice"), "it was seen before");
    }

    @Test
    void whatCannotBeReadIsNamedOnce(FxRobot robot) throws TimeoutException, IOException {
        Path file = Files.write(folder.resolve("short.wtb"), new byte[9]);
        robot.interact(() -> files().opener().open(List.of(file)));

        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text")
            .equals(file + " cannot be read: 9 bytes; a WTHOR header needs 16"));
    }

    @Test
    void theFileBesideThatCannotBeReadIsNamed(FxRobot robot) throws TimeoutException, IOException {
        Path names = Files.write(folder.resolve("names.jou"), new byte[3]);
        Path file = Files.write(folder.resolve("games.wtb"), new byte[16]);
        robot.interact(() -> files().opener().open(List.of(file)));

        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text")
            .equals(file + " cannot be read: " + names + ": 3 bytes; a WTHOR header needs 16"));
    }

    @Test
    void thePlayersAreWrittenIntoTheFile(FxRobot robot) throws TimeoutException, IOException {
        robot.clickOn("#d3");
        robot.push(KeyCode.F2);
        assertEquals("Saved with the game when you close.", WindowFixture.text(robot, "#details-kept"));
        robot.clickOn("#details-black").write("Ann");
        robot
            .interact(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, "f5d6")));
        // the key is the text field's here
        robot.clickOn("#details-event").push(KeyCode.SHORTCUT, KeyCode.V);
        assertEquals("f5d6", robot.lookup("#details-event").<TextInputControl>query().getText());
        robot.clickOn("#page-close");
        Path file = folder.resolve("game.sgf");
        window.files.answer(file);
        robot.push(KeyCode.SHORTCUT, KeyCode.S);

        WindowFixture.await(() -> Files.exists(file));
        SavedGame saved = GameFiles.read(file).games().getFirst();
        assertEquals("Ann", saved.info().black());
        assertEquals(List.of(Square.D3), saved.game().moves());
        assertEquals(1, saved.times().size());
    }

    @Test
    void whatIsWrittenAboutAGameIsNotGivenToAnother(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        robot.push(KeyCode.F2);
        robot.clickOn("#details-black").write("Ann");
        robot.interact(() -> files().opener().paste("f5d6"));
        WindowFixture.await(() -> game().equals(read("f5d6")));
        robot.clickOn("#page-close");

        assertEquals("", current().infoProperty().get().black());
    }

    private FilesFeature files() {
        return window.features().stream().filter(FilesFeature.class::isInstance).map(FilesFeature.class::cast)
            .findFirst().orElseThrow();
    }

    private CurrentGame current() {
        return files().current();
    }

    private void paste(FxRobot robot, String text) {
        robot.interact(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)));
        robot.push(KeyCode.SHORTCUT, KeyCode.V);
    }

    private static String clipboard() {
        return onScreen(() -> Clipboard.getSystemClipboard().getString());
    }

    private static <T> T onScreen(Callable<T> question) {
        return WaitForAsyncUtils.waitForAsyncFx(300_000, question);
    }

    private Game game() {
        return window.desk.session().game();
    }

    private static Game read(String moves) {
        return Transcript.read(moves, Position.INITIAL).game();
    }

    @Test
    void movesThatGoOnFromThePositionShownAreAddedToTheGame(FxRobot robot) throws TimeoutException {
        paste(robot, "f5d6c3");
        WindowFixture.await(() -> game().equals(read("f5d6c3")));
        paste(robot, "d3 c4");
        WindowFixture.await(() -> game().equals(read("f5d6c3d3c4")));

        assertEquals(List.of(), window.desk.session().tree().choices(game().moves()));
    }

    @Test
    void aGameOfAServerIsSavedWithItsRatingsClocksAndValues(FxRobot robot)
            throws TimeoutException, IOException {
        String server = "(;GM[Othello]PC[GGS]PB[Ann]PW[Ben]TB[05:00/00:00/02:00]TW[05:0"
            + "0/00:00/02:00]TY[8]RE[?]" + "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- "
            + "-------- -------- *]RB[1800]RW[1700]" + "B[F5/1.50/2.00]W[D6//3.00];)\n";
        Path file = Files.writeString(folder.resolve("in.ggf"), server);
        robot.interact(() -> files().opener().open(List.of(file)));
        WindowFixture.await(() -> game().length() == 2);
        Path again = folder.resolve("out.ggf");
        window.files.answer(again);
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.S);
        WindowFixture.await(() -> Files.exists(again));

        assertEquals(server, Files.readString(again));
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.G);
        assertEquals(server.strip(), clipboard());
    }

    /// As the desktop hands them over.
    @Test
    void theGamesOfSeveralFilesAreThereToChooseFrom(FxRobot robot) throws TimeoutException, IOException {
        Path one = Files.writeString(folder.resolve("one.sgf"), "(;GM[2];B[f5])");
        Path two = Files.writeString(folder.resolve("two.txt"), "f5f6e6");
        robot.interact(() -> window.opener().open(List.of(one, two, folder.resolve("no.sgf"))));
        WindowFixture.await(() -> robot.lookup("#chooser-games").tryQuery().isPresent());

        assertEquals(2, robot.lookup("#chooser-games").<TableView<SavedGame>>query().getItems().size());
        assertTrue(WindowFixture.text(robot, "#banner-text").contains("no.sgf"),
            WindowFixture.text(robot, "#banner-text"));
    }

    @Test
    void whatCouldNotBeReadIsToldUntilAnotherGameIsOnTheBoard(FxRobot robot) throws TimeoutException {
        paste(robot, "good morning");
        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").contains("good"));
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.N);
        assertFalse(robot.lookup("#banner").query().isVisible());

        paste(robot, "flipchip:f5?at=7");
        WindowFixture.await(() -> robot.lookup("#banner").query().isVisible());
        paste(robot, "f5d6c3");
        WindowFixture.await(() -> game().length() == 3);
        assertTrue(window.desk.shell().banner().messages().size() > 2);
        WindowFixture.fire(robot, "#banner-close");
        assertFalse(robot.lookup("#banner").query().isVisible(), "nothing waits behind it");
    }
}
