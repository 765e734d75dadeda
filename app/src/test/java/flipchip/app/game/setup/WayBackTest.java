package flipchip.app.game.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import flipchip.app.WindowFixture;
import flipchip.app.WindowRobot;
import flipchip.app.analyse.judge.SilentSearch;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Transcript;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// One's own game stays within reach: stories, opened games and new ones have a way back, also after a
/// restart, and looking back lets the user move both sides.
@ExtendWith(WindowRobot.class)
@Timeout(900)
class WayBackTest {
    private static final Settings AGAINST_LEVEL_1 = WindowFixture.QUICK.with(Frame.PANEL, false);

    @TempDir
    private Path home;
    private final AtomicReference<Stage> stage = new AtomicReference<>();
    private WindowFixture window;

    @Start
    void start(Stage first) {
        stage.set(first);
        window = open();
    }

    private WindowFixture open() {
        return new WindowFixture(stage.get(), AGAINST_LEVEL_1, (_, _, _) -> new SilentSearch(), home);
    }

    @AfterEach
    void stop() {
        window.close();
    }

    private void restart() {
        window.close();
        WaitForAsyncUtils.waitForAsyncFx(300_000, () -> window = open());
        WaitForAsyncUtils.waitForFxEvents();
    }

    private String moves() {
        return Transcript.print(window.desk.session().game());
    }

