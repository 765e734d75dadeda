package flipchip.app.files.open;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.kit.settings.Settings;
import flipchip.app.shell.Workspace;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// The board is copied as a picture also where it is not shown.
@WindowTest
class CopiedPictureTest {
    /// In a window of this width Circuit has no place for the board.
    private static final Settings IN_CIRCUIT = WindowFixture.QUICK.with(Workspace.SHOWN, Workspace.CIRCUIT);

    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, IN_CIRCUIT);
    }

    private static Image copied(FxRobot robot) {
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.I);
        assertEquals("Picture of the board copied", WindowFixture.text(robot, "#banner-text"));
        return WaitForAsyncUtils.waitForAsyncFx(300_000, () -> Clipboard.getSystemClipboard().getImage());
    }

    private static long colours(Image image) {
        int width = (int) image.getWidth();
        return IntStream.range(0, width * (int) image.getHeight())
            .map(i -> image.getPixelReader().getArgb(i % width, i / width)).distinct().count();
    }

    @Test
    @WindowTest.Fresh
    void aBoardThatWasNeverShownIsLargeAndWholeInThePicture(FxRobot robot) {
        Region board = robot.lookup(".board").query();
        assertEquals(0, board.getWidth(), "never laid out");
        Image image = copied(robot);

        assertTrue(image.getWidth() >= 720, "width " + image.getWidth());
        assertTrue(colours(image) > 20, "colours " + colours(image));
        assertFalse(board.isVisible());
    }

    @Test
    void aBoardThatIsNotShownAnyMoreIsTheSameInThePicture(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
        WindowFixture.layOutAll();
        Image shown = copied(robot);
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT3);
        WindowFixture.layOutAll();
        Image hidden = copied(robot);

        assertEquals(shown.getWidth(), hidden.getWidth());
        assertEquals(shown.getHeight(), hidden.getHeight());
        assertTrue(colours(hidden) > 20, "colours " + colours(hidden));
    }
}
