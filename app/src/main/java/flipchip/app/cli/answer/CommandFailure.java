package flipchip.app.cli.answer;

/// A command cannot go on and says why in a sentence of its own.
public final class CommandFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    public CommandFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
