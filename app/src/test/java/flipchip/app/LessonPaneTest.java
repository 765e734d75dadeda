package flipchip.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import flipchip.app.game.Seat;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import javafx.scene.control.ComboBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// A beginner goes through the first lesson in the real window, and into one about the circuit.
@ExtendWith(ApplicationExtension.class)
@Timeout(240)
class LessonPaneTest {
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

    private void play(FxRobot robot, Square square) {
        robot.interact(() -> window.desk.session().play(square));
    }

    @Test
    void aBeginnerDoesTheFirstLessonAndStepsTheCircuit(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("lessons"));
        WindowFixture.await(() -> text(robot, "#lesson-task").startsWith("Choose a lesson"));
        WindowFixture.fire(robot, "#lesson-again");
        WindowFixture.await(() -> text(robot, "#lesson-task").startsWith("Black begins."));
        play(robot, Square.F5);
        assertEquals("Done. Go on with N.", text(robot, "#lesson-verdict"));
        WindowFixture.fire(robot, "#lesson-next");
        play(robot, Square.D6);
        WindowFixture.fire(robot, "#lesson-next");
        assertTrue(text(robot, "#lesson-task").startsWith("Who cannot turn"), text(robot, "#lesson-task"));
        play(robot, Square.A6);
        assertTrue(WindowFixture.has(robot, "#lesson-verdict", "wrong"));
        WindowFixture.fire(robot, "#lesson-again");
        play(robot, Square.G8);
        assertTrue(WindowFixture.has(robot, "#lesson-verdict", "right"));
        WindowFixture.fire(robot, "#lesson-next");
        while (!window.desk.session().isFinished()) {
            play(robot, Square.all(window.desk.session().position().legalMoves()).getFirst());
        }
        assertTrue(text(robot, "#lesson-standing").contains("Lessons finished: 1 of 12"),
            text(robot, "#lesson-standing"));
        WindowFixture.await(() -> Files.exists(home.resolve("data/lessons.txt")));

        robot.interact(() -> robot.lookup("#lesson-choice").<ComboBox<Integer>>query().setValue(11));
        window.awaitPanel();
        robot.interact(window.time()::toFirst);
        assertEquals("Done. Go on with N.", text(robot, "#lesson-verdict"));
        WindowFixture.fire(robot, "#lesson-leave");
        assertEquals(Seat.ofLevel(1), window.desk.session().seat(Color.WHITE));
    }
}
