package flipchip.app.game.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.engine.notation.Transcript;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The rules are learned by playing five steps, and one's own game stays as it is.
@WindowTest
class RulesTest {
    private WindowFixture window;

    @Test
    void fiveStepsArePlayedToTheEnd(FxRobot robot) {
        robot.interact(() -> window.window.run("rules"));
        assertEquals("1 of 5", WindowFixture.text(robot, "#rules-count"));
        robot.clickOn("#rule-a1");
        assertTrue(WindowFixture.text(robot, "#rules-answer").contains("a1"), "refused in words");
        robot.clickOn("#rule-d3");
        assertEquals("d3 has turned 1 disc. After your move it is White's turn.",
            WindowFixture.text(robot, "#rules-answer"));
        robot.type(KeyCode.ENTER);

        robot.clickOn("#rule-f7");
        assertFalse(WindowFixture.text(robot, "#rules-answer").isEmpty());
        robot.clickOn("#rule-d6");
        assertTrue(WindowFixture.text(robot, "#rules-answer").startsWith("Right: d6 has turned 4 discs"));
        robot.type(KeyCode.ENTER);

        robot.clickOn("#rule-c5");
        assertTrue(WindowFixture.text(robot, "#rules-answer").startsWith("After c5 White cannot move"));
        robot.type(KeyCode.ENTER);

        robot.clickOn("#rule-d3");
        assertEquals("That is a legal move too. Find the one " + "described.",
            WindowFixture.text(robot, "#rules-answer"));
        robot.clickOn("#rule-a1");
        assertTrue(WindowFixture.text(robot, "#rules-answer").startsWith("a1 is yours"));
        robot.type(KeyCode.ENTER);

        robot.clickOn("#rule-h8");
        assertTrue(
            WindowFixture.text(robot, "#rules-answer")
                .startsWith("h8 has turned 6 discs. Black wins by 36 to 28."),
            WindowFixture.text(robot, "#rules-answer"));
        robot.type(KeyCode.ENTER);
        assertTrue(window.desk.shell().pages().shownProperty().get().isEmpty());
        assertEquals("", Transcript.print(window.desk.session().game()));
    }

    @Test
    void theDocumentationIsReadInTheWindowAndClosedWithEscape(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("handbook"));
        ListView<?> chapters = robot.lookup("#handbook-chapters").query();
        WindowFixture.await(() -> !chapters.getItems().isEmpty());
        assertTrue(chapters.getItems().size() >= 10, chapters.getItems().toString());
        ScrollPane text = robot.lookup("#handbook-text").query();
        robot.type(KeyCode.END);
        WindowFixture.await(() -> text.getVvalue() > 0.5);            // the last chapter is shown
        robot.type(KeyCode.ESCAPE);
        assertTrue(window.desk.shell().pages().shownProperty().get().isEmpty());
    }
}
