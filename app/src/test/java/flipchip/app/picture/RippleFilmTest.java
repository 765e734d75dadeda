package flipchip.app.picture;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import flipchip.app.game.session.Seat;
import flipchip.app.kit.settings.Frame;
import flipchip.app.kit.settings.Settings;
import flipchip.app.kit.settings.ThemeChoice;
import flipchip.app.window.assembly.Seats;
import flipchip.engine.notation.Transcript;
import flipchip.hwsim.referee.run.Instant;
import javafx.scene.control.Button;
import javafx.scene.control.RadioButton;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// A maker of the film of README.md: a move on board and chip, saved by the page that exports films.
///
/// It writes app/target/ripple.gif; the smaller, slower docs/pictures/ripple.gif is
/// `gifsicle -O3 ripple.gif --delay 24 "#0-15" --delay 250 "#16"`.
@WindowTest
class RippleFilmTest {
    private static final Settings TWO_PEOPLE =
        Settings.DEFAULT.with(Frame.THEME, ThemeChoice.LIGHT).with(Frame.REDUCED_MOTION, true)
            .with(Seats.WHITE, Seat.HUMAN).with(Frame.WIDTH, 1180.0).with(Frame.HEIGHT, 850.0);
    private static final String MOVES = "f5f6e6f4e3d6c6c5g5d3f3c4c7d7b4e2c3d2e8b6d1";
    private static final int MOST_BYTES = 4_000_000;
    private static final int LEAST_BYTES = 200_000;

    private WindowFixture window;

    @WindowTest.Opening
    static WindowFixture open(Stage stage) {
        return WindowFixture.silent(stage, TWO_PEOPLE);
    }

    @Test
    @Tag("slow")
    void theFilmOfAMoveIsSaved(FxRobot robot) throws Exception {
        Path film = Files.createDirectories(Path.of("target")).resolve("ripple.gif").toAbsolutePath();
        Files.deleteIfExists(film);
        var game = Transcript.parse(MOVES);
        robot.interact(() -> window.desk.session().show(game));
        window.awaitPanel();
        robot.interact(() -> window.desk.hardware().time().jump(new Instant(game.length(), 2, 4)));
        robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.P).release(KeyCode.SHIFT, KeyCode.CONTROL);
        robot.interact(() -> robot.lookup("#export-clock").<RadioButton>query().setSelected(true));
        robot.interact(() -> {
            window.files.answer(film);
            robot.lookup("#export-gif").<Button>query().fire();
        });
        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").equals("Saved " + film));

        long bytes = Files.size(film);
        assertTrue(bytes > LEAST_BYTES && bytes < MOST_BYTES, bytes + " bytes");
    }
}
