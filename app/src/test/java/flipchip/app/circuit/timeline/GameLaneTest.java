package flipchip.app.circuit.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.DoubleSupplier;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.kit.settings.Frame;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The lane of the game in a window as large as it is measured in: every press in it goes to the move drawn
/// there, up to its right border.
@WindowTest
class GameLaneTest {
    private WindowFixture window;
    private LanesView lanes;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage,
            WindowFixture.QUICK.with(Frame.WIDTH, 1440.0).with(Frame.HEIGHT, 900.0));
    }

    @Test
    void eachMoveIsReachedFromTheTwentySeventh(FxRobot robot) throws TimeoutException {
        Game game = wholeGame();
        robot.interact(() -> window.desk.session().show(game));
        window.awaitPanel();
        robot.clickOn("#space-button-circuit");
        lanes = robot.lookup("#lanes").query();
        Bounds all = place(lanes);
        Bounds fold = place(robot.lookup("#fold-lanes").query());
        assertTrue(all.getMaxX() < fold.getMinX(), "the lane ends where the button begins");

        for (int move : List.of(60, 59, 54, 27, 0)) {
            press(robot, 27, () -> lanes.pointOf(Unit.MOVE, move).getX());
            assertEquals(move, window.desk.session().ply());
        }
        press(robot, 27, () -> lanes.getWidth() - 1);
        assertEquals(60, window.desk.session().ply());
        press(robot, 27, () -> 57);
        assertEquals(0, window.desk.session().ply());
    }

    private static Bounds place(Node node) {
        return WindowFixture.onScreen(() -> node.localToScreen(node.getBoundsInLocal()));
    }

    /// Asks for the place only when the lane is laid out: it becomes wider when it is alone.
    private void press(FxRobot robot, int from, DoubleSupplier x) throws TimeoutException {
        robot.interact(() -> window.desk.hardware().time().jumpToMove(from));
        assertEquals(from, window.desk.session().ply());
        window.click(robot, () -> lanes.localToScreen(x.getAsDouble(), lanes.pointOf(Unit.MOVE, 0).getY()));
    }

    /// Any game of 60 moves.
    private static Game wholeGame() {
        return wholeGame(Game.INITIAL);
    }

    private static Game wholeGame(Game game) {
        if (game.isOver()) {
            return game;
        }
        for (Square move : game.position().moves()) {
            Game whole = wholeGame(game.play(move));
            if (whole.length() == 60) {
                return whole;
            }
        }
        return game;
    }
}
