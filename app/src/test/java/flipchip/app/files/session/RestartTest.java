package flipchip.app.files.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import flipchip.app.WindowFixture;
import flipchip.app.WindowRobot;
import flipchip.app.analyse.judge.SilentSearch;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.shell.Workspace;
import flipchip.engine.notation.Transcript;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/// A window that is opened again with a game that was kept shows at once what it showed before.
@ExtendWith(WindowRobot.class)
@Timeout(900)
class RestartTest {
    private static final Settings WIDE =
        WindowFixture.QUICK.with(Frame.WIDTH, 1440.0).with(Frame.HEIGHT, 900.0);

    @TempDir
    private Path home;
    private final AtomicReference<Stage> stage = new AtomicReference<>();
    private WindowFixture window;

    @Start
    void start(Stage first) {
        stage.set(first);
        window = open(WIDE);
    }

    private WindowFixture open(Settings settings) {
        return new WindowFixture(stage.get(), settings, (_, _, _) -> new SilentSearch(), home);
    }

    @AfterEach
    void stop() {
        window.close();
    }

    /// The same with the settings of the moment.
    private void restart() {
        Settings now = WaitForAsyncUtils.waitForAsyncFx(300_000, () -> window.desk.settings().now());
        window.close();
        WaitForAsyncUtils.waitForAsyncFx(300_000, () -> window = open(now));
        WaitForAsyncUtils.waitForFxEvents();
    }

    private boolean boardHasTheKeyboard() {
        return window.scene().getFocusOwner().getStyleClass().contains("square");
    }

    @Test
    void theListHasItsMovesWhereTheProgramIsStartedInAnalyse(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT2);
        restart();

        assertEquals(Workspace.ANALYSE, window.window.workspace());
        assertEquals("d3", Transcript.print(window.desk.session().line()));
        WindowFixture.await(() -> WindowFixture.sees(robot, "#move-1"));
        assertTrue(boardHasTheKeyboard());
    }

    @Test
    void theWaveformsHaveTheirTracesWhereTheProgramIsStartedInCircuit(FxRobot robot) throws TimeoutException {
        robot.clickOn("#d3");
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT3);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.W);
        WindowFixture.await(() -> WindowFixture.sees(robot, "#waves-pane"));
        restart();

        assertEquals(Workspace.CIRCUIT, window.window.workspace());
        assertTrue(WindowFixture.sees(robot, "#waves-pane"));
        window.awaitPanel();
        WindowFixture.await(() -> saysOfTheState(robot).length() > "controller: ".length());
        assertTrue(boardHasTheKeyboard(), "nobody asked for the rows of the waveforms");
    }

    @Test
    @Tag("thorough")
    void theWaveformsGiveTheLanesBackAlsoAfterTheProgramWasStartedAgain(FxRobot robot)
            throws TimeoutException {
        robot.clickOn("#d3");
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT3);
        window.awaitPanel();
        robot.interact(() -> stage.get().setHeight(800));
        WaitForAsyncUtils.waitForFxEvents();
        double all = lanes(robot);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.W);
        WaitForAsyncUtils.waitForFxEvents();
        double beside = lanes(robot);
        restart();
        window.awaitPanel();
        assertEquals(beside, lanes(robot), "with the waveforms");

        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.W);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(all, lanes(robot), "without them");
    }

    private static double lanes(FxRobot robot) {
        return robot.lookup("#lanes").query().getLayoutBounds().getHeight();
    }

    /// What a screen reader says of the row with the controller's state.
    private static String saysOfTheState(FxRobot robot) {
        return robot.lookup("#wave-rows .list-cell").<Node>queryAll().stream().map(Node::getAccessibleText)
            .filter(text -> text != null && text.startsWith("controller: ")).findFirst().orElse("");
    }
}
