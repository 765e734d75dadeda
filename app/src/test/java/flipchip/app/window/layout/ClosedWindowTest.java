package flipchip.app.window.layout;

import java.lang.ref.WeakReference;
import java.util.List;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowRobot;
import flipchip.app.analyse.judge.SilentSearch;
import flipchip.app.window.assembly.MainWindow;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;

/// Nothing that outlives a window holds it: no listener, thread, setting or theme.
@ExtendWith(WindowRobot.class)
@Timeout(900)
class ClosedWindowTest {
    @Test
    @Tag("thorough")
    void aClosedWindowIsCollected(FxRobot robot) throws TimeoutException {
        WeakReference<MainWindow> closed = useAndClose(robot);

        WindowFixture.await(() -> {
            System.gc();
            return closed.refersTo(null);
        });
    }

    /// In a method of its own, so that no variable of the test holds the window.
    private static WeakReference<MainWindow> useAndClose(FxRobot robot) throws TimeoutException {
        Stage[] stage = new Stage[1];
        WindowFixture[] fixture = new WindowFixture[1];
        robot.interact(() -> {
            stage[0] = new Stage();
            fixture[0] = new WindowFixture(stage[0], WindowFixture.QUICK, (_, _, _) -> new SilentSearch());
        });
        fixture[0].awaitPanel();
        for (String id : List.of("new-game", "settings", "all-values", "library", "comment", "copy-image")) {
            robot.interact(() -> fixture[0].window.run(id));
            robot.interact(() -> fixture[0].desk.shell().pages().close());
        }
        robot.interact(() -> fixture[0].desk.circuit().warmUp(2, () -> {}));
        fixture[0].close();
        robot.interact(stage[0]::hide);
        return new WeakReference<>(fixture[0].window);
    }
}
