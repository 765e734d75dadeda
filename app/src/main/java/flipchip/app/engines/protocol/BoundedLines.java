package flipchip.app.engines.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Optional;

/// Reads lines of another program, none longer than the limit. One thread.
final class BoundedLines {
    /// What a controller may say on one line: a game with long comments has room.
    static final int FROM_CONTROLLER = 1 << 20;
    /// What a guest may say on one line.
    static final int FROM_GUEST = 1 << 16;

    private final BufferedReader in;
    private final int most;
    private boolean cut;
    private boolean skipLineFeed;

    /// A line was longer than the limit; what follows of it is skipped.
    static final class TooLongException extends IOException {
        private static final long serialVersionUID = 1;

        TooLongException(int most) {
            super("a line exceeds " + most + " characters");
        }
    }

    BoundedLines(BufferedReader in, int most) {
        this.in = in;
        this.most = most;
    }

    /// The next line without its end; empty at the end of the input.
    ///
    /// @throws TooLongException as soon as the line passes the limit; the next call goes on behind that line
    /// @throws IOException      if reading fails
    Optional<String> next() throws IOException {
        StringBuilder line = new StringBuilder();
        boolean any = false;
        for (int sign = in.read(); sign >= 0; sign = in.read()) {
            if (skipLineFeed && sign == '\n') {
                skipLineFeed = false;
                continue;
            }
            skipLineFeed = sign == '\r';
            if (sign == '\n' || sign == '\r') {
                if (!cut) {
                    return Optional.of(line.toString());
                }
                cut = false;
            } else if (!cut) {
                any = true;
                line.append((char) sign);
                if (line.length() > most) {
                    cut = true;
                    throw new TooLongException(most);
                }
            }
        }
        return any ? Optional.of(line.toString()) : Optional.empty();
    }
}
