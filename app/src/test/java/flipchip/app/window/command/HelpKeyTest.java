package flipchip.app.window.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.shell.Command;
import flipchip.app.shell.KeyMap;
import flipchip.app.shell.Page;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// F1 helps wherever the keyboard is.
@WindowTest
class HelpKeyTest {
    private WindowFixture window;

    private String page() {
        return window.desk.shell().pages().shownProperty().get().map(Page::id).orElse("");
    }

    private static boolean isHelpShown(FxRobot robot) {
        return robot.lookup("#help").query().isVisible();
    }

    @Test
    void itLaysTheHelpOverAPageAndEscapeGoesBackToIt(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        robot.push(KeyCode.F1);
        assertTrue(isHelpShown(robot));
        assertTrue(robot.lookup("#help").query().isFocusWithin());

        robot.push(KeyCode.ESCAPE);
        assertFalse(isHelpShown(robot));
        assertEquals("new-game-page", page());
        assertEquals("new-begin", window.scene().getFocusOwner().getId());
        robot.push(KeyCode.ESCAPE);
        assertEquals("", page());
        assertTrue(robot.lookup(".board").query().isFocusWithin());
    }

    @Test
    void anotherKeyOfTheWindowStillDoesNothingBehindAPage(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        robot.push(KeyCode.CONTROL, KeyCode.F1);
        assertEquals("new-game-page", page());
        assertFalse(isHelpShown(robot));
    }

    @Test
    void aKeyThatTheUserChoseForItWorksAsWell(FxRobot robot) {
        Command help = window.window.commands().stream().filter(each -> each.id().equals("help")).findFirst()
            .orElseThrow();
        robot.interact(() -> new KeyMap(window.desk.settings()).property(help).set("F12"));
        robot.push(KeyCode.CONTROL, KeyCode.N);
        robot.push(KeyCode.F1);
        assertFalse(isHelpShown(robot));
        robot.push(KeyCode.F12);
        assertTrue(isHelpShown(robot));
    }

    @Test
    void onTheChipAndTheControllerItOpensTheirChapterAndInAPageTheHelp(FxRobot robot)
            throws TimeoutException {
        window.awaitPanel();
        robot.clickOn("#cell-array");
        robot.push(KeyCode.F1);
        assertChapter(robot, "Zoom: from the array to the gates");
        robot.push(KeyCode.F1);
        assertTrue(isHelpShown(robot));
        robot.push(KeyCode.ESCAPE);
        robot.push(KeyCode.ESCAPE);
        assertEquals("", page());

        robot.interact(() -> window.window.run("breakpoints"));
        String breakpoints = page();
        robot.push(KeyCode.F1);
        assertTrue(isHelpShown(robot));
        robot.push(KeyCode.ESCAPE);
        assertEquals(breakpoints, page());
        robot.push(KeyCode.ESCAPE);

        WindowFixture.fire(robot, "#space-button-circuit", "#board-button");
        robot.interact(() -> robot.lookup("#controller-pane").query().requestFocus());
        robot.push(KeyCode.F1);
        assertChapter(robot, "The clock, and the controller's states");
    }

    @Test
    void aTabOfCircuitHasItsChapter(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("repair"));
        WindowFixture.await(() -> WindowFixture.sees(robot, "#tab-repair"));
        robot.interact(() -> robot.lookup("#tab-repair").query().requestFocus());
        robot.push(KeyCode.F1);
        assertChapter(robot, "Repair the chip");
    }

    private void assertChapter(FxRobot robot, String title) throws TimeoutException {
        assertEquals("handbook-page", page());
        ListView<?> chapters = robot.lookup("#handbook-chapters").query();
        WindowFixture
            .await(() -> String.valueOf(chapters.getSelectionModel().getSelectedItem()).contains(title));
    }

    @Test
    void theMenuOpensTheHelpWhereverTheKeyboardIs(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.clickOn("#cell-array");
        robot.interact(() -> window.window.run("help"));
        assertTrue(isHelpShown(robot));
        robot.push(KeyCode.ESCAPE);
        assertEquals("cell-array", window.scene().getFocusOwner().getId());
    }

    @Test
    void aPageThatOpensTakesItAway(FxRobot robot) {
        robot.push(KeyCode.F1);
        robot.interact(() -> window.window.run("about"));
        assertFalse(isHelpShown(robot));
        assertTrue(robot.lookup("#about-page").query().isFocusWithin());
    }
}
