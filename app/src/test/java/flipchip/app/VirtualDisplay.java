package flipchip.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/// An X server without a screen. It chooses its own number and prints it when it is ready, so two of them
/// never share one.
public final class VirtualDisplay implements AutoCloseable {
    private final Process server;
    private final String name;

    private VirtualDisplay(Process server, String name) {
        this.server = server;
        this.name = name;
    }

    public static boolean isInstalled(String tool) {
        return Stream.of(System.getenv("PATH").split(":"))
            .anyMatch(path -> Files.isExecutable(Path.of(path, tool)));
    }

    public static VirtualDisplay open() throws IOException {
        Process server =
            new ProcessBuilder("Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp")
                .redirectError(ProcessBuilder.Redirect.DISCARD).start();
        String number = server.inputReader().readLine();
        if (number == null) {
            server.destroy();
            throw new IOException("Xvfb does not start");
        }
        return new VirtualDisplay(server, ":" + number);
    }

    /// The value of the variable `DISPLAY`.
    public String name() {
        return name;
    }

    @Override
    public void close() {
        server.destroy();
    }
}
