package flipchip.app.cli;

import java.io.Closeable;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/// Where the terminal game gets what is typed.
interface Lines extends Closeable {

    /// The next line; empty at the end of input.
    ///
    /// @param prompt shown to a person before the line
    /// @throws CancellationException on Ctrl-C
    Optional<String> next(String prompt);
}
