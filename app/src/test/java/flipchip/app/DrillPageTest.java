package flipchip.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import flipchip.app.school.Memory;
import flipchip.engine.board.Game;
import flipchip.engine.board.NotationException;
import flipchip.engine.board.Transcript;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// A learner of openings, in the real window.
@ExtendWith(ApplicationExtension.class)
@Timeout(240)
class DrillPageTest {
    @TempDir
    private static Path home;
    private WindowFixture window;

    @Start
    void start(Stage stage) {
        window = new WindowFixture(stage, WindowFixture.QUICK, (_, _, _) -> new SilentSearch(), home);
    }

    @AfterEach
    void stop() {
        window.close();
    }

    private static String text(FxRobot robot, String id) {
        return WindowFixture.text(robot, id);
    }

    @Test
    void openingsAreAskedJudgedExplainedAndKept(FxRobot robot)
            throws TimeoutException, IOException, NotationException {
        Game game = Transcript.parse("f5d6c3d3c4");
        robot.interact(() -> window.desk.session().show(game));
        robot.interact(() -> window.window.run("drill"));
        WindowFixture.await(() -> text(robot, "#drill-task").contains("what does Black play?"));
        robot.interact(() -> robot.lookup("#drill-opening").<ComboBox<String>>query().setValue("Tiger"));
        assertTrue(text(robot, "#drill-task").startsWith("Tiger: after "), text(robot, "#drill-task"));

        WindowFixture.fire(robot, "#drill-game");
        assertEquals("your game: after f5d6, what does Black play?", text(robot, "#drill-task"));
        WindowFixture.fire(robot, "#drill-c7");
        assertTrue(text(robot, "#drill-verdict").startsWith("No: c3"), text(robot, "#drill-verdict"));
        assertTrue(text(robot, "#drill-verdict").contains("% of games"), text(robot, "#drill-verdict"));
        assertTrue(WindowFixture.has(robot, "#drill-verdict", "wrong"));
        robot.type(KeyCode.N);
        assertEquals("your game: after f5d6c3d3, what does Black play?", text(robot, "#drill-task"));
        WindowFixture.fire(robot, "#drill-c4");
        assertTrue(text(robot, "#drill-verdict").startsWith("Right: c4."), text(robot, "#drill-verdict"));
        robot.type(KeyCode.N);
        assertTrue(text(robot, "#drill-task").startsWith("Nothing to ask now"), text(robot, "#drill-task"));
        assertEquals("Right: 1 of 2 this time. Moves learnt or being learnt: 2.",
            text(robot, "#drill-standing"));

        WindowFixture.await(() -> kept().cards().size() == 2);
        robot.type(KeyCode.ESCAPE);
        assertEquals(game, window.desk.session().game());
    }

    private static Memory kept() {
        try {
            return Memory.load(home.resolve("data/drill.txt"));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
