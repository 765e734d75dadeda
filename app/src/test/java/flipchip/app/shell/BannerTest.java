package flipchip.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import flipchip.app.WindowRobot;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@ExtendWith(WindowRobot.class)
class BannerTest {
    private final List<String> done = new ArrayList<>();
    private Banner banner;

    @Start
    void start(Stage stage) {
        banner = new Banner();
        stage.setScene(new Scene(banner, 800, 60));
        stage.show();
    }

    private Notice notice(int frames) {
        return Notice.asks("film", frames + " frames", "Cancel", () -> done.add("cancelled at " + frames));
    }

    @Test
    void aNoticeThatSaysSomethingElseKeepsItsButton(FxRobot robot) {
        robot.interact(() -> banner.post(notice(1)));
        Button cancel = robot.lookup("#banner-action").query();
        robot.interact(cancel::requestFocus);
        robot.interact(() -> banner.update(notice(2)));

        assertSame(cancel, robot.lookup("#banner-action").query());
        assertEquals("2 frames", robot.lookup("#banner-text").<Label>query().getText());
        robot.interact(cancel::fire);
        assertEquals(List.of("cancelled at 2"), done);
        assertFalse(banner.isShown());
    }
}
