package flipchip.app.circuit.array;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Frame;
import flipchip.app.shell.Workspace;
import flipchip.app.window.assembly.Seats;
import flipchip.hwsim.referee.run.Instant;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// How much of the window the die covers, in Circuit and presented.
@WindowTest
class DieShareTest {
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.withoutEngine(stage, WindowFixture.QUICK.with(Seats.WHITE, Seat.HUMAN)
            .with(Frame.WIDTH, 1440.0).with(Frame.HEIGHT, 900.0).with(Frame.SIDE_WIDTH, 276.0));
    }

    private double share(FxRobot robot) {
        Node die = robot.lookup("#cell-array").query();
        double side = Math.min(die.getLayoutBounds().getWidth(), die.getLayoutBounds().getHeight());
        return side * side / (window.scene().getWidth() * window.scene().getHeight());
    }

    @Test
    void theDieIsTheLargestThingInCircuit(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        WindowFixture.fire(robot, "#space-button-circuit");
        WindowFixture.layOutAll();
        assertTrue(share(robot) >= 0.28, "folded: " + share(robot));
        robot.interact(() -> window.window.run("waveforms"));
        WindowFixture.layOutAll();
        assertTrue(share(robot) >= 0.13, "with waveforms: " + share(robot));
        for (Label name : robot.lookup(".legend-name").<Label>queryAll()) {
            double wanted = WindowFixture.onScreen(() -> name.prefWidth(-1));
            assertTrue(name.getWidth() >= wanted - 1, name.getText() + " is cut");
        }
    }

    /// In the column of the legend, where a box around a line of text would be nearly empty.
    @Test
    void whatIsSaidBesideTheDieBeginsAtItsTop(FxRobot robot) throws TimeoutException {
        window.awaitPanel();
        WindowFixture.fire(robot, "#space-button-circuit");
        robot.interact(() -> window.window.run("why-legal"));
        WindowFixture.await(() -> WindowFixture.text(robot, "#chip-caption").startsWith("Black may "));
        Label caption = robot.lookup("#chip-caption").query();
        assertTrue(caption.getHeight() > caption.getWidth(), caption.toString());
        double text = WindowFixture.place(caption.lookup(".text")).getMinY();
        assertEquals(WindowFixture.place(caption).getMinY(), text, 12);
    }

    @Test
    void presentedTheDieTakesNearlyHalfOfTheWindow(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        window.awaitPanel();
        robot.type(KeyCode.F5);
        WindowFixture.await(() -> robot.lookup("#present-sentence").<Node>query().isVisible());
        assertTrue(share(robot) >= 0.4, "presented at 1440x900: " + share(robot));
        window.resize(robot, 1280, 720);
        assertTrue(share(robot) >= 0.45, "presented at 1280x720: " + share(robot));
        window.resize(robot, 1440, 900);
        assertFalse(robot.lookup("#search-field").tryQuery().isPresent());
        Region board = robot.lookup(".board").query();
        assertTrue(WindowFixture.place(robot.lookup("#a1").query()).getMinX()
            <= WindowFixture.place(board).getMinX() + 8, "the letters are those of the die");
        robot.interact(() -> window.time().jump(new Instant(1, 2, 3)));
        robot.type(KeyCode.PAGE_DOWN);
        assertEquals(new Instant(1, 2, 4), window.now().at());
        robot.type(KeyCode.PAGE_UP);
        assertEquals(new Instant(1, 2, 3), window.now().at());
        Slider track = robot.lookup("#present-track").query();
        assertEquals(3, track.getValue());
        assertEquals(window.now().move().clocks().get(2).steps(), track.getMax());
        robot.interact(() -> track.setValue(7.4));
        assertEquals(new Instant(1, 2, 7), window.now().at());
        for (int clock = 0; clock < window.now().move().clocks().size(); clock++) {
            Instant end = new Instant(1, clock, window.now().move().clocks().get(clock).steps());
            robot.interact(() -> window.time().jump(end));
            assertEquals(end, window.now().at(), "the track follows and does not lead");
            assertEquals(end.step(), track.getValue());
        }
        window.resize(robot, 760, 560);
        assertTrue(WindowFixture.place(track).getMaxY()
            <= WindowFixture.place(robot.lookup("#present-play").query()).getMinY());
        assertTrue(
            WindowFixture.place(track).getMinY()
                >= WindowFixture.place(robot.lookup("#present-sentence").query()).getMaxY(),
            "below what is said");
        robot.type(KeyCode.ESCAPE);
        WindowFixture.await(() -> robot.lookup("#search-field").tryQuery().isPresent());
        assertEquals(Workspace.PLAY, window.desk.settings().property(Workspace.SHOWN).get(), "as before");
    }
}
