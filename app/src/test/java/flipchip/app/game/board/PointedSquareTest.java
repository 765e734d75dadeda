package flipchip.app.game.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.game.session.Seat;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import javafx.css.PseudoClass;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The preview of a move is where the mouse or the keyboard points, whichever was used last, and nowhere
/// else.
@WindowTest
class PointedSquareTest {
    private static final List<PseudoClass> GHOSTS =
        List.of("ghost-move", "ghost-flip", "ghost-reply").stream().map(PseudoClass::getPseudoClass).toList();

    private WindowFixture window;

    @BeforeEach
    void seatPeople(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk.session().setSeat(Color.WHITE, Seat.HUMAN));
        window.awaitPanel();
    }

    private Optional<Square> pointed() {
        return window.desk.board().pointedProperty().get();
    }

    private static boolean isGhostDrawn(FxRobot robot) {
        return robot.lookup(".square").queryAll().stream()
            .anyMatch(square -> GHOSTS.stream().anyMatch(square.getPseudoClassStates()::contains));
    }

    @Test
    void nothingStaysOnTheSquareThatWasClickedWhenThePointerIsElsewhere(FxRobot robot)
            throws TimeoutException {
        robot.clickOn("#d3");
        robot.moveTo("#who-black");
        assertEquals(Optional.empty(), pointed());
        robot.push(KeyCode.CONTROL, KeyCode.COMMA);
        robot.type(KeyCode.ESCAPE);
        robot.push(KeyCode.CONTROL, KeyCode.Z);
        window.awaitPanel();
        assertEquals("d3", window.scene().getFocusOwner().getId());
        assertEquals(Optional.empty(), pointed(), "the keyboard is there again, and was not used");
        assertFalse(isGhostDrawn(robot));
    }

    @Test
    void theKeyboardsPreviewGoesWhenTheMouseIsMoved(FxRobot robot) throws TimeoutException {
        robot.moveTo("#who-black");
        robot.type(KeyCode.DOWN, KeyCode.UP);
        assertEquals(Optional.of(Square.D3), pointed());
        WindowFixture.await(() -> WindowFixture.has(robot, "#d3", "ghost-move"));
        robot.moveTo("#who-white");
        assertEquals(Optional.empty(), pointed());
        assertFalse(isGhostDrawn(robot));

        robot.type(KeyCode.DOWN, KeyCode.UP);
        robot.moveTo("#c4");
        assertEquals(Optional.of(Square.C4), pointed());
    }

    @Test
    void nothingIsCalledProvedOfAMoveThatIsPointedAt(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        robot.moveTo("#who-black");
        window.awaitPanel();
        WindowFixture.await(() -> robot.lookup("#sentence-more").query().isVisible());

        robot.moveTo("#c3");
        WindowFixture.await(() -> WindowFixture.text(robot, "#sentence").startsWith("c3 would turn d4"));
        WindowFixture.await(() -> !robot.lookup("#sentence-more").query().isVisible());
    }

    @Test
    void noPreviewIsDrawnOverAValue(FxRobot robot) throws TimeoutException {
        robot.moveTo("#d3");
        WindowFixture.await(() -> WindowFixture.has(robot, "#d3", "ghost-move"));
        robot.interact(() -> window.desk.board().showNotes(List.of(new MoveNote(Square.D3, "+2", 0, "+2"))));
        assertFalse(WindowFixture.has(robot, "#d3", "ghost-move"));
        assertTrue(WindowFixture.has(robot, "#d4", "ghost-flip"), "the disc that would turn has no value");
        assertTrue(WindowFixture.text(robot, "#sentence").startsWith("d3 would turn d4"), "it is still said");

        robot.moveTo("#c4");
        WindowFixture.await(() -> WindowFixture.has(robot, "#c4", "ghost-move"));
    }
}
