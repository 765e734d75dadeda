package flipchip.app.window.about;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// A user asks what this program is.
@WindowTest
class AboutTest {
    private static final Settings NOBODY_PLAYS = WindowFixture.PEOPLE.with(Frame.PANEL, false);
    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.withoutEngine(stage, NOBODY_PLAYS);
    }

    private static void fromTheMenu(FxRobot robot) {
        MenuBar bar = robot.lookup(".menu-bar").query();
        MenuItem about = bar.getMenus().getLast().getItems().getLast();
        assertEquals("about", about.getId());
        robot.interact(about::fire);
    }

    @Test
    void theHelpMenuTellsVersionAndMachine(FxRobot robot) {
        fromTheMenu(robot);

        String machine = robot.lookup("#about-machine").<Label>query().getText();
        assertTrue(machine.contains(Runtime.version().toString()), machine);
        assertTrue(machine.contains(System.getProperty("os.arch")), machine);
        assertEquals("Development build without a version", WindowFixture.text(robot, "#about-version"));
    }

    @Test
    void allOfItCanBeCopied(FxRobot robot) throws Exception {
        fromTheMenu(robot);
        String machine = robot.lookup("#about-machine").<Label>query().getText();
        robot.interact(robot.lookup("#about-copy").<Button>query()::fire);

        String copied =
            WaitForAsyncUtils.waitForAsyncFx(300_000, () -> Clipboard.getSystemClipboard().getString());
        assertTrue(copied.contains(machine), copied);
    }

    @Test
    void theSearchFindsIt(FxRobot robot) {
        robot.press(KeyCode.CONTROL).type(KeyCode.K).release(KeyCode.CONTROL);
        robot.interact(() -> robot.lookup("#palette-search").<TextField>query().setText("about flip"));
        robot.type(KeyCode.ENTER);

        assertTrue(robot.lookup("#about-page").tryQuery().isPresent());
    }
}
