package flipchip.app.circuit.controller;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.kit.draw.RecordedPen;
import flipchip.hwsim.referee.control.ControllerState;
import javafx.geometry.Bounds;
import javafx.scene.Node;
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

    @Test
    void theConditionsOfTheArrowsKeepClearOfTheStates(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        WindowFixture.fire(robot, "#space-button-circuit");
        int conditions = 0;
        List<String> over = new ArrayList<>();
        for (int[] size : new int[][] {{1280, 720}, {1280, 800}, {1366, 768}, {1440, 900}}) {
            window.resize(robot, size[0], size[1]);
            WindowFixture.awaitNode(robot, "#state-READY");
            StateGraph graph = (StateGraph) robot.lookup("#state-READY").<Node>query().getParent();
            RecordedPen drawn = new RecordedPen();
            robot.interact(() -> graph.paint(drawn.pen(), graph.getWidth(), graph.getHeight()));
            List<Bounds> states = Stream.of(ControllerState.values())
                .map(state -> robot.lookup("#state-" + state).<Node>query().getBoundsInParent()).toList();
            conditions += drawn.texts.size();
            drawn.texts.stream()
                .filter(text -> states.stream().anyMatch(state -> state.intersects(text.bounds())))
                .forEach(text -> over.add(text.text() + " at " + size[0] + "x" + size[1]));
        }
        assertEquals(List.of(), over);
        assertTrue(conditions > 0, "somewhere they are shown");
    }
}
