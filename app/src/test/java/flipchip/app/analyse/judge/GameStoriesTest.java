package flipchip.app.analyse.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.game.session.Seat;
import flipchip.engine.analysis.GameReport;
import flipchip.engine.analysis.MoveJudgement;
import flipchip.engine.board.Color;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import javafx.scene.control.ChoiceBox;
import javafx.scene.image.Image;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// The report of a game and its picture, and the comparison of two moves, as a person opens them.
@WindowTest
class GameStoriesTest {
    private static final Game ENDING = JudgedEnding.GAME;

    @TempDir
    private Path folder;
    private WindowFixture window;

    @BeforeEach
    void widen(FxRobot robot) throws TimeoutException {
        robot.interact(() -> {
            window.scene().getWindow().setWidth(1440);
            window.scene().getWindow().setHeight(900);
            window.desk.session().setSeat(Color.BLACK, Seat.HUMAN);
            window.desk.session().setSeat(Color.WHITE, Seat.HUMAN);
            window.desk.session().show(ENDING);
            window.window.run("space-analyse");
        });
        WindowFixture.await(() -> window.scene().getWidth() == 1440);
    }

    @Test
    void theReportTellsWhatDecidedTheGameAndIsSavedAsAPicture(FxRobot robot)
            throws TimeoutException, IOException {
        robot.type(KeyCode.A);
        WindowFixture.await(() -> WindowFixture.text(robot, "#report-status")
            .startsWith(ENDING.length() + " moves analysed"));
        robot.push(KeyCode.ALT, KeyCode.SHIFT, KeyCode.A);
        GameReport report = JudgedEnding.report();
        GameStory story = GameStory.of(report);
        MoveJudgement turning = story.turning().orElseThrow();
        assertTrue(WindowFixture.text(robot, "#story-turning").contains("Best: " + turning.best()),
            WindowFixture.text(robot, "#story-turning"));
        int black = Long.bitCount(ENDING.position().black());
        assertEquals("Black " + black + " – " + Long.bitCount(ENDING.position().white()) + " White",
            WindowFixture.text(robot, "#story-title"));

        Path picture = folder.resolve("report.png");
        window.files.answer(picture);
        WindowFixture.fire(robot, "#report-save");
        Image image = new Image(picture.toUri().toString());
        assertTrue(image.getWidth() > 1000 && image.getHeight() > 600, "twice as large as on the screen");
        Path drawing = folder.resolve("report.svg");
        window.files.answer(drawing);
        robot.push(KeyCode.ALT, KeyCode.SHIFT, KeyCode.A);
        WindowFixture.fire(robot, "#report-save");
        assertTrue(Files.readString(drawing).contains("Turning point"));
    }

    /// The moves of the game, each judged by how the lead and the value changed.
    @Test
    void theTurningPointIsTheLastMoveThatChangedWhoIsAhead() {
        GameReport report = JudgedEnding.report();
        GameStory story = GameStory.of(report);
        MoveJudgement turning = story.turning().orElseThrow();
        boolean changes = Integer.signum(turning.blackBefore()) * Integer.signum(turning.blackAfter()) <= 0;
        for (MoveJudgement later : report.moves()) {
            if (later.ply() > turning.ply() && changes && later.lossCentidiscs() > 0) {
                assertTrue(later.blackBefore() * later.blackAfter() > 0, later.toString());
            }
        }
        assertEquals(report.worst(1).getFirst(), story.worst().orElseThrow());
        story.best().ifPresent(best -> {
            assertTrue(best.lossCentidiscs() < 50);
            assertTrue(
                report.moves().get(best.ply() - 1 - report.moves().getFirst().ply()).lossCentidiscs() >= 50);
        });
    }

    @Test
    void twoMovesAreComparedOnTwoBoardsThatGoForwardTogether(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk.session().jump(ENDING.length() - 8));
        robot.push(KeyCode.SHIFT, KeyCode.F4);
        WindowFixture.await(() -> window.desk.board().notesProperty().get().size() > 1
                || window.desk.session().position().moves().size() == 1);
        List<Square> legal = window.desk.session().position().moves();
        assertTrue(legal.size() > 1, "there is something to compare");
        robot.push(KeyCode.ALT, KeyCode.SHIFT, KeyCode.C);
        Square left = robot.lookup("#compare-move-left").<ChoiceBox<Square>>query().getValue();
        Square right = robot.lookup("#compare-move-right").<ChoiceBox<Square>>query().getValue();
        assertTrue(left != right && legal.containsAll(List.of(left, right)));
        String verdict = WindowFixture.text(robot, "#compare-verdict");
        assertTrue(verdict.startsWith(left + " is ") || verdict.contains("worth the same"), verdict);
        assertTrue(WindowFixture.text(robot, "#compare-facts-left").startsWith("Turns "));
        String first = WindowFixture.text(robot, "#compare-step");
        WindowFixture.fire(robot, "#compare-forward");
        assertTrue(!WindowFixture.text(robot, "#compare-step").equals(first));
        WindowFixture.fire(robot, "#page-close");
        assertEquals(Optional.empty(), window.desk.shell().pages().shownProperty().get());
    }
}
