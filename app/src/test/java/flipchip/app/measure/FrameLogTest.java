package flipchip.app.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
@Timeout(300)
class FrameLogTest {
    private Scene scene;

    @Start
    void start(Stage stage) {
        scene = new Scene(new Pane(), 100, 100);
        stage.setScene(scene);
        stage.show();
    }

    @Test
    void eachFrameIsALine(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("frames.tsv");
        WaitForAsyncUtils.waitForFxEvents();
        FrameLog log = WaitForAsyncUtils.waitForAsyncFx(300_000, () -> FrameLog.of(scene, file));
        for (int i = 0; i < 5; i++) {
            Platform.requestNextPulse();
            WaitForAsyncUtils.sleep(100, TimeUnit.MILLISECONDS);
        }
        WaitForAsyncUtils.waitForAsyncFx(300_000, () -> {
            log.write();
            return true;
        });
        List<String> lines = Files.readAllLines(file);
        assertTrue(lines.size() > 1, lines.toString());
        assertEquals("0.000", lines.get(1).split("\t")[0]);
        for (String line : lines.subList(1, lines.size())) {
            assertTrue(line.matches("\\d+\\.\\d{3}\t\\d+\\.\\d{3}"), line);
        }
    }
}
