package flipchip.app.circuit.story;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.engine.board.Game;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// A user plays the controller, by the keyboard alone.
@WindowTest
@WindowTest.Fresh
class ManualPageTest {
    private static final KeyCode LOAD = KeyCode.DIGIT1;
    private static final KeyCode SWAP = KeyCode.DIGIT2;
    private static final KeyCode LATCH = KeyCode.DIGIT3;
    private static final KeyCode TEST = KeyCode.DIGIT4;
    private static final KeyCode ENABLE = KeyCode.DIGIT5;
    private static final KeyCode UPDATE = KeyCode.DIGIT6;
    private static final Settings NOBODY_PLAYS = WindowFixture.PEOPLE.with(Frame.PANEL, false);
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.withoutEngine(stage, NOBODY_PLAYS);
    }

    private static void raise(FxRobot robot, KeyCode... signals) {
        for (KeyCode signal : signals) {
            robot.type(signal).type(KeyCode.ENTER);
        }
    }

    private static String verdict(FxRobot robot) {
        return WindowFixture.text(robot, "#manual-verdict");
    }

    private void open(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("manual"));
        WindowFixture.await(() -> !robot.lookup("#raise-load").query().isDisabled());
    }

    @Test
    void aWrongSignalIsNamedExplainedAndTakenBack(FxRobot robot) throws TimeoutException {
        open(robot);
        raise(robot, LOAD, SWAP, TEST);

        assertTrue(verdict(robot).startsWith("Wrong. TEST used legal moves that were not latched for it"),
            verdict(robot));
        assertTrue(WindowFixture.has(robot, "#manual-verdict", "wrong"));
        assertTrue(WindowFixture.text(robot, "#manual-registers").endsWith("Errors: errStale."));

        robot.type(KeyCode.BACK_SPACE);
        raise(robot, LATCH);
        assertTrue(WindowFixture.has(robot, "#manual-verdict", "right"));
        assertTrue(WindowFixture.has(robot, "#manual-state-LATCH1", "current"));
        assertEquals(
            "Black to move. Legal moves stored: d3 c4 f5 e6. A move is possible: yes. Mailbox: none. "
                + "Move accepted: no. Errors: none.",
            WindowFixture.text(robot, "#manual-registers"));
    }

    @Test
    void aWholeTurnIsPlayedByKeyAndTheResultIsSaid(FxRobot robot) throws TimeoutException {
        open(robot);
        raise(robot, LOAD, SWAP, LATCH, TEST, ENABLE, ENABLE, ENABLE, ENABLE, UPDATE);
        assertEquals("Black d3 d4 e4 d5, White e5, latched d3 c4 f5 e6",
            robot.lookup("#manual-board").<Node>query().getAccessibleText());
        raise(robot, SWAP, LATCH, TEST, ENABLE);

        assertTrue(verdict(robot).startsWith("Chapter done: 13 clocks, 0 of them wrong."), verdict(robot));
        assertTrue(robot.lookup("#manual-clock").query().isDisabled());
    }

    @Test
    void theForcedPassIsPlayedAndTheHintHelps(FxRobot robot) throws TimeoutException {
        open(robot);
        robot.clickOn("#manual-pass");
        WindowFixture.await(() -> !robot.lookup("#raise-load").query().isDisabled());
        raise(robot, LOAD, SWAP, LATCH, TEST, ENABLE, ENABLE, UPDATE, SWAP, LATCH, TEST);
        assertTrue(WindowFixture.text(robot, "#manual-registers").contains("Legal moves stored: none."));

        robot.type(KeyCode.H);
        assertTrue(verdict(robot).startsWith("Hint: swap colour. The test found none: this side passes"),
            verdict(robot));
        raise(robot, SWAP, LATCH, TEST, ENABLE);
        assertTrue(verdict(robot).startsWith("Chapter done: 14 clocks"), verdict(robot));
    }

    @Tag("thorough")
    @Test
    void freePlayTellsWhatARightControllerWouldHaveDoneAndGoesOnAllTheSame(FxRobot robot)
            throws TimeoutException {
        open(robot);
        robot.clickOn("#manual-free");
        WindowFixture.await(() -> !robot.lookup("#raise-load").query().isDisabled());
        raise(robot, LOAD, SWAP, LATCH, LATCH);
        assertTrue(verdict(robot).startsWith("A clock lost: nothing changed."), verdict(robot));
        raise(robot, UPDATE, SWAP);
        assertTrue(verdict(robot).contains("the colour (White)"), verdict(robot));
        assertTrue(WindowFixture.has(robot, "#manual-verdict", "wrong"));
        assertTrue(robot.lookup("#manual-state-LATCH1").queryAll().stream()
            .noneMatch(node -> node.getPseudoClassStates().contains(PseudoClass.getPseudoClass("current"))));

        robot.type(KeyCode.BACK_SPACE);
        assertTrue(WindowFixture.has(robot, "#manual-state-LATCH1", "current"));
        robot.type(KeyCode.A);
        robot.interact(() -> robot.lookup("#manual-board").query().requestFocus());
        robot.type(KeyCode.SPACE);
        assertTrue(WindowFixture.text(robot, "#manual-click").startsWith("d3 is clicked in the next clock."));
        robot.type(KeyCode.A).type(KeyCode.A).type(KeyCode.A);
        assertTrue(verdict(robot).startsWith("Right. The board was stored: disc placed on d3, turned d4"),
            verdict(robot));
    }

    @Test
    void freePlayBeginsWithThePositionOnTheBoardAndSaysHowTheGameEnded(FxRobot robot)
            throws TimeoutException {
        robot.interact(() -> window.desk.session().show(ending()));
        open(robot);
        robot.clickOn("#manual-free");
        WindowFixture.await(() -> !robot.lookup("#raise-load").query().isDisabled());
        raise(robot, LOAD, SWAP, LATCH, TEST);
        robot.interact(() -> robot.lookup("#manual-board").query().requestFocus());
        robot.type(KeyCode.DOWN).type(KeyCode.DOWN).type(KeyCode.DOWN).type(KeyCode.SPACE);
        raise(robot, ENABLE, ENABLE, UPDATE, SWAP, LATCH, TEST, SWAP, LATCH, TEST, KeyCode.DIGIT7);
        assertTrue(
            verdict(robot).startsWith("Game over, 13 black to 0 white discs, after 14 clocks: 0 wrong"),
            verdict(robot));
        assertTrue(robot.lookup("#manual-clock").query().isDisabled());
    }

    private static Game ending() {
        try {
            return Transcript.parse("c4c3c2b4a5f4g4c5");
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void closingThePageGivesTheWindowBack(FxRobot robot) throws TimeoutException {
        open(robot);
        robot.type(KeyCode.ESCAPE);

        assertFalse(robot.lookup("#pages").query().isVisible());
        assertTrue(robot.lookup("#d3").query().isFocused());
    }
}
