package flipchip.app.cli.answer;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/// A source of commands from standard input.
public final class StandardInput {
    private static final Path DESCRIPTOR = Path.of("/proc/self/fd/0");

    private StandardInput() {}

    /// What was given to the program as its standard input; nothing where that was closed. The virtual
    /// machine then opens one of its own files under the free number, which must not be taken for commands.
    public static InputStream stream() {
        return isOwnFile(DESCRIPTOR) ? InputStream.nullInputStream() : System.in;
    }

    static boolean isOwnFile(Path descriptor) {
        try {
            Path real = descriptor.toRealPath();
            return Files.isRegularFile(real)
                    && (real.startsWith(Path.of(System.getProperty("java.home")).toRealPath())
                            || real.toString().endsWith(".jar"));
        } catch (IOException | InvalidPathException | SecurityException _) {
            return false;
        }
    }
}
