package flipchip.app.game.moves;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Markup;
import flipchip.app.game.session.MoveSign;
import flipchip.app.game.session.Seat;
import flipchip.app.game.session.Shape;
import flipchip.app.game.session.Shape.Ink;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.Point3D;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.stage.Window;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Arrows, circles and signs, as a person draws and types them, and the menu of the board.
@WindowTest
class AnnotationsTest {
    private WindowFixture window;
    private GameSession session;

    @BeforeEach
    void take() {
        session = window.desk.session();
    }

    private void show(FxRobot robot, String moves) {
        robot.interact(() -> {
            session.setSeat(Color.WHITE, Seat.HUMAN);
            try {
                session.show(Transcript.parse(moves));
            } catch (NotationException e) {
                throw new IllegalArgumentException(e);
            }
            window.window.run("space-analyse");
        });
        WindowFixture.layOutAll();
    }

    private Markup here() {
        return session.tree().markupAt(session.game().moves());
    }

    private static Set<String> drawn(FxRobot robot) {
        return Stream.of(".drawn-circle", ".drawn-arrow")
            .flatMap(kind -> robot.lookup(kind).queryAll().stream()).map(Node::getId)
            .collect(Collectors.toSet());
    }

    private static void drag(FxRobot robot, String from, String to) {
        robot.moveTo(from).press(MouseButton.SECONDARY).moveTo(to).release(MouseButton.SECONDARY);
    }

    /// The robot's mouse does not know which keys are held.
    private void drag(FxRobot robot, String from, String to, boolean shift, boolean control) {
        Node begin = robot.lookup(from).query();
        Bounds there = WindowFixture.place(robot.lookup(to).query());
        Point2D at = new Point2D(there.getCenterX(), there.getCenterY());
        Bounds here = WindowFixture.place(begin);
        robot.interact(() -> {
            fire(begin, MouseEvent.MOUSE_PRESSED, new Point2D(here.getCenterX(), here.getCenterY()), shift,
                control);
            fire(begin, MouseEvent.MOUSE_DRAGGED, at, shift, control);
            fire(begin, MouseEvent.MOUSE_RELEASED, at, shift, control);
        });
    }

    private static void fire(Node node, EventType<MouseEvent> type, Point2D at, boolean shift,
            boolean control) {
        Point2D local = node.sceneToLocal(at);
        PickResult pick = new PickResult(node, new Point3D(local.getX(), local.getY(), 0), 1);
        Event.fireEvent(node,
            new MouseEvent(node, node, type, local.getX(), local.getY(), 0, 0, MouseButton.SECONDARY, 1,
                shift, control, false, false, false, false, true, false, false, true, pick));
    }

    @Test
    void theRightButtonDrawsAndTheSameAgainTakesAway(FxRobot robot) {
        show(robot, "c4e3f4");
        robot.clickOn("#d6", MouseButton.SECONDARY);
        drag(robot, "#c4", "#f4");
        drag(robot, "#a1", "#h8", true, false);
        drag(robot, "#b2", "#b2", false, true);

        assertEquals(
            List.of(Shape.circle(Square.B2, Ink.BLUE), Shape.circle(Square.D6, Ink.GREEN),
                new Shape(Square.A1, Square.H8, Ink.RED), new Shape(Square.C4, Square.F4, Ink.GREEN)),
            here().shapes());
        assertEquals(Set.of("drawn-d6", "drawn-c4f4", "drawn-a1h8", "drawn-b2"), drawn(robot));
        assertEquals(3, session.ply(), "nothing was played");

        robot.interact(() -> session.jump(2));
        assertEquals(Set.of(), drawn(robot), "each position has its own");
        robot.interact(() -> session.jump(3));
        robot.clickOn("#d6", MouseButton.SECONDARY);
        assertEquals(Set.of("drawn-c4f4", "drawn-a1h8", "drawn-b2"), drawn(robot));
        robot.push(KeyCode.ALT, KeyCode.DELETE);
        assertEquals(Set.of(), drawn(robot));
        robot.push(KeyCode.ALT, KeyCode.Z);
        robot.push(KeyCode.ALT, KeyCode.Z);
        assertEquals(Set.of("drawn-d6", "drawn-c4f4", "drawn-a1h8", "drawn-b2"), drawn(robot));
    }

