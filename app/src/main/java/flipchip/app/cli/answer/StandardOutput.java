package flipchip.app.cli.answer;

import java.io.BufferedOutputStream;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.Locale;

/// Where results go. Unlike `System.out` it does not keep to itself that nobody gets them: the first failure
/// ends the command that writes.
public final class StandardOutput extends OutputStream {
    private final OutputStream to;

    /// Standard output cannot be written.
    public static final class Failure extends UncheckedIOException {
        private static final long serialVersionUID = 1;

        Failure(IOException cause) {
            super(cause);
        }

        /// Whether the reader has gone, which is no news for the user: `flipchip perft 9 | head -1`.
        boolean isClosedPipe() {
            return String.valueOf(getCause().getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
        }
    }

    StandardOutput(OutputStream to) {
        this.to = to;
    }

    /// A writer of this program's results.
    public static PrintWriter writer() {
        OutputStream out = new StandardOutput(
            new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
        Charset charset = System.out.charset();
        return new PrintWriter(new BufferedWriter(new OutputStreamWriter(out, charset)));
    }

    @Override
    public void write(int value) {
        attempt(() -> to.write(value));
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
        attempt(() -> to.write(bytes, from, length));
    }

    @Override
    public void flush() {
        attempt(to::flush);
    }

    @FunctionalInterface
    private interface Writing {
        void run() throws IOException;
    }

    private static void attempt(Writing writing) {
        try {
            writing.run();
        } catch (IOException e) {
            throw new Failure(e);
        }
    }
}
