package flipchip.architecture.broken.app.game;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Broken on purpose: writes into the file that is there.
public final class HastyGame {
    public void save(Path file) throws IOException {
        Files.writeString(file, "d3");
    }
}
