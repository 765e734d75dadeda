package flipchip.app.chips.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.hwsim.circuit.solver.SolverModel;
import flipchip.hwsim.circuit.solver.SolverRun;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Watches the chip solve the position on the board.
@WindowTest
class ChipSolveTest {
    private static final Settings NOBODY_PLAYS = WindowFixture.PEOPLE.with(Frame.PANEL, false);
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, NOBODY_PLAYS);
    }

    private Game open(FxRobot robot, int empties) {
        Game game = Game.INITIAL;
        while (game.position().board().empties() > empties) {
            game = game.play(game.position().moves().getFirst());
        }
        Game shown = game;
        robot.interact(() -> window.desk.session().show(shown));
        robot.interact(() -> window.window.run("chip-solve"));
        return shown;
    }

    private static void playAtFullSpeed(FxRobot robot) {
        robot.clickOn("#pace-full");
        assertTrue(robot.lookup("#pace-full").<ToggleButton>query().isSelected());
        robot.clickOn("#chip-play");
    }

    private static String text(FxRobot robot, String id) {
        return WindowFixture.text(robot, id);
    }

    @Test
    void visitByVisitTheStackGrowsAndTheFiguresCount(FxRobot robot) throws TimeoutException {
        Game game = open(robot, 8);
        String color = game.position().toMove() == Color.BLACK ? "Black" : "White";
        assertEquals(color + " to move, 8 empty squares: stopped.", text(robot, "#chip-position"));
        WindowFixture.await(() -> text(robot, "#chip-clocks").equals("6 clocks, 0.000000 s"));

        robot.clickOn("#chip-step").clickOn("#chip-step");
        WindowFixture.await(() -> text(robot, "#chip-visits").startsWith("2 visits: tree 2,"));
        assertEquals("44 clocks, 0.000001 s", text(robot, "#chip-clocks"));
        assertTrue(text(robot, "#chip-latest").startsWith("TREE: "));
        assertTrue(robot.lookup("#chip-stack").<Node>query().getAccessibleText().startsWith("Stack of 3; "));
    }

    @Test
    void playedAtFullSpeedItEndsWithTheChipsResult(FxRobot robot) throws TimeoutException {
        Game game = open(robot, 9);
        SolverRun run = new SolverModel().solve(game.position());
        playAtFullSpeed(robot);
        WindowFixture.await(() -> !text(robot, "#chip-result").isEmpty());

        assertTrue(
            text(robot, "#chip-result")
                .contains((run.scoreForMover() > 0 ? "+" : "") + run.scoreForMover() + " discs"),
            text(robot, "#chip-result"));
        assertTrue(text(robot, "#chip-result").endsWith("Best: " + run.line() + "."));
        assertEquals(String.format(Locale.ENGLISH, "%,d clocks, %.6f s", run.clocks(), run.seconds()),
            text(robot, "#chip-clocks"));
        assertTrue(text(robot, "#chip-position").endsWith("solved."));
    }

    @Test
    @WindowTest.Fresh
    void aLongSolveIsStoppedGoesOnAndIsCancelledAtOnce(FxRobot robot) throws TimeoutException {
        open(robot, 24);
        playAtFullSpeed(robot);
        WindowFixture.await(() -> text(robot, "#chip-play").equals("Stop"));
        WindowFixture.await(() -> !text(robot, "#chip-visits").startsWith("0 visits"));

        robot.clickOn("#chip-play");
        WindowFixture.await(() -> text(robot, "#chip-position").endsWith("stopped."));
        String stopped = text(robot, "#chip-visits");
        robot.clickOn("#chip-play");
        WindowFixture.await(() -> !text(robot, "#chip-visits").equals(stopped));
        robot.clickOn("#chip-cancel");

        assertEquals("No position loaded. Load one with at most 31 empty squares.",
            text(robot, "#chip-position"));
        assertEquals("", text(robot, "#chip-visits"));
        assertTrue(robot.lookup("#chip-play").query().isDisabled());
        assertFalse(robot.lookup("#chip-stack").query().isVisible());
    }

    @Test
    void aPositionTooLargeForTheStackIsRefusedInWordsThatAreInView(FxRobot robot) throws TimeoutException {
        window.resize(robot, 960, 720);
        open(robot, 60);
        WindowFixture.fire(robot, "#chip-load");
        WindowFixture.layOutAll();

        assertEquals("Too early: the board has 60 empty squares, and the chip solves at most 31.",
            text(robot, "#chip-position"));
        for (String id : List.of("#chip-play", "#chip-step", "#chip-cancel")) {
            assertTrue(robot.lookup(id).query().isDisabled(), id);
        }
        Bounds pane = WindowFixture.place(robot.lookup(".chip-dock").query());
        for (String id : List.of("#chip-position", "#pace-full")) {
            assertTrue(pane.contains(WindowFixture.place(robot.lookup(id).query())), id);
        }

        robot.interact(() -> window.desk.session().newGame());
        assertTrue(text(robot, "#chip-position").startsWith("No position loaded."));
    }
}
