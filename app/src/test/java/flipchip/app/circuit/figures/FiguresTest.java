package flipchip.app.circuit.figures;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.circuit.timeline.HardwareTrack;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.Instant;
import flipchip.hwsim.referee.run.MoveRun;
import javafx.geometry.Bounds;
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
    void theGateDelayAboveTheChipTellsWhenEachDiscTurns(FxRobot robot) throws TimeoutException {
        show(robot);
        robot.interact(() -> window.time().jumpToMove(1));
        assertTrue(counterTip(robot).startsWith("1 disc flips after 8 gate delays, at rest after 8 of 18"),
            counterTip(robot));
        assertTrue(counterTip(robot).contains("d4 after 8"), counterTip(robot));

        robot.interact(() -> window.time().jumpToMove(0));
        assertTrue(counterTip(robot).startsWith("Gate delays since"), counterTip(robot));
    }

    private static String counterTip(FxRobot robot) {
        return robot.lookup("#step-counter").<Label>query().getTooltip().getText();
    }

    /// What is said about the moment stands once, at the head of the chip; nothing lies below the time line.
    @Test
    void circuitSpeaksAboveTheChipAndHasNoLineAtTheFoot(FxRobot robot) throws TimeoutException {
        show(robot);
        robot.clickOn("#space-button-circuit");
        WindowFixture.layOutAll();
        Bounds sentence = WindowFixture.place(robot.lookup("#sentence").query());
        Bounds chip = WindowFixture.place(robot.lookup("#cell-array").query());
        Bounds time = WindowFixture.place(robot.lookup(".time-line").query());
        assertTrue(sentence.getMaxY() <= chip.getMinY(), sentence + " above " + chip);
        assertEquals(chip.getMinX(), sentence.getMinX(), 8);
        assertEquals(window.scene().getHeight(), time.getMaxY(), 1);
        assertTrue(WindowFixture.sees(robot, "#step-counter"));
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
        robot.clickOn("#space-button-circuit");
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
}
