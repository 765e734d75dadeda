package flipchip.app.cli.answer;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import flipchip.engine.io.AtomicFile;

/// A source of commands from standard input.
public final class StandardInput {
    /// What a command line calls it.
    public static final String NAME = "-";
    private static final int LONGEST = 32 << 20;
    private static final Path DESCRIPTOR = Path.of("/proc/self/fd/0");

    private StandardInput() {}

    /// What was given to the program as its standard input; nothing where that was closed. The virtual
    /// machine then opens one of its own files under the free number, which must not be taken for commands.
    public static InputStream stream() {
        return isOwnFile(DESCRIPTOR) ? InputStream.nullInputStream() : System.in;
    }

    /// All of it.
    ///
    /// @throws Misuse if it is empty
    /// @throws IOException if it cannot be read, or is too long
    public static byte[] bytes() throws IOException {
        byte[] bytes = stream().readNBytes(LONGEST + 1);
        if (bytes.length > LONGEST) {
            throw new IOException("standard input is longer than " + (LONGEST >> 20) + " MB");
        }
        if (new String(bytes, StandardCharsets.ISO_8859_1).isBlank()) {
            throw new Misuse("standard input is empty; a game, a board or a file " + "was expected");
        }
        return bytes;
    }

    /// `named`, or where it is `-` a file with what came from standard input, for commands whose work needs a
    /// file. It is deleted at the end of the program.
    ///
    /// @param ending of its name
    /// @throws Misuse if it is empty
    /// @throws IOException if it cannot be read, or is too long
    public static Path file(Path named, String ending) throws IOException {
        if (!named.toString().equals(NAME)) {
            return named;
        }
        byte[] bytes = bytes();
        Path folder = Files.createTempDirectory("flipchip");
        Path file = folder.resolve("standard-input" + ending);
        AtomicFile.write(file, bytes);
        folder.toFile().deleteOnExit();
        file.toFile().deleteOnExit();
        return file;
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
