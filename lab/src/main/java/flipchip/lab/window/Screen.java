package flipchip.lab.window;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// A display for the program: that of the environment, or one in memory (Xvfb) that is started for it. A
/// driver of mouse and keys must have the display when it starts, so for the second the laboratory starts
/// itself once more.
public final class Screen {
    private static final String SIZE = "1920x1080x24";

    private Screen() {}

    /// Whether the environment has a display.
    public static boolean isThere() {
        return !System.getenv().getOrDefault("DISPLAY", "").isBlank();
    }

    /// Runs `command` with a display in memory; its output is ours.
    ///
    /// @return its exit status
    /// @throws IOException without Xvfb, or if it shows none
    public static int run(List<String> command) throws IOException, InterruptedException {
        Process server;
        try {
            server = new ProcessBuilder("Xvfb", "-displayfd", "1", "-noreset", "-screen", "0", SIZE,
                "-nolisten", "tcp").redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        } catch (IOException e) {
            throw new IOException("the variable DISPLAY is not set, and Xvfb, which "
                + "would show one in memory, is not installed (on Debian: apt-get install xvfb)", e);
        }
        try (BufferedReader number = server.inputReader(StandardCharsets.US_ASCII)) {
            String display = number.readLine();
            if (display == null) {
                throw new IOException(
                    "Xvfb ended with status " + server.waitFor() + " and showed no display");
            }
            ProcessBuilder child = new ProcessBuilder(new ArrayList<>(command)).inheritIO();
            child.environment().put("DISPLAY", ":" + display.strip());
            child.environment().remove("WAYLAND_DISPLAY");
            Process started = child.start();
            Thread end = new Thread(started::destroy);
            Runtime.getRuntime().addShutdownHook(end);
            int status = started.waitFor();
            Runtime.getRuntime().removeShutdownHook(end);
            return status;
        } finally {
            server.destroy();
        }
    }
}
