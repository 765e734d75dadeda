package flipchip.app.cli.answer;

/// The command line asks for what cannot be: its message is told with where to read more, and the exit code
/// is that of misuse.
public final class Misuse extends RuntimeException {
    private static final long serialVersionUID = 1;

    /// @param message names the option or argument
    public Misuse(String message) {
        super(message);
    }

    public Misuse(String message, Throwable cause) {
        super(message, cause);
    }
}
