package flipchip.app.chips.crosscheck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.circuit.array.ChipPlace;
import flipchip.app.kit.settings.Settings;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Transcript;
import flipchip.engine.testkit.Boards;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// Verifies games of the user's files with the circuit.
@WindowTest
class TwinCheckTest {
    private static final Settings NOBODY_PLAYS = WindowFixture.PEOPLE;
    @TempDir
    private Path folder;
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, NOBODY_PLAYS);
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private void verify(FxRobot robot, Path... games) throws TimeoutException {
        window.files.answer(games);
        robot.clickOn("#twin-files");
        WindowFixture.await(() -> summary(robot).contains(" clocks, "));
    }

    private static String summary(FxRobot robot) {
        return WindowFixture.text(robot, "#twin-summary");
    }

    /// Opens the first difference of the list by the keyboard.
    private static void openFirst(FxRobot robot) throws TimeoutException {
        ListView<Object> list = robot.lookup("#twin-list").query();
        robot.interact(() -> {
            list.requestFocus();
            list.getSelectionModel().selectFirst();
        });
        robot.type(KeyCode.ENTER);
        WindowFixture.await(() -> robot.lookup("#banner").query().isVisible());
    }

    private void openPage(FxRobot robot) {
        robot.interact(() -> window.window.run("twin-check"));
    }

    @Test
    void gamesOfSeveralFormsAgreeAndAreCounted(FxRobot robot) throws TimeoutException, IOException {
        openPage(robot);
        verify(robot, file("games.txt", "c4c3c2b4a5f4g4c5d6\nc4c3c2b2e6c1a1a3\n"),
            file("one.ggf", "(;GM[Othello]PC[x]PB[a]PW[b]TI[5:00]TY[8]BO[8 -------- -------- -------- "
                + "---O*--- ---*O--- -------- -------- -------- *]B[D3]W[C3];)"));

        assertTrue(summary(robot).startsWith("Circuit and rules agree. 3 games, 19 moves, 1 pass, "),
            summary(robot));
        assertEquals("", WindowFixture.text(robot, "#twin-problems"));
    }

    @Test
    void aMismatchOpensAtItsGateOnTheTimeLine(FxRobot robot) throws TimeoutException, IOException {
        window.awaitPanel();
        robot.clickOn("#f5");
        window.awaitPanel();
        openPage(robot);
        robot.interact(() -> robot.lookup("#twin-wire").<TextField>query().setText("c3.lg3=0"));
        verify(robot, file("games.txt", "d3c3\n"));
        assertTrue(summary(robot).startsWith("✕ 1 game differs."), summary(robot));
        openFirst(robot);

        assertEquals(
            "Gate c3.lg3 shows 0, but its inputs give 1. games.txt, game 1, after move 1: legal "
                + "moves: the circuit has e3 c5, the rules c3 e3 c5",
            WindowFixture.text(robot, "#banner-text"));
        assertEquals("d3", Transcript.print(window.desk.session().game()));
        assertEquals(Optional.of(Square.C3), window.desk.hardware().chosenProperty().get());
        assertFalse(robot.lookup("#pages").query().isVisible());
        WindowFixture.await(
            () -> window.desk.hardware().camera().placeProperty().get().level() == ChipPlace.Level.GATE);

        robot.clickOn("#banner-action");
        window.awaitPanel();
        assertEquals("f5", Transcript.print(window.desk.session().game()));
    }

    @Test
    void aWireThatIsNoneAndAFileThatIsGoneAreNamed(FxRobot robot) throws TimeoutException, IOException {
        openPage(robot);
        robot.interact(() -> robot.lookup("#twin-wire").<TextField>query().setText("nonsense"));
        window.files.answer(file("games.txt", "d3c3\n"));
        robot.clickOn("#twin-files");
        assertEquals("'nonsense' does not have the form NET=0 or NET=1", summary(robot));

        robot.interact(() -> robot.lookup("#twin-wire").<TextField>query().setText(""));
        verify(robot, folder.resolve("gone.txt"));
        assertTrue(summary(robot).startsWith("The check stopped."), summary(robot));
        assertTrue(WindowFixture.text(robot, "#twin-problems")
            .endsWith("gone.txt cannot be read: the file is " + "missing"));
    }

    /// A controller whose wire is broken is in two states at once, or in none.
    @Test
    void aDifferenceOfABrokenControllerIsShownToo(FxRobot robot) throws TimeoutException, IOException {
        robot.clickOn("#f5");
        window.awaitPanel();
        openPage(robot);
        robot.interact(() -> robot.lookup("#twin-wire").<TextField>query().setText("controller.READY=1"));
        verify(robot, file("games.txt", "d3c3\n"));
        openFirst(robot);
        robot.interact(() -> window.time().toLast());
        assertEquals("Controller without a state", WindowFixture.text(robot, "#sentence"));
        assertTrue(WindowFixture.has(robot, "#agreement", "differ"));

        robot.clickOn("#banner-action");
        window.awaitPanel();
        assertEquals("f5", Transcript.print(window.desk.session().game()));
    }

    /// What is cancelled because another check begins reports nothing more.
    @Test
    @Tag("thorough")
    void aCheckThatWasReplacedIsNotHeardAgain(FxRobot robot) throws TimeoutException, IOException {
        openPage(robot);
        SplittableRandom random = new SplittableRandom(5);
        String games = IntStream.range(0, 3_000)
            .mapToObj(_ -> Transcript.print(Boards.randomGame(random, 60))).collect(Collectors.joining("\n"));
        window.files.answer(file("many.txt", games));
        WindowFixture.fire(robot, "#twin-files");
        window.files.answer(folder.resolve("gone.txt"));
        WindowFixture.fire(robot, "#twin-files");
        WindowFixture.await(() -> Thread.getAllStackTraces().keySet().stream()
            .noneMatch(thread -> thread.getName().equals("twin-check")));

        WindowFixture.await(() -> summary(robot).startsWith("The check stopped."));
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(summary(robot).startsWith("The check stopped."), summary(robot));
    }
}
