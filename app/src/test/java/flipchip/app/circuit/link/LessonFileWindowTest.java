package flipchip.app.circuit.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.circuit.timeline.Moment;
import flipchip.engine.board.Square;
import flipchip.hwsim.referee.run.Instant;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// A lesson as a teacher records it and as a student opens it.
@WindowTest
class LessonFileWindowTest {
    private WindowFixture window;

    @TempDir
    private Path folder;

    private Optional<Instant> at() {
        return window.desk.hardware().momentProperty().get()
            .filter(now -> now.run().game().equals(window.desk.session().line())).map(Moment::at);
    }

    private static void press(FxRobot robot, String id) {
        robot.interact(() -> robot.lookup("#lesson-file-" + id).queryAs(ButtonBase.class).fire());
    }

    private static void type(FxRobot robot, String id, String words) {
        robot.interact(
            () -> robot.lookup("#lesson-file-" + id).queryAs(TextInputControl.class).setText(words));
    }

    private static boolean isSeen(FxRobot robot, String id) {
        return robot.lookup("#lesson-file-" + id).queryAs(Node.class).isVisible();
    }

    @Test
    @WindowTest.Fresh
    void aRecordedLessonIsOpenedAndGoneThrough(FxRobot robot) throws Exception {
        robot.push(KeyCode.ALT, KeyCode.SHIFT, KeyCode.F);
        robot.interact(() -> window.opener().paste("flipchip:f5d6c3?at=3.4.6"));
        WindowFixture.await(() -> at().equals(Optional.of(new Instant(3, 4, 6))));
        press(robot, "record");
        type(robot, "title", "One cell");
        type(robot, "text", "d3 is legal.");
        robot.interact(() -> window.opener().paste("flipchip:f5d6c3?at=2"));
        WindowFixture.await(() -> window.desk.session().ply() == 2);
        press(robot, "add");
        type(robot, "text", "A move before.");
        Path file = folder.resolve("mine.lesson");
        window.files.answer(file);
        press(robot, "save");
        WindowFixture.await(() -> Files.exists(file));
        String text = Files.readString(file);
        assertTrue(
            text.startsWith("# One cell\n\nflipchip:f5d6c3?at=3.4.6\nd3 is legal.\n\nflipchip:f5d6c3?at=2"),
            text);
        assertTrue(text.endsWith("\nA move before.\n"), text);

        robot.interact(() -> window.opener().paste("f5f6"));
        WindowFixture.await(() -> window.desk.session().line().length() == 2);
        press(robot, "record");
        robot.interact(() -> window.opener().open(List.of(file)));
        WindowFixture.await(() -> at().equals(Optional.of(new Instant(3, 4, 6))));
        assertEquals("d3 is legal.", WindowFixture.text(robot, "#lesson-file-words"));
        assertTrue(!isSeen(robot, "text") && isSeen(robot, "words"));
        assertEquals("Step 1 of 2", WindowFixture.text(robot, "#lesson-file-standing"));
        press(robot, "next");
        WindowFixture.await(() -> window.desk.session().ply() == 2);
        assertEquals("A move before.", WindowFixture.text(robot, "#lesson-file-words"));
    }

    @Test
    void theWayBackToTheOwnGameIsOfferedOnceInALesson(FxRobot robot) throws Exception {
        robot.interact(() -> window.desk.session().play(Square.D3));
        Path file = Files.writeString(folder.resolve("two.lesson"),
            "# A\n\nflipchip:f5d6?at=2\nOne.\n\nflipchip:f5f6?at=2\nTwo.\n");
        robot.interact(() -> window.opener().open(List.of(file)));
        WindowFixture.await(() -> said(robot).startsWith("Game loaded"));
        assertEquals("Back to the previous game", WindowFixture.text(robot, "#banner-action"));
        WindowFixture.fire(robot, "#banner-close");
        press(robot, "next");
        WindowFixture.await(() -> window.desk.session().line().moves().contains(Square.F6));
        assertEquals("", said(robot));
        robot.interact(() -> window.window.run("back-to-game"));
        robot.interact(() -> window.window.run("back-to-game"));
        assertEquals(List.of(Square.D3), window.desk.session().line().moves());
    }

    @Test
    void aDamagedFileSaysWhere(FxRobot robot) throws Exception {
        Path file = Files.writeString(folder.resolve("bad.lesson"), "# A\n\nflipchip:f5?at=9\n");
        robot.interact(() -> window.opener().open(List.of(file)));

        WindowFixture.await(() -> said(robot).contains("bad.lesson"));
        assertTrue(said(robot).contains("line 3: It names move 9"), said(robot));
    }

    private static String said(FxRobot robot) {
        return WindowFixture.sees(robot, "#banner-text") ? WindowFixture.text(robot, "#banner-text") : "";
    }
}
