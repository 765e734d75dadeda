package flipchip.app.cli.answer;

/// An exception of a wrong command line; its message comes with a pointer to the help and the exit code of
/// misuse.
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
