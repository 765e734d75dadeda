package flipchip.app.circuit.figures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.circuit.timeline.HardwareTrack;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.shell.Workspace;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MoveRun;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The figures of the panel in the real window: what they are, and what they say about where they come from.
@WindowTest
class FiguresTest {
    private static final Settings REDUCED = WindowFixture.PEOPLE.with(Frame.WIDTH, 1280.0);
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, REDUCED);
    }

    private void show(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk.session().show(Game.INITIAL.play(Square.D3).play(Square.C3)));
        window.awaitPanel();
    }

    @Test
    void withReducedMotionTheFlipTimesAreReadOutAtTheEnd(FxRobot robot) throws TimeoutException {
        show(robot);
        robot.interact(() -> window.time().jumpToMove(1));
        assertEquals("1 disc flips after 8 gate delays, at rest after 8 of 18",
            WindowFixture.text(robot, "#flip-times"));
        assertTrue(robot.lookup("#flip-times").<Label>query().getTooltip().getText().contains("d4 after 8"));

        robot.interact(() -> window.time().jumpToMove(0));
        assertEquals("", WindowFixture.text(robot, "#flip-times"));
    }

    @Test
    void theStatusLineSpeaksOfGatesInCircuitOnly(FxRobot robot) throws TimeoutException {
        show(robot);
        assertFalse(WindowFixture.sees(robot, "#figures"));
        robot.interact(() -> window.desk.settings().property(Workspace.SHOWN).set(Workspace.CIRCUIT));
        WindowFixture.await(() -> WindowFixture.sees(robot, "#figures"));
        assertTrue(WindowFixture.sees(robot, "#flip-times"));
    }

    @Test
    void theTrackHasTheCostsOfTheRecordingAndTheLanesSayThem(FxRobot robot) throws TimeoutException {
        show(robot);
        robot.interact(() -> window.time().jump(new Instant(1, 2, 3)));
        List<MoveRun> moves = window.time().momentProperty().get().orElseThrow().run().moves();
        List<HardwareTrack.Cost> costs = window.time().trackProperty().get().moves();
        assertEquals(moves.size(), costs.size());
        for (int i = 0; i < moves.size(); i++) {
            assertEquals(moves.get(i).clocks().size(), costs.get(i).clocks());
            assertEquals(moves.get(i).totalToggles(), costs.get(i).toggles());
            assertEquals(moves.get(i).longestRun(), costs.get(i).longestRun());
        }
        String says = robot.lookup("#lanes").<Node>query().getAccessibleText();
        assertTrue(says.contains("Move 1, d3: 6 clocks, ") && says.endsWith("Counted in this recording."),
            says);
    }

    @Test
    void theLaneOfTheCostsIsSwitchedAndThePaceGoesByKey(FxRobot robot) throws TimeoutException {
        show(robot);
        robot.press(KeyCode.SHIFT).type(KeyCode.COMMA).type(KeyCode.COMMA).type(KeyCode.COMMA)
            .type(KeyCode.COMMA);
        assertEquals(0.1, window.time().speedProperty().get(), 1e-9);
        robot.type(KeyCode.PERIOD).release(KeyCode.SHIFT);
        assertEquals(0.2, window.time().speedProperty().get(), 1e-9);

        robot.clickOn("#space-button-circuit");
        WindowFixture.layOutAll();
        double without = robot.lookup("#lanes").<Region>query().getHeight();
        robot.press(KeyCode.ALT).type(KeyCode.C).release(KeyCode.ALT);
        WindowFixture.await(() -> robot.lookup("#lanes").<Region>query().getHeight() > without + 20);
        assertEquals("true", window.desk.settings().now().values().get("machine-cost"));
    }

    @Test
    void everyFigureSaysWhetherItIsCountedOrQuotedAndWhyTheyDiffer(FxRobot robot) throws TimeoutException {
        show(robot);
        WindowFixture.await(() -> !origin(robot).isEmpty());
        String origin = origin(robot);
        assertTrue(origin.contains("7,296 gates: counted here") && origin.contains("The lecture says 18"),
            origin);

        robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.F).release(KeyCode.SHIFT, KeyCode.CONTROL);
        WindowFixture.await(() -> robot.lookup("#figure-0").tryQuery().isPresent());
        List<String> lines = robot.lookup(".figure").<Node>queryAll().stream().map(Node::getAccessibleText)
            .filter(text -> text != null).toList();
        assertTrue(lines.contains("gates of the array: counted here 7,296; cellular-referee lecture "
            + "(CS 150, Berkeley, 2008): 7,296. the same"), lines.toString());
        assertTrue(lines.stream().anyMatch(
            line -> line.startsWith("gate delays: legal, run of 6: counted here 18; cellular-referee lecture "
                + "(CS 150, Berkeley, 2008): 13. Along the " + "remote chain")),
            lines.toString());
    }

    private static String origin(FxRobot robot) {
        return robot.lookup("#figures").<Label>query().getTooltip().getText();
    }
}
