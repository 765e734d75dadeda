package flipchip.app.chips.repair;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.game.session.EarlyEnd;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.control.ControllerState;
import flipchip.hwsim.verify.faults.Puzzle;
import flipchip.hwsim.verify.faults.RepairGame;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Repairs the chip in the real window.
@WindowTest
class RepairTest {
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, WindowFixture.QUICK.with("breakpoints", "- pass"));
    }

    private static String text(FxRobot robot, String id) {
        return WindowFixture.text(robot, id);
    }

    private void load(FxRobot robot, int number) throws TimeoutException {
        robot.interact(() -> window.window.run("repair"));
        choose(robot, number);
        // the page may still show the same puzzle of the test before
        WindowFixture.await(() -> window.desk.session().isStory());
    }

    private static void choose(FxRobot robot, int number) throws TimeoutException {
        // a double click that a busy machine makes too slowly leaves the number of the test before
        robot.clickOn("#repair-number").push(KeyCode.CONTROL, KeyCode.A);
        robot.write(String.valueOf(number)).type(KeyCode.ENTER);
        WindowFixture.await(() -> text(robot, "#repair-task").startsWith("Puzzle " + number + ":"));
    }

    @Test
    @WindowTest.Fresh
    void beforeAPuzzleThereIsNoBenchAndThePuzzleOfTheDayIsFirst(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("repair"));
        WindowFixture.await(() -> WindowFixture.sees(robot, "#repair-task"));
        for (String part : List.of("#repair-inputs", "#repair-known", "#repair-probe", "#repair-symptom")) {
            assertFalse(WindowFixture.sees(robot, part), part);
        }
        assertTrue(robot.lookup("#repair-daily").query().getStyleClass().contains("accent"));
        choose(robot, 7);
        assertTrue(WindowFixture.sees(robot, "#repair-inputs") && WindowFixture.sees(robot, "#repair-probe"));
        assertFalse(robot.lookup("#repair-daily").query().getStyleClass().contains("accent"));
    }

    @Test
    void theWrongGateIsFoundFromTheSymptomByMouseAndKeysAndMyGameComesBack(FxRobot robot)
            throws TimeoutException {
        load(robot, 7);
        Puzzle puzzle = Puzzle.of(7);
        RepairGame known = new RepairGame(puzzle);
        assertEquals(puzzle.question().position().play(puzzle.question().move().orElseThrow()),
            window.desk.session().position());
        assertTrue(window.desk.hardware().momentProperty().get().orElseThrow().isIn(ControllerState.UPDATE));

        WindowFixture.fire(robot, "#space-button-circuit");
        assertEquals("plan of a broken chip", text(robot, "#proof"), "nothing is proved of a broken chip");
        assertFalse(WindowFixture.sees(robot, "#agreement"), "nor does it agree with the rules");

        String here = puzzle.symptom().net();
        while (here != null) {
            String wrong = null;
            for (String input : known.inputs(here)) {
                select(robot, "#repair-inputs", input);
                robot.type(KeyCode.P);
                assertTrue(text(robot, "#repair-plan").startsWith(input), text(robot, "#repair-plan"));
                if (text(robot, "#repair-plan").endsWith("✕")) {
                    wrong = input;
                    break;
                }
                select(robot, "#repair-known", here);
            }
            if (wrong == null) {
                robot.clickOn("#repair-replace");
            }
            here = wrong;
        }
        assertTrue(text(robot, "#repair-verdict").startsWith("Found: " + puzzle.gate()),
            text(robot, "#repair-verdict"));
        assertTrue(text(robot, "#repair-kept").startsWith("Solved: 1 of 365 and 1 in all"),
            text(robot, "#repair-kept"));
        assertEquals("proved for every board", text(robot, "#proof"));
        window.click(robot, "#repair-leave");
        WindowFixture.await(() -> window.desk.hardware().time().storyProperty().get().isEmpty());
        assertEquals(Game.INITIAL, window.desk.session().game());
    }

    @Test
    void onAPageOverThePuzzleItsKeysDoNothing(FxRobot robot) throws TimeoutException {
        load(robot, 7);
        RepairGame known = new RepairGame(Puzzle.of(7));
        select(robot, "#repair-inputs", known.inputs(known.puzzle().symptom().net()).getFirst());
        String before = text(robot, "#repair-plan");
        robot.press(KeyCode.CONTROL).type(KeyCode.F8).release(KeyCode.CONTROL);
        robot.interact(
            () -> robot.lookup("#pages .check-box").<Node>queryAll().iterator().next().requestFocus());
        robot.type(KeyCode.P);
        robot.type(KeyCode.S);
        robot.push(KeyCode.ESCAPE);

        assertEquals(before, text(robot, "#repair-plan"), "neither probed nor another gate");
        robot.type(KeyCode.P);
        assertFalse(before.equals(text(robot, "#repair-plan")), "the key is heard again");
    }

    private static void select(FxRobot robot, String list, String net) {
        robot.interact(() -> {
            ListView<?> view = robot.lookup(list).query();
            int line = 0;
            while (!view.getItems().get(line).toString().contains("net=" + net + ",")) {
                line++;
            }
            view.requestFocus();
            view.getSelectionModel().select(line);
        });
        robot.type(KeyCode.ENTER);
    }

    /// A game that was given up stays given up, and looking back stays looking back.
    @Test
    void leavingGivesTheGameBackAsItWas(FxRobot robot) throws TimeoutException {
        GameSession session = window.desk.session();
        robot.interact(() -> {
            session.setSeat(Color.WHITE, Seat.HUMAN);
            session.play(Square.D3);
            session.play(Square.C3);
            session.lose(Color.BLACK, EarlyEnd.Cause.RESIGNED);
            session.setSeat(Color.WHITE, Seat.ofLevel(1));
            session.jump(1);
        });
        load(robot, 7);
        window.click(robot, "#repair-leave");

        WindowFixture.await(() -> !session.isStory());
        assertEquals(1, session.ply());
        assertEquals(2, session.line().length());
        assertTrue(session.isFree(), "no computer plays on from where the user looked back to");
        robot.interact(() -> session.jump(2));
        assertEquals(Optional.of(new EarlyEnd(Color.BLACK, EarlyEnd.Cause.RESIGNED)), session.defeat());
    }

    @Test
    void leavingEndsAlsoAPuzzleThatTookTheTimeLineFromAStory(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk.session().play(Square.D3));
        window.awaitPanel();
        robot.interact(() -> window.window.run("sight-star"));
        WindowFixture.await(() -> window.desk.session().isStory());
        load(robot, 7);
        window.click(robot, "#repair-leave");

        WindowFixture.await(() -> !window.desk.session().isStory());
        assertEquals(Game.INITIAL.play(Square.D3), window.desk.session().game());
    }

    /// The gate is chosen in the picture of the chip, so the keys of the bench must work from there.
    @Test
    void theBenchHearsItsKeysFromTheChipToo(FxRobot robot) throws TimeoutException {
        load(robot, 7);
        robot.interact(() -> robot.lookup("#d3").query().requestFocus());
        robot.type(KeyCode.H);

        assertTrue(robot.lookup("#cell-array").query().isVisible(), "H does not close the panel");
        assertFalse(text(robot, "#repair-verdict").isEmpty());
    }
}