    private void paste(FxRobot robot, String text) throws TimeoutException {
        robot.interact(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)));
        robot.press(KeyCode.CONTROL).type(KeyCode.V).release(KeyCode.CONTROL);
        WindowFixture
            .await(() -> Transcript.print(window.desk.session().line()).startsWith(text.substring(0, 2)));
    }

    @Test
    void anOpenedGameGivesMyGameBackAlsoAfterARestart(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        paste(robot, "f5d6c3d3c4");
        assertEquals("f5d6c3d3c4", moves());
        assertEquals("Back to the previous game", WindowFixture.text(robot, "#banner-action"));
        assertEquals("Black", WindowFixture.text(robot, "#who-black"));
        assertEquals("White", WindowFixture.text(robot, "#who-white"),
            "not the computer, who has not played it");

        restart();
        assertEquals("f5d6c3d3c4", moves());
        assertEquals("This is an opened game. Yours is saved.", WindowFixture.text(robot, "#banner-text"));
        robot.clickOn("#banner-action");
        assertEquals("d3", moves());
        assertEquals("level 1", WindowFixture.text(robot, "#rank-white"));
        assertTrue(window.desk.computer().thinkingAboutProperty().get().isPresent(), "the game goes on");
    }

    @Test
    @Tag("thorough")
    void eachStepBackTellsOfTheNextOne(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        paste(robot, "e6f4e3f6");
        robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        restart();
        assertEquals("e6f4", moves());
        assertEquals("Back to my game", WindowFixture.text(robot, "#banner-action"));
        paste(robot, "f5d6");
        robot.press(KeyCode.ALT).type(KeyCode.HOME).release(KeyCode.ALT);
        assertEquals("e6f4", moves());
        assertTrue(robot.lookup("#banner").query().isVisible());
        assertEquals("This is an opened game. Yours is saved.", WindowFixture.text(robot, "#banner-text"));
        assertEquals("Back to my game", WindowFixture.text(robot, "#banner-action"));

        restart();
        assertEquals("e6f4", moves());
        assertEquals("Back to my game", WindowFixture.text(robot, "#banner-action"));
        robot.clickOn("#banner-action");
        assertEquals("d3", moves());
        assertFalse(robot.lookup("#banner").query().isVisible(), "one's own game needs no way back");
    }

    @Test
    void theWayBackSaysWhetherItLeadsToMyGameAtOnce(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        paste(robot, "f5d6");
        paste(robot, "e6f4");
        paste(robot, "c4c3");
        robot.clickOn("#banner-action");
        assertEquals("e6f4", moves());
        assertEquals("Back to the previous game", WindowFixture.text(robot, "#banner-action"));
        robot.clickOn("#banner-action");
        assertEquals("f5d6", moves());
        robot.clickOn("#banner-action");
        assertEquals("d3", moves());
    }

    @Test
    void aNewGameAndOpenedOnesNeverLoseTheGameBefore(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.N).release(KeyCode.SHIFT, KeyCode.CONTROL);
        assertEquals("", moves());
        robot.clickOn("#c4");
        paste(robot, "f5d6");
        robot.clickOn("#c3");
        assertEquals("f5d6c3", moves(), "a variation of the opened game");
        robot.press(KeyCode.ALT).type(KeyCode.HOME).release(KeyCode.ALT);
        assertEquals("c4", moves());
        robot.press(KeyCode.ALT).type(KeyCode.HOME).release(KeyCode.ALT);
        assertEquals("d3", moves());
        robot.press(KeyCode.ALT).type(KeyCode.HOME).release(KeyCode.ALT);
        assertEquals("f5d6c3", moves());
        robot.press(KeyCode.ALT).type(KeyCode.HOME).release(KeyCode.ALT);
        assertEquals("c4", moves());
    }

    @Test
    void whoLooksBackMovesBothSidesUntilHeHandsBack(FxRobot robot) {
        robot.clickOn("#d3");
        robot.interact(() -> window.desk.session().play(Square.C3));
        robot.press(KeyCode.CONTROL).type(KeyCode.LEFT).release(KeyCode.CONTROL);
        assertEquals("d3", moves());
        assertEquals("Exploring from move 1. You play both colours.",
            WindowFixture.text(robot, "#banner-text"));
        robot.clickOn("#e3");
        robot.clickOn("#f5");
        assertEquals("d3e3f5", moves(), "White's other move, and Black's answer");
        assertTrue(window.desk.computer().thinkingAboutProperty().get().isEmpty());
        assertTrue(window.desk.board().legalProperty().get() != 0, "White's squares are marked");
        assertEquals("Exploring from move 3. You play both colours.",
            WindowFixture.text(robot, "#banner-text"));

        robot.clickOn("#banner-action");
        assertTrue(window.desk.computer().thinkingAboutProperty().get().isPresent());
        assertFalse(robot.lookup("#banner").query().isVisible());
    }

    @Test
    void aMoveTakenBackLeavesTheGameRunning(FxRobot robot) {
        for (Runnable undo : List.<Runnable>of(
            () -> robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL),
            () -> WindowFixture.fire(robot, "#action-undo"))) {
            robot.interact(window.desk.session()::newGame);
            robot.clickOn("#d3");
            robot.interact(() -> window.desk.session().play(Square.C3));
            undo.run();
            assertEquals("", moves());
            assertFalse(robot.lookup("#banner").query().isVisible());
            assertEquals("4 legal moves", WindowFixture.text(robot, "#doing-black"));

            robot.clickOn("#c4");
            assertTrue(window.desk.computer().thinkingAboutProperty().get().isPresent());
            undo.run();
            assertEquals("", moves(), "also while it thinks");
        }
        robot.clickOn("#d3");
        robot.interact(() -> window.desk.session().play(Square.C3));
        robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        restart();
        robot.clickOn("#c4");
        assertTrue(window.desk.computer().thinkingAboutProperty().get().isPresent(), "also after a restart");
    }

    @Test
    void backAtTheEndTheGameGoesOnByItself(FxRobot robot) {
        robot.clickOn("#d3");
        robot.press(KeyCode.CONTROL).type(KeyCode.LEFT).release(KeyCode.CONTROL);
        assertTrue(window.desk.computer().thinkingAboutProperty().get().isEmpty());
        robot.press(KeyCode.CONTROL).type(KeyCode.RIGHT).release(KeyCode.CONTROL);
        assertTrue(window.desk.computer().thinkingAboutProperty().get().isPresent());
        assertFalse(robot.lookup("#banner").query().isVisible());
    }

    @Test
    @Tag("thorough")
    void whatIsWrittenAboutAGameIsKeptWhereTheWindowIsClosed(FxRobot robot) {
        robot.clickOn("#d3");
        robot.push(KeyCode.F2);
        robot.clickOn("#details-black").write("Ann");
        restart();
        robot.push(KeyCode.F2);
        assertEquals("Ann", robot.lookup("#details-black").<TextInputControl>query().getText());
    }

    @Test
    void aPasteWithABadMoveStaysToBeRead(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        robot.clickOn("#who-white");
        robot.type(KeyCode.ESCAPE);
        paste(robot, "f5d6c3d3c4h8");
        assertTrue(WindowFixture.text(robot, "#banner-text").startsWith("Move 6: h8 flips no disc"),
            WindowFixture.text(robot, "#banner-text"));
        assertTrue(window.desk.computer().thinkingAboutProperty().get().isEmpty(),
            "the computer does not play on in it");
        robot.clickOn("#banner-action");
        assertEquals("d3", moves());
    }

    @Test
    void aStoryIsGoneAfterARestartAndMyGameIsThere(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        robot.press(KeyCode.SHIFT).type(KeyCode.F9).release(KeyCode.SHIFT);
        WindowFixture.await(() -> window.desk.session().isStory());
        restart();
        assertFalse(window.desk.session().isStory());
        assertEquals("d3", moves());
    }

    @Test
    void whoPlaysOnInAnOpenedGameIsToldOfHisOwnAfterARestart(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        robot.interact(() -> window.desk.session().setSeat(Color.WHITE, Seat.HUMAN));
        paste(robot, "f5d6");
        robot.clickOn("#c3");
        assertEquals("f5d6c3", moves());

        restart();
        assertEquals("f5d6c3", moves());
        assertEquals("This is an opened game. Yours is saved.", WindowFixture.text(robot, "#banner-text"));
        robot.clickOn("#banner-action");
        assertEquals("d3", moves());
    }

    @Test
    void theEndIsNotToldAnyMoreWhenItsMoveIsTakenBack(FxRobot robot) {
        robot.interact(() -> {
            window.desk.session().setSeat(Color.WHITE, Seat.HUMAN);
            List.of(Square.C4, Square.C3, Square.C2, Square.B4, Square.A5, Square.F4, Square.G4, Square.C5,
                Square.D6).forEach(window.desk.session()::play);
        });
        assertEquals("Black won by 64", WindowFixture.text(robot, "#end-title"));
        robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        assertFalse(WindowFixture.sees(robot, "#end-title"));
        assertFalse(robot.lookup("#banner").query().isVisible());
    }
}
