package flipchip.app.circuit.breakpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.referee.run.Instant;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Breakpoints in the real window: made on their page, met while the time line plays and when it runs.
@WindowTest
class BreakpointTest {
    private static final Settings SAVED = WindowFixture.PEOPLE.with(Frame.SPEED, 100.0)
        .with(Frame.WIDTH, 1180.0).with("breakpoints", "+ state UPDATE\n- pass\nnonsense");
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, SAVED);
    }

    private void show(FxRobot robot, Square... moves) throws TimeoutException {
        Game game = Game.INITIAL;
        for (Square move : moves) {
            game = game.play(move);
        }
        Game played = game;
        robot.interact(() -> window.desk.session().show(played));
        window.awaitPanel();
        robot.interact(window.time()::toFirst);
    }

    private static void openPage(FxRobot robot) {
        robot.press(KeyCode.CONTROL).type(KeyCode.F8).release(KeyCode.CONTROL);
    }

    private static <T> void choose(FxRobot robot, String id, int index) {
        robot.interact(() -> robot.lookup(id).<ComboBox<T>>query().getSelectionModel().select(index));
    }

    @Test
    void playingStopsWhereTheSavedBreakpointIsAndSaysWhy(FxRobot robot) throws TimeoutException {
        show(robot, Square.D3, Square.C3);
        robot.type(KeyCode.P);
        WindowFixture.await(() -> !window.time().playingProperty().get()
                && window.time().stoppedProperty().get().isPresent());

        assertTrue(window.now().isIn(ControllerState.UPDATE));
        assertEquals(new Instant(1, 2, 0), window.now().at());
        assertEquals("Stopped: the controller enters UPDATE (move 1, clock 2, gate delay 0)",
            WindowFixture.text(robot, "#banner-text"));

        robot.clickOn("#banner-action");
        WindowFixture.await(() -> !window.time().playingProperty().get() && window.now().at().move() == 2);
        assertEquals(new Instant(2, 2, 0), window.now().at());
    }

    @Test
    void whereItStoppedIsNotSaidOverAnotherGame(FxRobot robot) throws TimeoutException {
        show(robot, Square.D3, Square.C3);
        robot.push(KeyCode.F8);
        WindowFixture.await(() -> robot.lookup("#banner").query().isVisible());
        robot.interact(() -> window.time().step(true));
        assertTrue(robot.lookup("#banner").query().isVisible(), "one can still go on");
        show(robot, Square.F5);
        WindowFixture.await(() -> !robot.lookup("#banner").query().isVisible());
    }

    @Test
    void aNewBreakpointIsMetByRunningForwardsAndBackwards(FxRobot robot) throws TimeoutException {
        show(robot, Square.D3, Square.C3, Square.C4);
        openPage(robot);
        robot.clickOn("#break-remove-0");
        choose(robot, "#break-square", Square.D4.index());
        choose(robot, "#break-direction", 0);
        robot.clickOn("#break-add");
        assertEquals("cell d4 flips", robot.lookup("#break-on-1").<CheckBox>query().getText());
        assertEquals("met 3 times in this game", WindowFixture.text(robot, "#break-count-1"));

        robot.clickOn("#break-run");
        assertFalse(robot.lookup("#pages").query().isVisible());
        Instant first = window.now().at();
        assertEquals(1, first.move());
        robot.type(KeyCode.F8);
        assertEquals(2, window.now().at().move());
        assertTrue(WindowFixture.text(robot, "#banner-text").startsWith("Stopped: cell d4 flips (move 2"));

        robot.type(KeyCode.F8);
        robot.type(KeyCode.F8);
        assertEquals("No breakpoint ahead.", WindowFixture.text(robot, "#banner-text"));
        robot.press(KeyCode.SHIFT).type(KeyCode.F8).type(KeyCode.F8).release(KeyCode.SHIFT);
        assertEquals(first, window.now().at());
    }

    @Test
    void theKeysThatMoveTheTimeWorkOnThePageButAreLettersInAField(FxRobot robot) throws TimeoutException {
        show(robot, Square.D3, Square.C3);
        robot.push(KeyCode.G);
        openPage(robot);
        robot.interact(() -> robot.lookup("#break-on-0").query().requestFocus());
        Instant before = window.now().at();
        robot.push(KeyCode.PERIOD);
        Instant stepped = window.now().at();
        assertTrue(stepped.compareTo(before) > 0, stepped + " after " + before);
        robot.push(KeyCode.L);
        assertTrue(window.desk.settings().legalMovesProperty().get(), "other keys stay behind the page");
        choose(robot, "#break-kind", 4);
        robot.interact(() -> robot.lookup("#break-net").query().requestFocus());
        robot.push(KeyCode.PERIOD);
        assertEquals(stepped, window.now().at());
        assertTrue(robot.lookup("#pages").query().isVisible());

        robot.push(KeyCode.F8);
        assertFalse(robot.lookup("#pages").query().isVisible());
        assertEquals(new Instant(1, 2, 0), window.now().at());
        assertTrue(WindowFixture.text(robot, "#banner-text").startsWith("Stopped: "));
    }

    @Test
    void theTimeLineSaysWhereItStopsAndLeadsToTheList(FxRobot robot) throws TimeoutException {
        show(robot, Square.D3);
        robot.clickOn("#space-button-circuit");
        assertEquals("the controller enters UPDATE", robot.lookup("#stops-at").<Button>query().getText());
        robot.clickOn("#stops-at");
        robot.clickOn("#break-on-1");
        assertEquals("the controller enters UPDATE", robot.lookup("#stops-at").<Button>query().getText());
        assertEquals("+1", WindowFixture.text(robot, "#stops-more"));
        robot.clickOn("#break-on-0").clickOn("#break-on-1");
        assertEquals("no breakpoints", robot.lookup("#stops-at").query().getAccessibleText());
    }

    @Test
    void theRowThatIsSwitchedKeepsTheKeyboard(FxRobot robot) throws TimeoutException {
        show(robot, Square.D3);
        openPage(robot);
        robot.interact(() -> robot.lookup("#break-on-1").query().requestFocus());
        CheckBox row = robot.lookup("#break-on-1").query();
        boolean on = row.isSelected();

        for (int i = 1; i <= 3; i++) {
            robot.type(KeyCode.SPACE);
            assertEquals(row, window.scene().getFocusOwner());
            assertEquals(on ^ i % 2 == 1, row.isSelected());
            assertEquals(row.isSelected(), !WindowFixture.text(robot, "#break-count-1").isEmpty());
        }
    }

    /// So that several can be taken away one after the other, and then a new one made.
    @Test
    void whatFollowsARemovedRowGetsTheKeyboard(FxRobot robot) throws TimeoutException {
        show(robot, Square.D3);
        openPage(robot);
        CheckBox second = robot.lookup("#break-on-1").query();
        robot.interact(() -> robot.lookup("#break-remove-0").query().requestFocus());
        assertFalse(robot.lookup("#break-run").query().isDisabled());

        robot.type(KeyCode.SPACE);
        assertEquals(second, robot.lookup("#break-on-0").query());
        assertEquals("break-remove-0", window.scene().getFocusOwner().getId());
        robot.type(KeyCode.SPACE);
        assertTrue(robot.lookup("#breakpoints-empty").query().isVisible());
        assertTrue(robot.lookup("#break-run").query().isDisabled(), "there is nowhere to run to");
        assertEquals("break-kind", window.scene().getFocusOwner().getId());
    }

    @Test
    void aBreakpointIsMadeByTheKeyboardAlone(FxRobot robot) throws TimeoutException {
        show(robot, Square.D3);
        openPage(robot);
        robot.interact(() -> robot.lookup("#break-kind").query().requestFocus());

        robot.type(KeyCode.DOWN, KeyCode.DOWN);
        assertEquals("break-kind", window.scene().getFocusOwner().getId());
        robot.type(KeyCode.UP, KeyCode.TAB);
        assertEquals("break-state", window.scene().getFocusOwner().getId());
        robot.type(KeyCode.DOWN, KeyCode.TAB, KeyCode.SPACE);
        assertTrue(
            robot.lookup("#break-on-2").<CheckBox>query().getText().startsWith("the controller enters "));
    }

    @Test
    void aNetThatDoesNotExistIsRefused(FxRobot robot) throws TimeoutException {
        show(robot, Square.D3);
        openPage(robot);
        choose(robot, "#break-kind", 4);
        robot.interact(() -> robot.lookup("#break-net").<TextField>query().setText("d9.legal"));
        robot.clickOn("#break-add");
        assertTrue(WindowFixture.text(robot, "#break-problem").startsWith("Net 'd9.legal' not found."));

        robot.interact(() -> robot.lookup("#break-net").<TextField>query().setText("c3.legal"));
        robot.clickOn("#break-add");
        assertEquals("net c3.legal becomes 1", robot.lookup("#break-on-2").<CheckBox>query().getText());
        choose(robot, "#break-kind", 3);
        robot.clickOn("#break-add");
        assertEquals("met never in this game", WindowFixture.text(robot, "#break-count-3"));
    }

    /// A closed page receives no more changes.
    @Test
    void aClosedPageLetsGoOfTheList(FxRobot robot) throws TimeoutException {
        show(robot, Square.D3);
        openPage(robot);
        VBox closed = robot.lookup("#breakpoint-list").query();
        robot.type(KeyCode.ESCAPE);
        openPage(robot);
        int rows = closed.getChildren().size();
        robot.clickOn("#break-add");

        assertEquals(rows + 1, robot.lookup("#breakpoint-list").<VBox>query().getChildren().size());
        assertEquals(rows, closed.getChildren().size());
    }
}
