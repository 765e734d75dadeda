package flipchip.app.learn.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Instant;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.game.session.Seat;
import flipchip.app.learn.school.EndgameSchool;
import flipchip.app.learn.school.Memory;
import flipchip.app.learn.school.SchoolRecord;
import flipchip.app.shell.Workspace;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.engine.people.Problem;
import flipchip.engine.people.ProblemFile;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// A learner in the real window: at the endgame school, at the drill of openings, in a lesson.
class ClassroomTest extends LearnerWindow {
    @Start
    @Override
    void start(Stage stage) {
        super.start(stage);
    }

    @Test
    void aLearnerAnswersByKeysAndByMouseAndIsToldWhy(FxRobot robot) throws TimeoutException, IOException {
        EndgameSchool same = new EndgameSchool(ProblemFile.standard(), SchoolRecord.NEW);
        Problem first = same.next(EndgameSchool.Wish.ANY, Instant.now()).orElseThrow();
        same.answer(first, first.solution(), Instant.now());
        Problem second = same.next(EndgameSchool.Wish.ANY, Instant.now()).orElseThrow();

        robot.press(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.E).release(KeyCode.E, KeyCode.SHIFT,
            KeyCode.CONTROL);
        WindowFixture.await(() -> robot.lookup("#school-task").tryQuery().isPresent()
                && text(robot, "#school-task").startsWith("Black to move"));
        go(robot, start(first), first.solution());
        robot.type(KeyCode.ENTER);
        assertTrue(
            text(robot, "#school-verdict")
                .startsWith("Correct: " + first.solution() + " wins by " + first.scoreOf(first.solution())),
            text(robot, "#school-verdict"));
        assertTrue(WindowFixture.has(robot, "#school-verdict", "right"));
        robot.type(KeyCode.N);
        assertFalse(robot.lookup("#school-verdict").query().isVisible());
        WindowFixture.fire(robot, "#school-" + second.tempting());
        assertTrue(text(robot, "#school-verdict").startsWith(second.tempting() + " loses by "),
            text(robot, "#school-verdict"));
        assertTrue(text(robot, "#school-verdict").contains(second.solution() + " wins by "));
        WindowFixture.await(() -> text(robot, "#school-line").startsWith("Best play from here: "));
        String line = text(robot, "#school-line");
        robot.type(KeyCode.P);
        assertFalse(text(robot, "#school-line").equals(line), "the answer was played");
        assertTrue(text(robot, "#school-standing").contains("1 of 2 solved, 1 to review."));

        assertEquals(Game.INITIAL, window.desk.session().game(), "the game of the window is left alone");
        WindowFixture.await(() -> school().answers() == 2);
        assertEquals(1, school().right());
    }

    /// The square from which the arrow keys go, once the problem is on the board.
    private static Square start(Problem problem) {
        return Square.of(Long.numberOfTrailingZeros(problem.board().legalMoves()));
    }

