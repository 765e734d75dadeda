package flipchip.app.circuit.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import flipchip.app.WindowFixture;
import flipchip.app.WindowTest;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

/// A page for browsers, saved from the menu with the game and the moment that are on the screen.
@WindowTest
class SavedPageTest {
    private WindowFixture window;

    @TempDir
    private Path folder;

    @Test
    void theMenuSavesTheGameAtItsMoment(FxRobot robot) throws IOException, TimeoutException {
        robot.interact(() -> Clipboard.getSystemClipboard()
            .setContent(Map.of(DataFormat.PLAIN_TEXT, "flipchip:f5d6c3d3c4?at=3.2.9")));
        robot.push(KeyCode.SHORTCUT, KeyCode.V);
        WindowFixture.await(() -> window.desk.hardware().momentProperty().get()
            .filter(now -> now.at().move() == 3 && now.at().step() == 9).isPresent());
        Path file = folder.resolve("page.html");
        robot.interact(() -> {
            window.files.answer(file);
            window.window.commands().stream().filter(it -> it.id().equals("save-page")).findFirst()
                .orElseThrow().action().run();
        });

        WindowFixture.await(() -> WindowFixture.text(robot, "#banner-text").startsWith("page.html saved"));
        String page = Files.readString(file);
        assertTrue(page.contains("\"link\":\"f5d6c3d3c4?at=3.2.9\""), page);
        assertEquals(1, window.files.asked().size());
    }
}
