package flipchip.app;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import flipchip.app.kit.draw.Png;
import javafx.stage.Window;
import org.testfx.util.WaitForAsyncUtils;

/// What is seen when a test has waited in vain.
final class FailedWait {
    private FailedWait() {}

    /// Prints what the screen's thread does, and leaves a picture of each window in
    /// `target/failed-MILLISECONDS-N.png`.
    static void tell() {
        Thread.getAllStackTraces().forEach((thread, trace) -> {
            if (thread.getName().startsWith("JavaFX Application")) {
                System.err.println(thread.getName() + " is at " + Arrays.toString(trace));
            }
        });
        Future<Boolean> pictures = WaitForAsyncUtils.asyncFx(FailedWait::takePictures);
        try {
            pictures.get(60, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            System.err.println("no pictures: " + e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static boolean takePictures() throws Exception {
        int number = 0;
        for (Window window : Window.getWindows()) {
            Path file = Path.of("target", "failed-" + System.currentTimeMillis() + "-" + number++ + ".png");
            Png.write(window.getScene().snapshot(null), file);
            System.err.println("what is seen: " + file.toAbsolutePath());
        }
        return true;
    }
}
