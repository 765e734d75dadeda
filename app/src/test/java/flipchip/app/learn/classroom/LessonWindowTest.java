package flipchip.app.learn.classroom;

import static flipchip.app.WindowFixture.sees;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.files.open.CurrentGame;
import flipchip.app.files.open.FilesFeature;
import flipchip.app.game.session.GameSession;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Frame;
import flipchip.app.window.assembly.Seats;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import flipchip.engine.notation.Transcript;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// A learner whose window has no room for both board and chip beside the words of a lesson.
@WindowTest
class LessonWindowTest {
    private static final int GATE = 0;
    private static final int FLIP = 4;
    private static final int CONTROLLER = 5;
    private static final int LATCHES = 6;

    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage,
            WindowFixture.QUICK.with(Frame.WIDTH, 800.0).with(Frame.HEIGHT, 600.0));
    }

    /// Waits for the board and the lesson, without the chip: a frame may have to come first.
    private static void assertBoard(FxRobot robot) throws TimeoutException {
        WindowFixture
            .await(() -> sees(robot, "#d3") && sees(robot, "#lesson-task") && !sees(robot, "#cell-array"));
    }

    /// Waits for the chip and the lesson, without the board.
    private static void assertChip(FxRobot robot) throws TimeoutException {
        WindowFixture
            .await(() -> sees(robot, "#cell-array") && sees(robot, "#lesson-task") && !sees(robot, "#d3"));
    }

    private static boolean isAccented(FxRobot robot, String id) {
        return robot.lookup(id).<Node>query().getStyleClass().contains("accent");
    }

    private static void choose(FxRobot robot, int lesson) {
        robot.interact(() -> robot.lookup("#lesson-choice").<ComboBox<Integer>>query().setValue(lesson));
    }

    private void openLessons(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("circuit-lessons"));
        WindowFixture.await(() -> robot.lookup("#lesson-task").tryQuery().isPresent()
                && WindowFixture.text(robot, "#lesson-task").startsWith("Choose a lesson"));
    }

    private void play(FxRobot robot) {
        robot.clickOn("#" + window.desk.session().position().moves().getFirst());
    }

    @Test
    void eachStepShowsWhatItIsAbout(FxRobot robot) throws TimeoutException {
        openLessons(robot);
        assertChip(robot);
        assertTrue(isAccented(robot, "#lesson-again"), "Start is what to press");
        WindowFixture.fire(robot, "#lesson-again");
        assertTrue(isAccented(robot, "#lesson-next"), "then Next");

        choose(robot, FLIP);
        assertBoard(robot);
        play(robot);
        WindowFixture.fire(robot, "#lesson-next");
        assertTrue(WindowFixture.text(robot, "#lesson-task").startsWith("Which disc of a row"));
        assertAnswersAreWhole(robot);
        WindowFixture.fire(robot, "#lesson-answer-2");
        assertTrue(
            WindowFixture.text(robot, "#lesson-verdict").startsWith("No, not quite. The signal starts"));
        assertTrue(WindowFixture.text(robot, "#lesson-task").startsWith("In the clock UPDATE"));
        assertChip(robot);
        choose(robot, GATE);
        assertChip(robot);
        window.awaitPanel();
        robot.push(KeyCode.ALT, KeyCode.PAGE_DOWN).push(KeyCode.ALT, KeyCode.PAGE_DOWN);
        robot.clickOn("#chip-inside");
        WindowFixture.await(() -> !WindowFixture.text(robot, "#chip-caption").contains("Preparing"));
        robot.type(KeyCode.RIGHT, KeyCode.ENTER);
        WindowFixture.await(() -> WindowFixture.has(robot, "#lesson-verdict", "right"));
        choose(robot, CONTROLLER);
        assertBoard(robot);
    }

    /// Long answers take a second line in a narrow column.
    private static void assertAnswersAreWhole(FxRobot robot) {
        WindowFixture.layOutAll();
        double room = robot.lookup("#lesson-answers").<Region>query().getParent().getParent()
            .getLayoutBounds().getWidth();
        for (int i = 1; i <= 3; i++) {
            Region answer = robot.lookup("#lesson-answer-" + i).query();
            assertTrue(answer.getWidth() <= room, answer.getWidth() + " of " + room);
        }
    }

    @Test
    void whatTheLearnerPutsThereStaysUntilTheNextStep(FxRobot robot) throws TimeoutException {
        openLessons(robot);
        choose(robot, FLIP);
        play(robot);
        WindowFixture.fire(robot, "#lesson-next");
        assertChip(robot);
        WindowFixture.fire(robot, "#board-button");
        assertBoard(robot);
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1).push(KeyCode.CONTROL, KeyCode.DIGIT3);
        WindowFixture.fire(robot, "#lesson-again");
        assertBoard(robot);
        choose(robot, LATCHES);
        assertChip(robot);
    }

    @Test
    void besideAColumnOfTabsTheBoardTakesThePlaceOfTheChip(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            window.scene().getWindow().setWidth(1024);
            window.scene().getWindow().setHeight(768);
        });
        openLessons(robot);
        choose(robot, FLIP);
        assertBoard(robot);
        choose(robot, LATCHES);
        assertChip(robot);
        robot.clickOn("#tab-signals");
        assertTrue(sees(robot, "#cell-array"));
        WindowFixture.fire(robot, "#board-button");
        assertTrue(sees(robot, "#cell-array") && sees(robot, "#d3"), "the board takes the place of the tabs");
    }

    private CurrentGame current() {
        return window.features().stream().filter(FilesFeature.class::isInstance).map(FilesFeature.class::cast)
            .findFirst().orElseThrow().current();
    }

    private void assertMyGameAgainstLevel1() {
        GameSession session = window.desk.session();
        assertEquals("d3", Transcript.print(session.game()));
        assertEquals(Seat.HUMAN, session.seat(Color.BLACK));
        assertEquals(Seat.ofLevel(1), session.seat(Color.WHITE));
        assertEquals(Seat.HUMAN, window.desk.settings().property(Seats.BLACK).get());
        assertEquals(Seat.ofLevel(1), window.desk.settings().property(Seats.WHITE).get());
        assertFalse(session.isFree());
        assertTrue(window.desk.computer().thinkingAboutProperty().get().isPresent(), "the game goes on");
    }

    @Test
    void myGameWaitsUnderTheLessonsAndComesBackAsItWas(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk.session().play(Square.D3));
        openLessons(robot);
        choose(robot, FLIP);
        assertTrue(window.desk.computer().thinkingAboutProperty().get().isEmpty());
        play(robot);
        WindowFixture.fire(robot, "#lesson-next");
        assertEquals(Seat.ofLevel(1), window.desk.settings().property(Seats.WHITE).get());

        WindowFixture.fire(robot, "#lesson-leave");
        robot.push(KeyCode.ALT, KeyCode.HOME);
        assertMyGameAgainstLevel1();
    }

    @Test
    void noLessonBoardTakesThePlaceOfAKeptGame(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            window.desk.session().play(Square.C4);
            window.desk.session().newGame();
            window.desk.session().play(Square.D3);
        });
        openLessons(robot);
        choose(robot, FLIP);
        for (int times = 0; times < 25; times++) {
            WindowFixture.fire(robot, "#lesson-again");
            robot.interact(() -> window.desk.session().play(Square.C6));
        }
        assertEquals(1, current().kept().size());

        robot.push(KeyCode.ALT, KeyCode.HOME);
        assertMyGameAgainstLevel1();
        assertTrue(WindowFixture.text(robot, "#lesson-task").startsWith("Choose a lesson"), "it has ended");
        robot.push(KeyCode.ALT, KeyCode.HOME);
        assertEquals("c4", Transcript.print(window.desk.session().game()));
    }

    /// A and N belong to the lesson that is seen, wherever the keyboard is.
    @Test
    void aLessonIsGoneThroughWithTheKeyboardOnTheBoard(FxRobot robot) throws TimeoutException {
        openLessons(robot);
        choose(robot, FLIP);
        robot.interact(() -> window.desk.session().uncover());
        robot.interact(() -> robot.lookup("#c5").query().requestFocus());
        robot.type(KeyCode.A);
        WindowFixture.await(() -> window.desk.session().isLesson());
        String first = WindowFixture.text(robot, "#lesson-task");

        robot.type(KeyCode.ENTER);
        assertEquals("Well done.", WindowFixture.text(robot, "#lesson-verdict"));
        robot.type(KeyCode.N);
        assertNotEquals(first, WindowFixture.text(robot, "#lesson-task"));
    }
}
