package flipchip.app.cli.answer;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Objects;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import flipchip.app.analyse.database.DatabaseException;
import flipchip.engine.io.FileFault;
import flipchip.engine.notation.MessageText;
import flipchip.engine.notation.NotationException;

/// A handler of failures: one line and an exit code for every kind.
public final class Failures {
    private static final int LONGEST = 400;

    private Failures() {}

    /// Tells `problem` in one line; answers the exit code.
    public static int tell(Throwable problem, PrintWriter err) {
        Throwable cause = cause(problem);
        if (cause instanceof StandardOutput.Failure output) {
            if (!output.isClosedPipe()) {
                err.println("standard output cannot be written: " + output.getCause().getMessage());
            }
        } else {
            err.println(MessageText.of(sentence(cause), LONGEST));
        }
        err.flush();
        return cause instanceof InvalidPathException ? ExitCode.USAGE : ExitCode.FAILED;
    }

    private static Throwable cause(Throwable problem) {
        Throwable cause = problem;
        while (!(cause instanceof StandardOutput.Failure)
                && (cause instanceof CompletionException || cause instanceof ExecutionException
                        || cause instanceof UncheckedIOException
                        || cause instanceof ExceptionInInitializerError
                        || cause.getCause() != null && cause.getCause().toString().equals(cause.getMessage()))
                && cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause;
    }

    private static String sentence(Throwable cause) {
        return switch (cause) {
            case NoSuchFileException e -> e.getFile() + " does not exist";
            case FileNotFoundException e -> e.getMessage();
            case AccessDeniedException e ->
                e.getFile() + (e.getMessage().equals(e.getFile()) ? ": permission denied" : "");
            case NotDirectoryException e -> e.getFile() + " is not a folder";
            case FileSystemException e -> e.getFile() + ": " + FileFault.reason(e);
            case CharacterCodingException _ -> "the file is not a text file";
            case IOException e -> Objects.requireNonNullElse(e.getMessage(), "reading or writing failed");
            case DatabaseException e -> e.getMessage();
            case NotationException e -> e.getMessage();
            case CommandFailure e -> e.getMessage();
            case InvalidPathException e -> invalid(e);
            case OutOfMemoryError _ -> "not enough memory: " + (Runtime.getRuntime().maxMemory() >> 20)
                + " MB allowed; raise the limit with -Xmx";
            case StackOverflowError _ -> "the nesting is too deep for the memory";
            case IllegalArgumentException e when e.getMessage() != null -> e.getMessage();
            default -> "a defect of Flipchip" + place(cause)
                + (cause.getMessage() == null ? "" : ": " + MessageText.withoutPackages(cause.getMessage()));
        };
    }

    static String invalid(InvalidPathException e) {
        return "'" + e.getInput() + "' is not a valid file name here: " + e.getReason()
            + "; check the character set (LC_ALL)";
    }

    /// The position in our code, for a bug report.
    private static String place(Throwable cause) {
        for (StackTraceElement frame : cause.getStackTrace()) {
            if (frame.getClassName().startsWith("flipchip.")) {
                return " at " + frame.getFileName() + ":" + frame.getLineNumber();
            }
        }
        return "";
    }
}
