package flipchip.app.learn.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.game.session.GameSession;
import flipchip.engine.board.Square;
import javafx.scene.control.ChoiceBox;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// A game in which the computer plays the learner's repertoire. The engine never answers.
class RepertoireGameTest extends LearnerWindow {
    @Start
    @Override
    void start(Stage stage) {
        super.start(stage);
    }

    private static <E> void choose(ChoiceBox<E> box, String text) {
        box.setValue(box.getItems().stream().filter(item -> box.getConverter().toString(item).equals(text))
            .findFirst().orElseThrow());
    }

    private void startPrepared(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        robot.interact(() -> choose(robot.lookup("#new-start").<ChoiceBox<?>>query(), "My repertoire"));
    }

    @Test
    void theComputerPlaysThePreparedLinesFromEverySideAndThenThinks(FxRobot robot) throws TimeoutException {
        startPrepared(robot);
        assertEquals("No lines yet: add some in My repertoire", text(robot, "#new-preview-caption"));
        robot.type(KeyCode.ESCAPE);
        robot.interact(() -> window.window.run("repertoire"));
        for (String square : List.of("f5", "d6", "c3", "d3")) {
            WindowFixture.fire(robot, "#repertoire-" + square);
        }
        WindowFixture.fire(robot, "#repertoire-add");
        robot.type(KeyCode.ESCAPE);
        startPrepared(robot);
        assertEquals("Flipchip plays your line", text(robot, "#new-preview-caption"));
        WindowFixture.fire(robot, "#card-level-4", "#new-begin");

        GameSession session = window.desk.session();
        WindowFixture.fire(robot, "#d3");                      // f5 seen from another side
        WindowFixture.await(() -> session.ply() == 2);
        assertEquals(Square.C5, session.game().moves().getLast(), "d6 from that side");
        WindowFixture.fire(robot, "#f6");
        WindowFixture.await(() -> session.ply() == 4);
        assertEquals(Square.F5, session.game().moves().getLast(), "and d3");
        WindowFixture.fire(robot, "#" + session.position().moves().getFirst());
        WindowFixture.await(() -> window.desk.computer().thinkingAboutProperty().get().isPresent());
        assertEquals(5, session.ply(), "here the line ends");

        robot.push(KeyCode.CONTROL, KeyCode.E);
        WindowFixture.fire(robot, "#editor-usual", "#editor-use", "#d3");
        WindowFixture.await(() -> session.ply() > 0);
        assertEquals(1, session.ply(), "nor does a position that was set up follow them");
        robot.push(KeyCode.CONTROL, KeyCode.N);
        robot.interact(() -> choose(robot.lookup("#new-start").<ChoiceBox<?>>query(), "Standard start"));
        WindowFixture.fire(robot, "#new-begin", "#d3");
        WindowFixture.await(() -> window.desk.computer().thinkingAboutProperty().get().isPresent());
        assertTrue(session.ply() == 1, "another game does not follow them");
    }
}
