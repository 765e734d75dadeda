package flipchip.app.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import flipchip.app.WindowRobot;
import flipchip.app.window.assembly.OnScreen;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(WindowRobot.class)
@Timeout(300)
class FrameLogTest {
    private Scene scene;

    @Start
    void start(Stage stage) {
        Region part = new Region();
        part.setId("a1");
        part.resizeRelocate(10, 20, 30, 40);
        part.setManaged(false);
        scene = new Scene(new Pane(part), 100, 100);
        stage.setScene(scene);
        stage.show();
    }

    @Test
    void framesAndWhatTheyShowAreWrittenWhileTheyCome(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("frames.tsv");
        AtomicReference<String> state = new AtomicReference<>("first");
        WaitForAsyncUtils.waitForFxEvents();
        WaitForAsyncUtils.waitForAsyncFx(300_000, () -> {
            FrameLog log = FrameLog.to(file);
            log.mark("toolkit", 17, 4);
            log.watch(scene, state::get);
            return log;
        });
        frames();
        state.set("second");
        frames();

        List<String> lines = Files.readAllLines(file);
        assertEquals("phase\t17\t4\ttoolkit", lines.getFirst());
        List<String[]> shows = of("shows", lines);
        assertEquals(List.of("first", "second"), shows.stream().map(words -> words[4]).toList());
        assertTrue(of("frame", lines).size() >= 4, lines.toString());
        for (String[] frame : of("frame", lines)) {
            assertTrue(Long.parseLong(frame[1]) <= Long.parseLong(frame[2]), lines.toString());
        }
        List<Long> worked = of("frame", lines).stream().map(frame -> Long.parseLong(frame[3])).toList();
        assertEquals(worked.stream().sorted().toList(), worked);
        for (String[] shown : shows) {
            assertTrue(of("frame", lines).stream().anyMatch(frame -> frame[1].equals(shown[1])),
                lines.toString());
            assertTrue(Long.parseLong(shown[1]) < Long.parseLong(shown[2]), lines.toString());
        }
        assertEquals(List.of("place a1 10 20 30 40"),
            of("place", lines).stream().map(words -> String.join(" ", words)).map(this::without).toList());
    }

    @Test
    void aFolderIsNoFileAndTheProgramGoesOn(@TempDir Path folder) {
        FrameLog.to(folder).mark("toolkit");

        assertTrue(Files.isDirectory(folder));
    }

    /// The same where the window stands in the corner of the screen.
    private String without(String place) {
        String[] words = place.split(" ");
        return String.join(" ", words[0], words[1],
            String.valueOf(Integer.parseInt(words[2]) - (int) scene.getWindow().getX()),
            String.valueOf(Integer.parseInt(words[3]) - (int) scene.getWindow().getY()), words[4], words[5]);
    }

    private static List<String[]> of(String kind, List<String> lines) {
        return lines.stream().map(line -> line.split("\t")).filter(words -> words[0].equals(kind)).toList();
    }

    /// Waits for three frames, and for what they ask of the screen's thread.
    private void frames() throws TimeoutException {
        for (int i = 0; i < 3; i++) {
            CompletableFuture<Void> laidOut = new CompletableFuture<>();
            Platform.runLater(() -> OnScreen.afterFrame(scene, () -> laidOut.complete(null)));
            WaitForAsyncUtils.waitFor(300, TimeUnit.SECONDS, laidOut);
        }
        WaitForAsyncUtils.waitForFxEvents();
    }
}
