package flipchip.app.window.assembly;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowRobot;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(WindowRobot.class)
class WindowIconTest {
    private Stage stage;

    @Start
    void start(Stage primary) {
        stage = primary;
        stage.getIcons().clear();
        WindowIcon.put(stage);
        stage.show();
    }

    @Test
    void theWindowHasItsPictureInAllSizes(FxRobot robot) throws TimeoutException {
        WindowFixture.await(() -> stage.getIcons().size() == 3);
        assertEquals(List.of(48.0, 128.0, 256.0),
            stage.getIcons().stream().map(icon -> icon.getWidth()).sorted().toList());
        robot.interact(stage.getIcons()::clear);
    }
}
