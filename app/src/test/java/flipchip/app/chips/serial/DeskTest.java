package flipchip.app.chips.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.app.window.assembly.Seats;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.notation.Transcript;
import javafx.scene.control.ComboBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// A simulated board in place of the chip on the desk, chosen and used in the window.
@WindowTest
class DeskTest {
    private static final Settings NOBODY_PLAYS = Settings.DEFAULT.with(Frame.THEME, ThemeChoice.LIGHT)
        .with(Frame.PANEL, false).with(Frame.REDUCED_MOTION, true).with(Seats.WHITE, Seat.HUMAN)
        .with(Frame.WIDTH, 1200.0).with(Frame.HEIGHT, 850.0);
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, NOBODY_PLAYS);
    }

    private void connect(FxRobot robot, String port) {
        robot.interact(() -> window.window.run("desk-chip"));
        robot.interact(() -> robot.lookup("#desk-port").<ComboBox<String>>query().setValue(port));
        WindowFixture.fire(robot, "#desk-connect");
    }

    private static String text(FxRobot robot, String id) {
        return WindowFixture.text(robot, id);
    }

    @Test
    void theRefereesColumnsFollowTheGame(FxRobot robot) throws Exception {
        connect(robot, DeskPorts.SIMULATED_REFEREE);
        WindowFixture.await(() -> text(robot, "#desk-lamp").equals("Rules, netlist and FPGA agree."));

        Game game = Transcript.parse("f5d6c3d3c4");
        robot.interact(() -> window.desk.session().show(game));
        WindowFixture.await(() -> text(robot, "#desk-rules-words").startsWith("White to move"));
        assertEquals("Rules, netlist and FPGA agree.", text(robot, "#desk-lamp"));
        assertTrue(WindowFixture.has(robot, "#desk-lamp", "agree"));
        assertTrue(text(robot, "#desk-chip-words").endsWith("READY"));
        assertEquals(text(robot, "#desk-netlist-words"), text(robot, "#desk-chip-words"));

        WindowFixture.fire(robot, "#desk-connect");
        WindowFixture.await(() -> text(robot, "#desk-sentence").startsWith("No board connected."));
        assertFalse(robot.lookup("#desk-lamp").query().isVisible());
    }

    @Test
    @Tag("thorough")
    void theEndgameChipTakesASeatAndPlaysTheEnd(FxRobot robot) throws TimeoutException {
        Game game = Game.INITIAL;
        while (game.position().board().empties() > 5) {
            game = game.play(game.position().moves().getFirst());
        }
        Game shown = game;
        robot.interact(() -> window.desk.session().show(shown));
        connect(robot, DeskPorts.SIMULATED_SOLVER);
        WindowFixture.await(() -> window.desk.black().guests().contains("FPGA board"));

        robot.interact(() -> {
            List.of(Color.BLACK, Color.WHITE)
                .forEach(color -> window.desk.session().setSeat(color, new Seat.External("FPGA board")));
        });
        WindowFixture.await(() -> window.desk.session().game().isOver());

        assertTrue(window.desk.session().game().length() > shown.length());
        WindowFixture.fire(robot, "#desk-connect");
        WindowFixture.await(() -> window.desk.black().guests().isEmpty());
    }
}
