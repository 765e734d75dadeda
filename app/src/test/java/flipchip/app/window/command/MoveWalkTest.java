package flipchip.app.window.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.circuit.timeline.Unit;
import flipchip.app.game.session.GameTree;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import javafx.geometry.VerticalDirection;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The moves of a game are walked through with the wheel, with buttons and with two keys.
@WindowTest
class MoveWalkTest {
    private static final Game OPENED = Game.INITIAL.play(Square.F5).play(Square.D6).play(Square.C3);

    private WindowFixture window;

    private void show(FxRobot robot, String space) throws TimeoutException {
        robot.interact(() -> {
            window.window.run(space);
            window.desk.session().show(GameTree.of(OPENED), OPENED.moves(), Optional.empty(),
                Optional.empty());
        });
        window.awaitPanel();
    }

    private int ply() {
        return window.desk.session().ply();
    }

    @Test
    void theWheelOverTheBoardStepsThroughTheMovesInPlayAndAnalyse(FxRobot robot) throws TimeoutException {
        for (String space : List.of("space-play", "space-analyse")) {
            show(robot, space);
            robot.moveTo("#d4");
            robot.scroll(1, VerticalDirection.UP);
            robot.scroll(1, VerticalDirection.UP);
            assertEquals(1, ply(), space);
            robot.scroll(1, VerticalDirection.DOWN);
            assertEquals(2, ply(), space);
            assertEquals(Long.bitCount(window.desk.session().position().legalMoves()),
                Long.bitCount(window.desk.board().legalProperty().get()), "a position, not a gate");
        }
    }

    @Test
    void leftAndRightStepInAnalyseAndShiftMovesTheSquare(FxRobot robot) throws TimeoutException {
        show(robot, "space-analyse");
        robot.clickOn("#d4");
        robot.type(KeyCode.LEFT, KeyCode.LEFT);
        assertEquals(1, ply());
        robot.type(KeyCode.RIGHT);
        assertEquals(2, ply());
        assertEquals("d4", window.scene().getFocusOwner().getId());
        robot.type(KeyCode.UP);
        robot.press(KeyCode.SHIFT).type(KeyCode.LEFT).release(KeyCode.SHIFT);
        assertEquals("c3", window.scene().getFocusOwner().getId());
        robot.type(KeyCode.ENTER);
        assertEquals(3, ply());

        robot.interact(() -> robot.lookup("#walk-first").query().requestFocus());
        robot.type(KeyCode.LEFT);
        assertEquals(2, ply(), "also away from the board");
        robot.type(KeyCode.COMMA);
        assertEquals(1, ply(), "the unit is a move where no circuit is shown");

        show(robot, "space-play");
        robot.clickOn("#d4");
        robot.type(KeyCode.LEFT);
        assertEquals("c4", window.scene().getFocusOwner().getId());
        assertEquals(3, ply());
    }

    @Test
    void theButtonsOfAnalyseGoToTheFirstAndTheLastPosition(FxRobot robot) throws TimeoutException {
        show(robot, "space-analyse");
        for (Unit unit : Unit.values()) {
            robot.interact(() -> window.time().unitProperty().set(unit));
            WindowFixture.fire(robot, "#walk-back");
            assertEquals(2, ply());
            WindowFixture.fire(robot, "#walk-first");
            assertEquals(0, ply());
            assertEquals(4, Long.bitCount(window.desk.board().legalProperty().get()));
            WindowFixture.fire(robot, "#walk-forward");
            assertEquals(1, ply());
            assertFalse(window.desk.board().legalProperty().get() == 0, "a position");
            WindowFixture.fire(robot, "#walk-last");
            assertEquals(3, ply());
        }
    }
}
