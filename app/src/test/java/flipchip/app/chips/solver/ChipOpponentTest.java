package flipchip.app.chips.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.engine.api.Level;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.hwsim.circuit.solver.SolverModel;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// A person plays against the simulated endgame chip; the engine would fail the test if it were asked.
@WindowTest
class ChipOpponentTest {
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return new WindowFixture(stage, WindowFixture.QUICK, (position, _, _) -> neverAsked(position));
    }

    private static SearchHandle neverAsked(Position position) {
        throw new AssertionError("the engine was asked about " + position);
    }

    private static Game firstMoves(int empties) {
        Game game = Game.INITIAL;
        while (game.position().board().empties() > empties || game.position().toMove() == Color.WHITE) {
            game = game.play(game.position().moves().getFirst());
        }
        return game;
    }

    @Test
    void theChipFinishesAGameAsOpponentAndKeepsWhatItPromised(FxRobot robot) throws TimeoutException {
        GameSession session = window.desk.session();
        Game opening = firstMoves(9);
        robot.interact(() -> session.setSeat(Color.WHITE, Seat.HUMAN));
        robot.interact(() -> session.show(opening));
        robot.interact(() -> choose(robot, "chip-white", Level.of(3)));
        assertEquals("Endgame chip", WindowFixture.text(robot, "#who-white"));

        int promised = -new SolverModel().solve(session.position().play(firstMove(session))).score();
        while (!session.game().isOver()) {
            robot.clickOn("#" + firstMove(session));
            WindowFixture.await(() -> session.game().isOver() || session.position().toMove() == Color.BLACK
                    && window.desk.computer().thinkingAboutProperty().get().isEmpty());
        }

        int white = Long.bitCount(session.position().white()) - Long.bitCount(session.position().black());
        assertTrue(white >= promised, "White ended with " + white + " after a promise of " + promised);
        assertTrue(WindowFixture.text(robot, "#end-detail").contains(" against Endgame chip."));
    }

    private static Square firstMove(GameSession session) {
        return session.position().moves().getFirst();
    }

    private static void choose(FxRobot robot, String menu, Level level) {
        MenuButton who = robot.lookup("#who-white").query();
        Menu chip = (Menu) who.getItems().stream().filter(item -> menu.equals(item.getId())).findFirst()
            .orElseThrow();
        MenuItem item = chip.getItems().get(level.number() - 1);
        assertEquals("Level 3, " + Level.of(3).name() + ", until then", item.getText());
        item.fire();
    }
}
