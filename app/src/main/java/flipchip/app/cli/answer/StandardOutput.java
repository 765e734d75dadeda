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
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/// An output stream for results. Unlike `System.out` it reports failures: the first one ends the command.
public final class StandardOutput extends OutputStream {
    private final OutputStream to;

    /// Standard output cannot be written.
    public static final class Failure extends UncheckedIOException {
        private static final long serialVersionUID = 1;

        Failure(IOException cause) {
            super(cause);
        }

        /// Whether the reader has closed the pipe, which needs no message: `flipchip perft 9 | head -1`.
        boolean isClosedPipe() {
            return String.valueOf(getCause().getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
        }
    }

    /// What [#writer] gives.
    private static final class Results extends PrintWriter {
        private final OutputStream to;

        private Results(OutputStream to, Charset charset) {
            super(new BufferedWriter(new OutputStreamWriter(to, charset)));
            this.to = to;
        }
    }

    StandardOutput(OutputStream to) {
        this.to = to;
    }

    /// A writer of this program's results.
    public static PrintWriter writer() {
        OutputStream out =
            new StandardOutput(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)));
        return new Results(out, System.out.charset());
    }

    /// The writer for what would else be the text of a file: in UTF-8 as files are, unless a person reads it
    /// in a terminal. Goes where `out` goes; to be flushed by the caller.
    public static PrintWriter ofFile(PrintWriter out) {
        if (TerminalText.raw(out) instanceof Results results && !isTerminal()) {
            out.flush();
            return new Results(results.to, StandardCharsets.UTF_8);
        }
        return out;
    }

    private static boolean isTerminal() {
        try {
            return TerminalProvider.load("ffm").isSystemStream(SystemStream.Output);
        } catch (IOException | LinkageError e) {
            return System.console() != null && System.console().isTerminal();
        }
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
