package flipchip.app.cli.answer;

import java.io.Closeable;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/// A source of typed lines.
public interface Lines extends Closeable {

    /// The next line; empty at the end of input.
    ///
    /// @param prompt shown to a person before the line
    /// @throws CancellationException on Ctrl-C
    Optional<String> next(String prompt);
}
