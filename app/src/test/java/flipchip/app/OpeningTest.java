package flipchip.app;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeoutException;
import flipchip.app.settings.Frame;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/// How long the window stands still when each of its pages is opened for the first time, by the processor
/// time of the screen's thread: for the act itself and in the frames after it.
@ExtendWith(ApplicationExtension.class)
@Timeout(300)
class OpeningTest {
    private static final List<String> PAGES = List.of("settings", "own-games", "school", "drill", "new-game",
        "library", "programs", "match", "exhibits", "handbook", "about", "figures-page", "export-picture",
        "edit-position", "rules", "palette", "manual", "breakpoints");
    private static final long LOOK_MILLIS = 900;
    /// Twice what any takes, for machines that are slower; the settings in one piece took more.
    private static final double MOST_MILLIS = 350;

    private WindowFixture window;

    @Start
    void start(Stage stage) {
        window = new WindowFixture(stage,
            WindowFixture.QUICK.with(Frame.WIDTH, 1280.0).with(Frame.HEIGHT, 800.0),
            (_, _, _) -> new SilentSearch());
    }

    @AfterEach
    void stop() {
        window.close();
    }

    @Test
    void noPageHoldsTheWindowWhenItIsOpened(FxRobot robot) throws TimeoutException, InterruptedException {
        window.awaitPanel();
        Thread.sleep(LOOK_MILLIS);
        Heartbeat heart = new Heartbeat();
        for (String page : PAGES) {
            heart.restart();
            robot.interact(() -> window.window.run(page));
            Thread.sleep(LOOK_MILLIS);
            double worked = heart.worked() / 1e6;
            System.out.printf(Locale.ROOT,
                "opening: %-16s %6.1f ms of the screen's thread, %6.1f by the clock%n",
                page, worked, heart.waited() / 1e6);
            assertTrue(worked < MOST_MILLIS, page + " " + worked);
            robot.interact(window.desk.shell().pages()::close);
        }
        heart.stop();
    }
}
