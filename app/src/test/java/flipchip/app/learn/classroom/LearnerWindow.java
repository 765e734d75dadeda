package flipchip.app.learn.classroom;

import java.nio.file.Path;
import flipchip.app.WindowFixture;
import flipchip.app.WindowRobot;
import flipchip.app.analyse.judge.SilentSearch;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// Each test has a window of its own and a home without a past. A class of tests overrides the start: only
/// its own methods are looked at.
@ExtendWith(WindowRobot.class)
@Timeout(400)
class LearnerWindow {
    @TempDir
    Path home;
    WindowFixture window;

    void start(Stage stage) {
        window = new WindowFixture(stage, WindowFixture.QUICK, (_, _, _) -> new SilentSearch(), home);
    }

    @AfterEach
    void stop() {
        window.close();
    }

    static String text(FxRobot robot, String id) {
        return WindowFixture.text(robot, id);
    }
}