    @Test
    void keysDrawAsWell(FxRobot robot) {
        show(robot, "c4e3f4");
        robot.interact(() -> {
            window.window.focusBoard();
            robot.lookup("#d3").query().requestFocus();
        });
        robot.press(KeyCode.SHIFT).type(KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.DOWN);
        assertEquals(Markup.NONE, here(), "not before Shift is released");
        robot.release(KeyCode.SHIFT);
        assertEquals(List.of(new Shape(Square.D3, Square.F4, Ink.GREEN)), here().shapes());
        robot.push(KeyCode.SHIFT, KeyCode.ENTER);
        robot.push(KeyCode.SHIFT, KeyCode.ENTER);
        assertTrue(here().shapes().contains(Shape.circle(Square.F4, Ink.RED)), here().toString());
        for (int colour = 2; colour <= Ink.values().length; colour++) {
            robot.push(KeyCode.SHIFT, KeyCode.ENTER);
        }
        assertEquals(1, here().shapes().size(), "after the last colour it is gone");
        assertEquals(3, session.ply());
    }

    @Test
    void signsAreTypedAndStandBehindTheMove(FxRobot robot) {
        show(robot, "c4e3f4");
        robot.interact(() -> window.window.focusBoard());
        robot.write("!?");
        assertEquals(Optional.of(MoveSign.INTERESTING), here().sign());
        assertEquals("f4!?", WindowFixture.text(robot, "#move-3"));
        robot.clickOn("#move-1", MouseButton.SECONDARY).clickOn("#menu-sign").clickOn("#menu-sign-blunder");
        assertEquals("c4??", WindowFixture.text(robot, "#move-1"));
        robot.clickOn("#move-1", MouseButton.SECONDARY).clickOn("#menu-sign").clickOn("#menu-sign-blunder");
        assertEquals("c4", WindowFixture.text(robot, "#move-1"));
        robot.push(KeyCode.ALT, KeyCode.Z);
        assertEquals("c4??", WindowFixture.text(robot, "#move-1"), "taken back");
    }

    @Test
    void theMenuOfTheBoardOpensOnItsFrameAndByAHeldButton(FxRobot robot) throws TimeoutException {
        show(robot, "c4e3f4");
        robot.moveTo("#c5").press(MouseButton.SECONDARY);
        WindowFixture.await(() -> items().stream().anyMatch(item -> "board-play".equals(item.getId())));
        robot.release(MouseButton.SECONDARY);
        assertEquals(Markup.NONE, here(), "a held button draws nothing");
        robot.clickOn("#board-circle").clickOn("#circle-yellow");
        assertEquals(List.of(Shape.circle(Square.C5, Ink.YELLOW)), here().shapes());

        Node corner = robot.lookup("#a1").query();
        robot.moveTo(corner).moveBy(-corner.getLayoutBounds().getWidth() * 0.6, 0)
            .clickOn(MouseButton.SECONDARY);
        assertFalse(items().isEmpty());
        assertTrue(items().stream().noneMatch(item -> "board-play".equals(item.getId())), "no square");
        robot.clickOn("#board-clear-marks");
        assertEquals(Markup.NONE, here());
    }

    private static List<MenuItem> items() {
        return Window.getWindows().stream().filter(ContextMenu.class::isInstance)
            .flatMap(menu -> ((ContextMenu) menu).getItems().stream()).toList();
    }

    @Test
    void aStoryCannotBeMarkedAndShowsNoDrawings(FxRobot robot) {
        show(robot, "c4e3f4");
        robot.clickOn("#d6", MouseButton.SECONDARY);
        robot.interact(() -> session.showStory(session.line(), _ -> {}));
        assertEquals(Set.of(), drawn(robot));
        robot.clickOn("#d6", MouseButton.SECONDARY);
        robot.interact(() -> session.uncover());
        assertEquals(Set.of("drawn-d6"), drawn(robot));
    }
}
