package flipchip.app.cli.answer;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Optional;

/// A source of commands from a file or a pipe, without a prompt.
public final class PipedLines implements Lines {
    private final BufferedReader in;

    public PipedLines(Reader in) {
        this.in = new BufferedReader(in);
    }

    @Override
    public Optional<String> next(String prompt) {
        try {
            return Optional.ofNullable(in.readLine());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
