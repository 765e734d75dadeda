package flipchip.app.window.about;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.kit.settings.Setting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// Sentences and notices reach the program that reads them aloud, and one that is not there is named once.
@WindowTest
class VoiceTest {
    private static final Setting<String> SPEAK = Setting.words("speak", "appearance", "", 200);

    @TempDir
    private Path folder;
    private WindowFixture window;

    private static String read(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void whatTheWindowSaysIsGivenToTheProgramLineByLine(FxRobot robot) throws TimeoutException {
        Path said = folder.resolve("said.txt");
        robot.interact(() -> window.desk.settings().property(SPEAK).set("tee " + said));
        robot.clickOn("#a1");
        WindowFixture.await(() -> read(said).contains(window.desk.board().refusalProperty().get() + "\n"));
        long once = read(said).lines().count();
        robot.clickOn("#a1");
        WindowFixture.await(() -> read(said).lines().count() == once + 1);
        robot.interact(() -> window.desk.shell().banner().show("A notice."));
        WindowFixture.await(() -> read(said).endsWith("A notice.\n"));
    }

    @Test
    void aProgramThatIsNotThereIsNamed(FxRobot robot) throws TimeoutException {
        robot.interact(() -> window.desk.settings().property(SPEAK).set("no-such-voice"));
        robot.clickOn("#a1");
        WindowFixture.await(
            () -> WindowFixture.text(robot, "#banner-text").startsWith("Could not start no-such-voice"));
        assertTrue(window.problems.isEmpty());
        assertEquals(0, window.desk.session().ply());
    }
}
