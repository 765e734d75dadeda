package flipchip.app.circuit.controller;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.kit.draw.RecordedPen;
import flipchip.engine.board.Game;
import flipchip.engine.notation.Transcript;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.Instant;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Looks at the controller's graph in windows of several sizes.
@WindowTest
class StateGraphTest {
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.withoutEngine(stage, WindowFixture.PEOPLE);
    }

    /// In every clock of a move with a pass: what is said above the graph takes one line or two.
    @Test
    void theArrowsKeepTheirConditionsClearOfTheStates(FxRobot robot) throws Exception {
        Game game = Transcript.parse("c4c3c2b2e6c1a1a3");
        robot.interact(() -> window.desk.session().show(game));
        window.awaitPanel();
        WindowFixture.fire(robot, "#space-button-circuit");
        Set<Double> lines = new TreeSet<>();
        List<String> wrong = new ArrayList<>();
        for (int[] size : new int[][] {{1280, 800}, {1366, 768}, {1440, 900}, {1920, 900}, {1024, 768},
            {800, 600}}) {
            window.resize(robot, size[0], size[1]);
            if (size[0] == 1024) {
                WindowFixture.fire(robot, "#board-button");
            }
            WindowFixture.awaitNode(robot, "#state-READY");
            for (int clock = 0; clock < window.now().move().clocks().size(); clock++) {
                Instant end = new Instant(game.length(), clock, 18);
                robot.interact(() -> window.time().jump(end));
                WindowFixture.layOutAll();
                lines.add(robot.lookup("#controller-state").<Label>query().getHeight());
                look(robot).forEach(problem -> wrong.add(size[0] + "x" + size[1] + " " + end + problem));
            }
        }
        assertEquals(List.of(), wrong);
        assertEquals(2, lines.size(), lines::toString);
    }

    private static List<String> look(FxRobot robot) {
        StateGraph graph = (StateGraph) robot.lookup("#state-READY").<Node>query().getParent();
        RecordedPen drawn = new RecordedPen();
        robot.interact(() -> graph.paint(drawn.pen(), graph.getWidth(), graph.getHeight()));
        List<String> wrong = new ArrayList<>();
        if (!graph.isVisible() || drawn.texts.size() != 5) {
            wrong.add(": " + drawn.texts.size() + " conditions in " + graph.getHeight());
        }
        List<Bounds> states = Stream.of(ControllerState.values())
            .map(state -> robot.lookup("#state-" + state).<Node>query().getBoundsInParent()).toList();
        drawn.texts.stream()
            .filter(text -> states.stream().anyMatch(state -> state.intersects(text.bounds())))
            .forEach(text -> wrong.add(": " + text.text() + " over a state"));
        return wrong;
    }
}
