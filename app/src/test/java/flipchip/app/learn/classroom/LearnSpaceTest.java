package flipchip.app.learn.classroom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.kit.settings.Settings;
import flipchip.app.learn.school.LearnDays;
import flipchip.app.learn.school.Practice;
import flipchip.app.learn.school.SchoolRecord;
import flipchip.app.learn.school.Today;
import flipchip.app.shell.Workspace;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.people.BestPlay;
import flipchip.engine.people.Problem;
import flipchip.engine.people.ProblemFile;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/// A learner in the workspace Learn: his day, the school's runs, and playing on.
class LearnSpaceTest extends LearnerWindow {
    @Start
    @Override
    void start(Stage stage) {
        super.start(stage);
    }

    private static boolean isThere(FxRobot robot, String id) {
        return robot.lookup(id).tryQuery().isPresent();
    }

    private void goToLearn(FxRobot robot) throws TimeoutException {
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT4);
        WindowFixture.await(() -> isThere(robot, "#learn-title"));
    }

    private LearnDays days() {
        try {
            return LearnDays.load(home.resolve("data/days.txt"), _ -> {});
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void thePuzzleOfTheDayIsOneKeyAwayAndMakesTheDay(FxRobot robot) throws TimeoutException {
        goToLearn(robot);
        assertEquals("Your first day", text(robot, "#learn-title"));
        assertEquals(Workspace.LEARN, window.window.workspace());
        Node owner = window.scene().getFocusOwner();
        assertEquals("learn-puzzle", owner.getId(), "Enter solves the puzzle");

        robot.type(KeyCode.ENTER);
        WindowFixture.await(
            () -> isThere(robot, "#school-task") && text(robot, "#school-task").startsWith("Black to move"));
        Problem puzzle = Today.puzzle(ProblemFile.standard(), LocalDate.now());
        WindowFixture.fire(robot, "#school-" + puzzle.solution());
        assertTrue(text(robot, "#school-verdict").startsWith("Correct: "), text(robot, "#school-verdict"));
        WindowFixture.await(() -> days().has(LocalDate.now(), Practice.PUZZLE));
        robot.type(KeyCode.ESCAPE);

        WindowFixture.await(() -> text(robot, "#learn-title").equals("Today is done"));
        assertEquals("1 day in a row", text(robot, "#learn-streak"));
        assertEquals("Train more", text(robot, "#learn-puzzle"));
    }

    @Test
    void aMissedDayIsNotScolded(FxRobot robot) throws TimeoutException, IOException {
        Files.createDirectories(home.resolve("data"));
        LearnDays.NONE.with(LocalDate.now().minusDays(4), Practice.SCHOOL, OptionalInt.empty())
            .save(home.resolve("data/days.txt"));
        goToLearn(robot);
        assertEquals("Welcome back", text(robot, "#learn-title"));
        assertTrue(text(robot, "#learn-sentence").startsWith("One thing is due. About 3 minutes."),
            text(robot, "#learn-sentence"));
        assertEquals("A new start", text(robot, "#learn-streak"));
    }

    /// The name "openings" was cut off in a window of 1280 pixels.
    @Test
    void theNamesOfTheLessonsAreWhole(FxRobot robot) throws TimeoutException {
        goToLearn(robot);
        robot.interact(() -> window.scene().getWindow().setWidth(1280));

        WindowFixture.await(() -> window.scene().getWidth() == 1280);
        robot.interact(() -> window.scene().getRoot().layout());
        for (Label name : robot.lookup(".path-name").queryAllAs(Label.class)) {
            assertTrue(name.getWidth() >= name.prefWidth(-1), name.getText() + " " + name.getWidth());
        }
    }

    @Test
    void eachCardAndLinkOpensWhatItSays(FxRobot robot) throws TimeoutException {
        goToLearn(robot);
        for (List<String> way : List.of(List.of("#learn-openings", "drill-page"),
            List.of("#learn-lessons", "lessons-page"), List.of("#learn-lesson-wedges", "lessons-page"),
            List.of("#learn-theme-wedge", "school-page"), List.of("#learn-storm", "school-page"),
            List.of("#learn-streak-run", "school-page"), List.of("#learn-train", "school-page"),
            List.of("#learn-masters", "masters-page"), List.of("#learn-own", "own-page"))) {
            WindowFixture.fire(robot, way.getFirst());
            assertEquals(way.getLast(), window.desk.shell().pages().shownProperty().get().orElseThrow().id());
            if (way.getFirst().equals("#learn-openings")) {
                WindowFixture
                    .await(() -> text(robot, "#drill-task").startsWith("New line: Parallel. f5 f4."));
            }
            if (way.getFirst().equals("#learn-lesson-wedges")) {
                WindowFixture.await(() -> text(robot, "#othello-task").contains("wedge"));
            }
            robot.interact(() -> window.desk.shell().pages().close());
        }
        assertEquals(Workspace.LEARN, window.window.workspace());
        assertEquals(Game.INITIAL, window.desk.session().game());
        WindowFixture.fire(robot, "#learn-circuit");
        assertEquals(Workspace.CIRCUIT, window.window.workspace());
    }

    @Test
    void theWorkspaceIsRememberedAndOldSettingsOpenUnchanged(FxRobot robot) throws TimeoutException {
        goToLearn(robot);
        assertEquals("learn", Workspace.SHOWN.kind().write(Workspace.LEARN));
        for (Workspace space : Workspace.values()) {
            assertEquals(space, Workspace.SHOWN.kind().read(space.id()).orElseThrow());
        }
        assertEquals(Workspace.LEARN, window.desk.settings().property(Workspace.SHOWN).get());
        assertEquals(Workspace.PLAY, Settings.DEFAULT.get(Workspace.SHOWN));
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT3);
        assertEquals(Workspace.CIRCUIT, window.window.workspace(), "its key is that of yesterday");
    }

    @Test
    void ownLinesAreATreeThatIsWalkedMadeLongerAndTrained(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.window.run("repertoire"));
        assertTrue(robot.lookup("#repertoire-train").query().isDisabled(), "nothing to train yet");
        for (String square : List.of("f5", "d6", "c3")) {
            WindowFixture.fire(robot, "#repertoire-" + square);
        }
        WindowFixture.fire(robot, "#repertoire-add", "#repertoire-back", "#repertoire-c5", "#repertoire-add");
        TreeView<?> tree = robot.lookup("#repertoire-tree").query();
        TreeItem<?> first = tree.getRoot().getChildren().getFirst();
        assertEquals(1, tree.getRoot().getChildren().size());
        assertEquals(2, first.getChildren().size(), "it branches after f5 d6");
        robot.interact(() -> tree.getSelectionModel().select(0));
        assertTrue(text(robot, "#repertoire-opening").contains("move 2. In your repertoire"),
            text(robot, "#repertoire-opening"));
        WindowFixture.await(() -> Files.exists(home.resolve("data/repertoire.txt")));

        WindowFixture.fire(robot, "#repertoire-train");
        WindowFixture.await(() -> text(robot, "#drill-task").contains("f5 d6 c"));
        robot.interact(() -> window.desk.shell().pages().close());
        robot.interact(() -> window.window.run("repertoire"));
        TreeView<?> again = robot.lookup("#repertoire-tree").query();
        robot.interact(() -> again.getSelectionModel().select(0));
        WindowFixture.fire(robot, "#repertoire-remove");
        assertEquals(1, again.getRoot().getChildren().size());
        assertEquals(0, again.getRoot().getChildren().getFirst().getChildren().size(), "only f5 is left");
    }

    @Test
    void aGoalForTheWeekIsChosenShownAndKept(FxRobot robot) throws TimeoutException, IOException {
        Files.createDirectories(home.resolve("data"));
        LearnDays.NONE.with(LocalDate.now(), Practice.SCHOOL, OptionalInt.empty())
            .save(home.resolve("data/days.txt"));
        goToLearn(robot);
        MenuButton goal = robot.lookup("#learn-goal").query();
        assertEquals("Set a weekly goal", goal.getText());
        robot.interact(() -> goal.getItems().stream().filter(item -> item.getId().equals("learn-goal-3"))
            .findFirst().orElseThrow().fire());
        assertEquals("1 of 3 days this week", robot.lookup("#learn-goal").<MenuButton>query().getText());
    }

    /// After the key move the computer replies, and the learner plays on until nothing can go wrong.
    @Test
    void theComputerAnswersUntilItIsDecided(FxRobot robot) throws TimeoutException {
        BestPlay engine = new BestPlay();
        Problem problem =
            ProblemFile.standard().stream().filter(one -> asksMore(engine, one)).findFirst().orElseThrow();
        SchoolModel[] model = new SchoolModel[1];
        robot.interact(() -> {
            window.window.run("school");
            model[0] = school();
            model[0].begin(problem);
        });
        WindowFixture.await(() -> model[0].question().filter(problem::equals).isPresent());
        robot.interact(() -> model[0].choose(problem.solution()));
        WindowFixture.await(() -> model[0].verdict().endsWith("Now keep the win."));
        assertTrue(model[0].bestLine().isEmpty(), "the answer is not beside the question");
        while (!model[0].verdict().endsWith("every move wins now.")) {
            Game now = model[0].gameProperty().get();
            Square best = engine.winning(now.position().board()).iterator().next();
            robot.interact(() -> model[0].choose(best));
            WindowFixture.await(() -> model[0].rest().asks() || !model[0].rest().goesOn());
        }
        assertTrue(model[0].isRight());

        robot.interact(() -> model[0].begin(problem));
        WindowFixture.await(() -> !model[0].isAnswered());
        robot.interact(() -> model[0].choose(problem.solution()));
        WindowFixture.await(() -> model[0].verdict().endsWith("Now keep the win."));
        Board board = model[0].gameProperty().get().position().board();
        Square slip = Square.all(board.legalMoves()).stream()
            .filter(move -> !engine.winning(board).contains(move)).findFirst().orElseThrow();
        robot.interact(() -> model[0].choose(slip));
        assertTrue(model[0].verdict().startsWith(slip + " lets the win slip."), model[0].verdict());
        assertFalse(model[0].isRight());
    }

    private static boolean asksMore(BestPlay engine, Problem problem) {
        if (problem.board().empties() > 9) {
            return false;
        }
        Board after = problem.board().play(problem.solution());
        if (after.legalMoves() == 0) {
            return false;
        }
        List<Square> line = engine.after(problem.board(), problem.solution());
        Board mine = after.play(line.getFirst());
        return mine.legalMoves() != 0 && engine.winning(mine).size() < Long.bitCount(mine.legalMoves());
    }

    private SchoolModel school() {
        return window.features().stream().filter(ClassroomFeature.class::isInstance)
            .map(ClassroomFeature.class::cast).findFirst().orElseThrow().school();
    }

    @Test
    void aStreakEndsAtTheFirstMistakeAndIsKeptButDoesNotRate(FxRobot robot)
            throws TimeoutException, IOException {
        goToLearn(robot);
        WindowFixture.fire(robot, "#learn-streak-run");
        SchoolModel model = school();
        for (int solved = 1; solved <= 3; solved++) {
            WindowFixture.await(() -> model.question().isPresent() && !model.isAnswered());
            Problem asked = model.question().orElseThrow();
            robot.interact(() -> model.choose(asked.solution()));
            assertEquals("Streak: " + solved + " solved.", text(robot, "#school-standing"));
            WindowFixture.await(() -> model.question().filter(next -> !next.equals(asked)).isPresent());
        }
        Problem last = model.question().orElseThrow();
        robot.interact(() -> model.choose(last.tempting()));
        WindowFixture.await(() -> text(robot, "#school-task").equals("The run is over: 3 puzzles solved."));
        WindowFixture.await(() -> days().best(LearnDays.Run.STREAK) == 3);
        assertEquals(0, SchoolRecord.load(home.resolve("data/school.txt"), _ -> {}).answers());
        robot.interact(() -> window.desk.shell().pages().close());
        WindowFixture.await(() -> robot.lookup(".quiet").queryAll().stream().anyMatch(
            node -> node instanceof Label label && label.getText().contains("to the first miss, best 3")));
    }
}
