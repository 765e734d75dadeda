package flipchip.app.window.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.circuit.timeline.LanesView;
import flipchip.app.circuit.timeline.Unit;
import flipchip.app.shell.Command;
import flipchip.app.shell.KeyMap;
import flipchip.engine.notation.Transcript;
import flipchip.hwsim.referee.run.Instant;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCharacterCombination;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The keyboard acts on what was used last, and Enter on what is in front.
@WindowTest
class FocusTest {
    private WindowFixture window;

    private Node focused() {
        return window.scene().getFocusOwner();
    }

    @Test
    void aClickOnTheBoardGivesItTheArrowsAlsoAfterALookAtTheChip(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.clickOn(".cell-array");
        assertTrue(focused().getStyleClass().contains("cell-array"), "the arrows move the cell");
        robot.clickOn("#c4");
        assertEquals("c4", focused().getId());
        assertFalse(WindowFixture.has(robot, ".board", "by-key"), "no ring while the mouse plays");
        robot.type(KeyCode.RIGHT).type(KeyCode.DOWN);
        assertEquals("d5", focused().getId());
        assertTrue(WindowFixture.has(robot, ".board", "by-key"));
    }

    @Test
    void theLevelMenuGivesTheKeyboardBackToTheBoard(FxRobot robot) {
        robot.clickOn("#who-white");
        robot.type(KeyCode.ESCAPE);
        assertEquals("d3", focused().getId());
        robot.type(KeyCode.ENTER);
        assertEquals("d3", Transcript.print(window.desk.session().game()));
    }

    @Test
    void theLevelMenuClosesWithTheWorkspaceTheGameAndThePage(FxRobot robot) {
        MenuButton who = robot.lookup("#who-white").query();
        for (KeyCodeCombination key : List.of(
            new KeyCodeCombination(KeyCode.DIGIT2, KeyCombination.CONTROL_DOWN),
            new KeyCodeCombination(KeyCode.DIGIT1, KeyCombination.CONTROL_DOWN),
            new KeyCodeCombination(KeyCode.N, KeyCombination.CONTROL_DOWN, KeyCombination.SHIFT_DOWN),
            new KeyCodeCombination(KeyCode.N, KeyCombination.CONTROL_DOWN))) {
            robot.clickOn("#who-white");
            assertTrue(who.isShowing());
            robot.push(key);
            assertFalse(who.isShowing(), key.toString());
        }
        assertEquals("new-begin", focused().getId(), "the page keeps the keyboard");
        robot.type(KeyCode.ESCAPE);
        assertNotEquals("who-white", focused().getId(), "the menu gave it back");
    }

    @Test
    void enterBeginsTheNewGame(FxRobot robot) {
        robot.clickOn("#d3");
        robot.press(KeyCode.CONTROL).type(KeyCode.N).release(KeyCode.CONTROL);
        assertEquals("new-begin", focused().getId());
        robot.type(KeyCode.ENTER);
        assertEquals("", Transcript.print(window.desk.session().game()));
        assertTrue(window.desk.shell().pages().shownProperty().get().isEmpty());
    }

    @Test
    void enterTellsTheStoryOfTheListThatWasOpened(FxRobot robot) throws TimeoutException {
        robot.clickOn("#who-white");
        robot.type(KeyCode.ESCAPE);
        robot.press(KeyCode.ALT).type(KeyCode.W).release(KeyCode.ALT);
        WindowFixture.await(() -> focused() instanceof ListView<?>);
        assertInstanceOf(ListView.class, focused());
        robot.type(KeyCode.ENTER);
        WindowFixture.await(() -> window.desk.session().isStory());
    }

    @Test
    void intoTheCellAndOutByTheKeysThatTheMenuPrints(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.press(KeyCode.ALT).type(KeyCode.PAGE_DOWN).release(KeyCode.ALT);
        WindowFixture.await(
            () -> !window.desk.hardware().camera().placeProperty().get().level().name().equals("ARRAY"));
        robot.press(KeyCode.ALT).type(KeyCode.PAGE_UP).release(KeyCode.ALT);
        WindowFixture.await(
            () -> window.desk.hardware().camera().placeProperty().get().level().name().equals("ARRAY"));
    }

    @Test
    void noKeyOfAMenuIsACharacterThatNoKeyboardHas(FxRobot robot) {
        KeyMap keys = new KeyMap(window.desk.settings());
        List<String> dead = window.window.commands().stream().flatMap(command -> keys.keyOf(command).stream())
            .filter(key -> key instanceof KeyCharacterCombination typed && typed.getCharacter().length() > 1)
            .map(Object::toString).toList();
        assertEquals(List.of(), dead);
        assertTrue(
            window.window.commands().stream().map(Command::key).filter(key -> key.isPresent()).count() > 60);
    }

