package flipchip.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.TimeoutException;
import flipchip.app.school.EndgameSchool;
import flipchip.app.school.SchoolRecord;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.school.Problem;
import flipchip.engine.school.ProblemFile;
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

/// A learner at the endgame school, in the real window.
@ExtendWith(ApplicationExtension.class)
@Timeout(240)
class SchoolTest {
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
    void aLearnerAnswersByKeysAndByMouseAndIsToldWhy(FxRobot robot) throws TimeoutException, IOException {
        EndgameSchool same = new EndgameSchool(ProblemFile.standard(), SchoolRecord.NEW);
        Problem first = same.next(EndgameSchool.Wish.ANY, Instant.now()).orElseThrow();
        same.answer(first, first.solution(), Instant.now());
        Problem second = same.next(EndgameSchool.Wish.ANY, Instant.now()).orElseThrow();

        robot.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E)
            .release(KeyCode.E, KeyCode.SHIFT, KeyCode.CONTROL);
        WindowFixture.await(() -> robot.lookup("#school-task").tryQuery().isPresent()
            && text(robot, "#school-task").startsWith("Black moves"));
        go(robot, Square.D3, first.solution());
        robot.type(KeyCode.ENTER);
        assertTrue(text(robot, "#school-verdict").startsWith("Right: " + first.solution() + " wins by "
            + first.scoreOf(first.solution())), text(robot, "#school-verdict"));
        assertTrue(WindowFixture.has(robot, "#school-verdict", "right"));
        robot.type(KeyCode.N);
        assertFalse(robot.lookup("#school-verdict").query().isVisible());
        WindowFixture.fire(robot, "#school-" + second.tempting());
        assertTrue(text(robot, "#school-verdict").startsWith(second.tempting() + " loses by "),
            text(robot, "#school-verdict"));
        assertTrue(text(robot, "#school-verdict").contains(second.solution() + " wins by "));
        WindowFixture.await(() -> text(robot, "#school-line").startsWith("Best play from here: "));
        String line = text(robot, "#school-line");
        robot.type(KeyCode.P);
        assertFalse(text(robot, "#school-line").equals(line), "the answer was played");
        assertTrue(text(robot, "#school-standing")
            .contains("Right at first sight: 1 of 2. To come back: 1."));

        assertEquals(Game.INITIAL, window.desk.session().game(), "the game of the window is left alone");
        WindowFixture.await(() -> kept().answers() == 2);
        assertEquals(1, kept().right());
    }

    private static SchoolRecord kept() {
        try {
            return SchoolRecord.load(home.resolve("data/school.txt"));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /// Goes with the arrow keys.
    private static void go(FxRobot robot, Square from, Square to) {
        for (int i = from.file(); i < to.file(); i++) {
            robot.type(KeyCode.RIGHT);
        }
        for (int i = to.file(); i < from.file(); i++) {
            robot.type(KeyCode.LEFT);
        }
        for (int i = from.row(); i < to.row(); i++) {
            robot.type(KeyCode.DOWN);
        }
        for (int i = to.row(); i < from.row(); i++) {
            robot.type(KeyCode.UP);
        }
    }
}
