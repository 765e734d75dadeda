package flipchip.app.window.layout;

import static flipchip.app.WindowFixture.sees;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.circuit.timeline.Unit;
import flipchip.app.kit.settings.Frame;
import flipchip.app.shell.Workspace;
import flipchip.engine.board.Game;
import flipchip.hwsim.referee.run.Instant;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The three workspaces, used as a person does.
@WindowTest
class SpacesTest {
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage,
            WindowFixture.QUICK.with(Frame.WIDTH, 1440.0).with(Frame.HEIGHT, 900.0));
    }

    private void go(FxRobot robot, KeyCode digit) {
        robot.push(KeyCode.CONTROL, digit);
    }

    @Test
    void theKeyOfTheChipHidesItInPlayAndOpensItInAnalyse(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.push(KeyCode.H);
        assertFalse(sees(robot, "#cell-array"));

        go(robot, KeyCode.DIGIT2);
        assertFalse(sees(robot, "#cell-array"));
        robot.push(KeyCode.H);
        assertTrue(sees(robot, "#cell-array"));
        robot.clickOn("#d3");
        window.awaitPanel();
        go(robot, KeyCode.DIGIT1);
        assertTrue(sees(robot, "#cell-array"), "the circuit runs again");

        go(robot, KeyCode.DIGIT2);
        assertTrue(sees(robot, "#cell-array"), "remembered");
        robot.push(KeyCode.H);
        assertFalse(sees(robot, "#cell-array"));
        go(robot, KeyCode.DIGIT1);
        assertTrue(sees(robot, "#cell-array"), "Play keeps its own choice");
    }

    @Test
    void keysAndTheSwitchShowEachWorkspaceAndChangeNothingElse(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        window.awaitPanel();
        Instant there = new Instant(1, 2, 8);
        robot.interact(() -> window.time().jump(there));
        Game game = window.desk.session().game();

        go(robot, KeyCode.DIGIT2);
        assertEquals(Workspace.ANALYSE, window.window.workspace());
        assertTrue(
            sees(robot, "#evaluation-graph") && sees(robot, "#walk-first") && sees(robot, "#tab-moves"));
        assertEquals(0, window.desk.session().ply(), "the position in which the move was chosen");
        assertFalse(sees(robot, "#cell-array"));
        go(robot, KeyCode.DIGIT3);
        assertTrue(sees(robot, "#cell-array") && sees(robot, "#controller") && sees(robot, "#d3")
                && sees(robot, "#lanes"));
        assertFalse(sees(robot, "#evaluation-graph"));
        robot.clickOn("#space-button-play");
        assertTrue(sees(robot, "#cell-array") && sees(robot, "#action-undo") && sees(robot, "#score-list"));
        assertFalse(sees(robot, "#controller"));

        assertEquals(game, window.desk.session().game());
        assertEquals(there, window.now().at());
    }

    @Test
    void theKeyboardGoesToTheBoardWhereWhatHadItIsNotShown(FxRobot robot) {
        go(robot, KeyCode.DIGIT3);
        robot.clickOn("#tab-signals");
        go(robot, KeyCode.DIGIT1);
        assertTrue(window.scene().getFocusOwner().getStyleClass().contains("square"));
        robot.clickOn("#space-button-play");
        Node kept = window.scene().getFocusOwner();
        go(robot, KeyCode.DIGIT2);
        assertEquals(kept, window.scene().getFocusOwner(), "what is still shown keeps it");
    }

    @Test
    void theLegalMovesAreSwitchedByOneKeyInEveryWorkspace(FxRobot robot) {
        for (KeyCode digit : new KeyCode[] {KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3}) {
            go(robot, digit);
            boolean before = window.desk.settings().legalMovesProperty().get();
            robot.type(KeyCode.L);
            assertEquals(!before, window.desk.settings().legalMovesProperty().get(), digit.toString());
        }
    }

    @Test
    void theStatesOfTheControllerAreSteppedForwardAndBackInCircuit(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        window.awaitPanel();
        robot.clickOn("#space-button-circuit");
        robot.clickOn("#unit-clock");
        robot.interact(() -> window.time().jump(new Instant(1, 2, 18)));
        assertTrue(WindowFixture.has(robot, "#state-UPDATE", "current"));
        robot.clickOn("#forward");
        assertFalse(WindowFixture.has(robot, "#state-UPDATE", "current"));
        robot.clickOn("#back");
        assertTrue(WindowFixture.has(robot, "#state-UPDATE", "current"));
    }

    @Test
    void aPaneOfAnotherWorkspaceIsGoneToAndEachWorkspaceKeepsWhatWasChosen(FxRobot robot)
            throws TimeoutException {
        robot.clickOn("#d3");
        window.awaitPanel();
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.W);
        assertEquals(Workspace.CIRCUIT, window.window.workspace());
        assertTrue(sees(robot, "#wave-rows"));
        robot.clickOn("#tab-signals");
        go(robot, KeyCode.DIGIT1);
        assertFalse(sees(robot, "#wave-rows"));
        assertFalse(sees(robot, "#lanes"));
        assertTrue(sees(robot, "#replay-bars"));
        go(robot, KeyCode.DIGIT3);
        assertTrue(sees(robot, "#wave-rows") && WindowFixture.has(robot, "#tab-signals", "selected"));
        go(robot, KeyCode.DIGIT1);
        assertEquals("circuit-tab", window.desk.settings().now().values().entrySet().stream()
            .filter(entry -> entry.getValue().equals("tab-signals")).findFirst().orElseThrow().getKey());
    }

    @Test
    void theColumnOfTheChipStopsAtItsLeastWidthAndThenFolds(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.interact(() -> {
            window.window.run("space-analyse");
            if (!sees(robot, "#cell-array")) {
                window.window.run("panel");
            }
        });
        WindowFixture.layOutAll();
        Region chip = robot.lookup("#cell-array").query();
        assertEquals(440, dragged(robot, chip, 440), 1);
        assertEquals(361, dragged(robot, chip, 300), 1, "it stops");
        assertTrue(sees(robot, "#cell-array"));
        dragged(robot, chip, 200);
        assertFalse(sees(robot, "#cell-array"), "it folds");
    }

    @Test
    void theColumnOfTheChipIsDraggedWithoutTheTabsAndHasAWidthOfItsOwn(FxRobot robot)
            throws TimeoutException {
        window.awaitPanel();
        robot.interact(() -> window.window.run("space-analyse"));
        WindowFixture.layOutAll();
        Region chip = robot.lookup("#cell-array").query();
        robot.interact(() -> window.desk.settings().sideOpenProperty().set(true));
        double before = edgeAt(robot);
        robot.interact(() -> window.window.run("panel"));
        robot.interact(() -> window.desk.settings().sideOpenProperty().set(false));
        WindowFixture.layOutAll();
        assertEquals(500, dragged(robot, chip, 500), 1, "without the tabs");
        robot.interact(() -> {
            window.window.run("panel");
            window.desk.settings().sideOpenProperty().set(true);
        });
        WindowFixture.layOutAll();
        assertEquals(before, edgeAt(robot), 1, "the column without the chip");
        robot.interact(() -> window.window.run("panel"));
        WindowFixture.layOutAll();
        assertEquals(500, chip.getWidth(), 1, "the column with it");
    }

    private static Node edge(FxRobot robot) {
        return robot.from(robot.lookup(".floor").queryAll())
            .lookup((Node node) -> node.getCursor() == Cursor.H_RESIZE).query();
    }

    private static double edgeAt(FxRobot robot) {
        return edge(robot).getLayoutX();
    }

    /// How wide the chip of Analyse is when the edge of its column was dragged there.
    private double dragged(FxRobot robot, Region chip, double wide) {
        Node edge = edge(robot);
        robot.interact(() -> {
            Point2D at =
                edge.getParent().localToScene(edge.getParent().getLayoutBounds().getWidth() - wide - 16, 100);
            Event.fireEvent(edge,
                new MouseEvent(MouseEvent.MOUSE_DRAGGED, at.getX(), at.getY(), 0, 0, MouseButton.PRIMARY, 1,
                    false, false, false, false, true, false, false, true, false, false, null));
        });
        WindowFixture.layOutAll();
        return chip.getWidth();
    }

    @Test
    void theSearchFieldInTheMenuBarOpensTheSearch(FxRobot robot) {
        robot.clickOn("#search-field");
        robot.write("vcd");
        assertTrue(robot.lookup("#palette-list").tryQuery().isPresent());
        robot.type(KeyCode.ESCAPE);
        assertTrue(robot.lookup("#palette-list").tryQuery().isEmpty());
    }

    @Test
    void whereAPaneStandsIsSaidWhenItIsElsewhere(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        String[] said = new String[1];
        robot.interact(() -> {
            window.window.run("waveforms");
            said[0] = robot.lookup("#sentence").<Labeled>query().getText();
        });
        assertEquals("Now in Circuit. Back to Play: Ctrl+1.", said[0]);
    }

    @Test
    void theSwitchShowsTheWorkspaceThatIsShown(FxRobot robot) {
        robot.clickOn("#space-button-play");
        robot.type(KeyCode.RIGHT);
        assertEquals(Workspace.PLAY, shown(robot), "a click leaves the keyboard at the board");

        robot.interact(() -> robot.lookup("#space-button-play").query().requestFocus());
        robot.type(KeyCode.RIGHT);
        assertEquals(Workspace.ANALYSE, shown(robot));
        robot.interact(() -> robot.lookup("#space-button-analyse").query().requestFocus());
        robot.type(KeyCode.LEFT);
        assertEquals(Workspace.PLAY, shown(robot));
    }

    private Workspace shown(FxRobot robot) {
        Workspace now = window.desk.settings().property(Workspace.SHOWN).get();
        assertEquals(List.of("space-button-" + now.id()),
            Stream.of(Workspace.values()).map(space -> "space-button-" + space.id())
                .filter(id -> robot.lookup("#" + id).<ToggleButton>query().isSelected()).toList());
        return now;
    }

    @Test
    void theUnitThatIsLitIsTheUnit(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.interact(() -> {
            window.window.run("space-circuit");
            window.time().unitProperty().set(Unit.MOVE);
        });
        robot.interact(() -> robot.lookup("#unit-move").query().requestFocus());
        robot.type(KeyCode.RIGHT);
        assertTrue(robot.lookup("#unit-clock").<ToggleButton>query().isSelected());
        assertEquals(Unit.CLOCK, window.time().unitProperty().get());
    }
}