    @Test
    void noTwoCommandsHaveTheSameKey() {
        KeyMap keys = new KeyMap(window.desk.settings());
        Map<String, List<String>> owners =
            window.window.commands().stream().filter(command -> keys.keyOf(command).isPresent())
                .collect(Collectors.groupingBy(command -> keys.keyOf(command).orElseThrow().getName(),
                    Collectors.mapping(Command::id, Collectors.toList())));
        owners.values().removeIf(ids -> ids.size() == 1);
        assertEquals(Map.of(), owners);
    }

    private void theKeyboardStaysIn(FxRobot robot, String layer) {
        Node front = robot.lookup(layer).query();
        for (int i = 0; i < 6; i++) {
            robot.type(KeyCode.TAB);
            assertTrue(isIn(focused(), front), "after Tab: " + focused());
        }
        for (int i = 0; i < 6; i++) {
            robot.push(KeyCode.SHIFT, KeyCode.TAB);
            assertTrue(isIn(focused(), front), "after Shift+Tab: " + focused());
        }
    }

    private static boolean isIn(Node node, Node other) {
        return node == other || node.getParent() != null && isIn(node.getParent(), other);
    }

    @Test
    void tabGoesRoundInAPage(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        theKeyboardStaysIn(robot, "#pages");
        robot.push(KeyCode.ESCAPE);
        assertTrue(window.desk.shell().pages().shownProperty().get().isEmpty());
        assertTrue(focused().getStyleClass().contains("square"));
    }

    @Test
    void tabGoesRoundInTheTourAndInTheHelp(FxRobot robot) {
        robot.interact(window.window::welcome);
        theKeyboardStaysIn(robot, "#tour");
        robot.push(KeyCode.ESCAPE);
        assertFalse(robot.lookup("#tour").query().isVisible());
        robot.push(KeyCode.F1);
        theKeyboardStaysIn(robot, "#help");
        robot.push(KeyCode.ESCAPE);
        assertTrue(focused().getStyleClass().contains("square"));
    }

    @Test
    void theBoardGetsTheKeyboardOfAButtonThatGoes(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            window.desk.shell().banner().showProblem("no device");
            robot.lookup("#banner-close").query().requestFocus();
        });
        WindowFixture.fire(robot, "#banner-close");
        WindowFixture.await(() -> focused() != null && focused().getScene() != null);
        assertTrue(focused().getStyleClass().contains("square"), focused().toString());
    }

    @Test
    void theBoardGetsTheKeyboardOfAButtonThatGreys(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        robot.interact(() -> robot.lookup("#action-undo").query().requestFocus());
        assertEquals("action-undo", focused().getId());
        robot.type(KeyCode.SPACE);
        assertEquals(0, window.desk.session().ply());
        WindowFixture.await(() -> focused() != null && !focused().isDisabled());
        assertTrue(focused().getStyleClass().contains("square"), focused().toString());
    }

    @Test
    void f6GoesFromPaneToPaneAndBackToWhereItWas(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        robot.interact(window.window::focusBoard);
        Node home = focused();
        List<Node> visited = new ArrayList<>();
        do {
            robot.type(KeyCode.F6);
            assertFalse(visited.contains(focused()), "twice on one round: " + focused());
            visited.add(focused());
        } while (focused() != home);
        assertTrue(visited.size() > 3, visited.toString());
        robot.push(KeyCode.SHIFT, KeyCode.F6);
        assertEquals(visited.get(visited.size() - 2), focused());
        robot.type(KeyCode.F6);
        assertEquals(home, focused());
    }

    @Test
    void theTimeLineTakesTheArrowsAfterAClickOnIt(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        window.awaitPanel();
        robot.clickOn("#space-button-circuit");
        LanesView lanes = robot.lookup("#lanes").query();
        Unit unit = window.time().unitProperty().get();
        window.click(robot, () -> lanes.localToScreen(lanes.pointOf(unit, 0)));
        assertEquals(lanes, focused());
        Instant before = window.now().at();
        robot.type(KeyCode.RIGHT);
        assertEquals(1, window.now().at().compareTo(before), "a unit on");
        robot.type(KeyCode.LEFT);
        assertEquals(before, window.now().at());
        assertEquals(lanes, focused());
    }

    @Test
    void escapePushesADrawerIn(FxRobot robot) {
        WindowFixture.fire(robot, "#space-button-analyse");
        WindowFixture.fire(robot, "#drawer-button");
        assertTrue(robot.lookup("#drawer-button").<ToggleButton>query().isSelected());
        robot.interact(window.window::focusBoard);
        robot.type(KeyCode.ESCAPE);
        assertFalse(robot.lookup("#drawer-button").<ToggleButton>query().isSelected());
    }
}