    @Test
    void theKeyboardBeginsOnALegalMoveOfEachProblem(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("school"));
        for (int asked = 0; asked < 3; asked++) {
            WindowFixture.await(() -> text(robot, "#school-task").startsWith("Black to move"));
            Node square = window.scene().getFocusOwner();
            assertTrue(square.getId().startsWith("school-"), square.getId());
            assertTrue(square.getAccessibleText().endsWith(", legal move"), square.getAccessibleText());
            robot.type(KeyCode.S).type(KeyCode.N);
        }
    }

    private SchoolRecord school() {
        try {
            return SchoolRecord.load(home.resolve("data/school.txt"), _ -> {});
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /// Goes with the arrow keys.
    private static void go(FxRobot robot, Square from, Square to) {
        for (int i = from.file(); i < to.file(); i++) {
            robot.type(KeyCode.RIGHT);
        }
        for (int i = to.file(); i < from.file(); i++) {
            robot.type(KeyCode.LEFT);
        }
        for (int i = from.row(); i < to.row(); i++) {
            robot.type(KeyCode.DOWN);
        }
        for (int i = to.row(); i < from.row(); i++) {
            robot.type(KeyCode.UP);
        }
    }

    @Test
    void openingsAreAskedJudgedExplainedAndKept(FxRobot robot)
            throws TimeoutException, IOException, NotationException {
        Game game = Transcript.parse("f5d6c3d3c4");
        robot.interact(() -> window.desk.session().show(game));
        robot.interact(() -> window.window.run("drill"));
        WindowFixture.await(() -> text(robot, "#drill-task").startsWith("New line: Cow."));
        robot.interact(() -> robot.lookup("#drill-opening").<ComboBox<String>>query().setValue("Wing"));
        assertEquals("New line: Wing. f5 f6 d3 f4. d3 gives away 10.0 discs. Usual: e6 98 %. "
            + "Watch it, then press N.", text(robot, "#drill-task"));

        WindowFixture.fire(robot, "#drill-game");
        assertEquals("New line: This game. f5 d6 c3 d3 c4. Watch it, then press N.",
            text(robot, "#drill-task"));
        WindowFixture.await(() -> robot.lookup("#drill-c4").query().getAccessibleText().contains("black"));
        robot.type(KeyCode.N);
        assertEquals("This game. Your move.", text(robot, "#drill-task"));
        WindowFixture.fire(robot, "#drill-c7");
        assertEquals("Not quite. Usual: c3 52 %, c5 26 %, c4 19 %. c7 gives away 12.5 discs.",
            text(robot, "#drill-verdict"));
        assertTrue(WindowFixture.has(robot, "#drill-verdict", "wrong"));
        assertEquals("This game", text(robot, "#drill-task"));
        assertTrue(robot.lookup("#drill-solve").query().isDisabled(), "the board shows the answer");
        robot.type(KeyCode.N);
        assertEquals("This game. Your move.", text(robot, "#drill-task"));
        assertFalse(robot.lookup("#drill-solve").query().isDisabled());
        WindowFixture.fire(robot, "#drill-c4");
        assertTrue(text(robot, "#drill-verdict").startsWith("Correct: c4."), text(robot, "#drill-verdict"));
        robot.type(KeyCode.N);
        assertTrue(text(robot, "#drill-task").startsWith("Nothing is due now"), text(robot, "#drill-task"));
        assertEquals("1 of 2 correct this time. 2 moves in training.", text(robot, "#drill-standing"));

        WindowFixture.await(() -> drilled().cards().size() == 2);
        robot.type(KeyCode.ESCAPE);
        assertEquals(game, window.desk.session().game());
    }

    private Memory drilled() {
        try {
            return Memory.load(home.resolve("data/drill.txt"), _ -> {});
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aBeginnerDoesALessonBesideALargeBoardAndIsBackWhereHeWas(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("space-analyse"));
        robot.interact(() -> window.window.run("lessons"));
        WindowFixture.await(() -> text(robot, "#othello-task").startsWith("Black begins."));
        assertTrue(robot.lookup("#othello-f5").query().getLayoutBounds().getWidth() > 50, "a large board");
        assertFalse(WindowFixture.sees(robot, "#cell-array"), "no chip");

        WindowFixture.fire(robot, "#othello-a1");
        assertFalse(text(robot, "#othello-verdict").isEmpty(), "it says why not");
        WindowFixture.fire(robot, "#othello-f5");
        assertEquals("Well done.", text(robot, "#othello-verdict"));
        robot.type(KeyCode.N);
        WindowFixture.fire(robot, "#othello-d6");
        WindowFixture.fire(robot, "#othello-next");
        assertTrue(text(robot, "#othello-task").startsWith("A player without a legal move"),
            text(robot, "#othello-task"));
        WindowFixture.fire(robot, "#othello-a6");
        assertTrue(WindowFixture.has(robot, "#othello-verdict", "wrong"));
        assertEquals("Try again", robot.lookup("#othello-again").<Button>query().getText());
        robot.type(KeyCode.A);
        WindowFixture.fire(robot, "#othello-g8");
        assertTrue(WindowFixture.has(robot, "#othello-verdict", "right"));
        robot.type(KeyCode.N);
        robot.type(KeyCode.ESCAPE);

        assertTrue(robot.lookup("#lessons-page").tryQuery().isEmpty());
        assertEquals(Workspace.ANALYSE, window.desk.settings().property(Workspace.SHOWN).get());
        assertEquals(Game.INITIAL, window.desk.session().game());
        assertEquals(Seat.ofLevel(1), window.desk.session().seat(Color.WHITE));
    }

    @Test
    void theLastLessonInOthelloEndsThePage(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("lessons"));
        WindowFixture.await(() -> text(robot, "#othello-task").startsWith("Black begins."));
        robot.interact(() -> robot.lookup("#othello-choice").<ComboBox<Integer>>query().setValue(11));
        playUntilRight(robot);
        robot.type(KeyCode.N);
        playUntilRight(robot);
        assertEquals("Well done: lesson finished.", text(robot, "#othello-verdict"));
        assertTrue(text(robot, "#othello-standing").contains("Lessons finished: 1 of 12"),
            text(robot, "#othello-standing"));
        WindowFixture.await(() -> Files.exists(home.resolve("data/lessons.txt")));
        robot.type(KeyCode.N);
        assertTrue(robot.lookup("#lessons-page").tryQuery().isEmpty());
    }

    /// Tries the dotted squares until one is right.
    private static void playUntilRight(FxRobot robot) {
        for (Square square : Square.values()) {
            if (!WindowFixture.has(robot, "#othello-verdict", "right")) {
                WindowFixture.fire(robot, "#othello-" + square);
            }
            if (WindowFixture.has(robot, "#othello-verdict", "wrong")) {
                WindowFixture.fire(robot, "#othello-again");
            }
        }
    }

    @Test
    void aStudentStepsTheCircuitInALesson(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("circuit-lessons"));
        WindowFixture.await(() -> text(robot, "#lesson-task").startsWith("Choose a lesson"));
        robot.interact(() -> robot.lookup("#lesson-choice").<ComboBox<Integer>>query().setValue(7));
        window.awaitPanel();
        robot.interact(window.time()::toFirst);
        robot.interact(window.time()::toFirst);
        assertEquals("Well done.", text(robot, "#lesson-verdict"));
        WindowFixture.fire(robot, "#lesson-leave");
        assertEquals(Seat.ofLevel(1), window.desk.session().seat(Color.WHITE));
    }
}
