package flipchip.app.cli.answer;

/// A table of exit codes; picocli uses the same numbers for its own errors.
public final class ExitCode {
    /// Everything went as asked.
    public static final int OK = 0;
    /// A check failed, or a file could not be read or written.
    public static final int FAILED = 1;
    /// The command line was not understood.
    public static final int USAGE = 2;
    /// Ctrl-C at the prompt, as shells count it: 128 + SIGINT.
    public static final int INTERRUPTED = 130;

    private ExitCode() {}
}
