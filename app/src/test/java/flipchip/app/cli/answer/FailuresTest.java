package flipchip.app.cli.answer;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletionException;
import flipchip.app.kit.text.Reasons;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// No message holds the name of a class or what a library says to programmers.
class FailuresTest {
    static List<Throwable> problems() {
        return List.of(new NoSuchFileException("f"), new NotDirectoryException("f"),
            new FileSystemLoopException("f"), new FileSystemException("f"), new MalformedInputException(1),
            new FileAlreadyExistsException("f"), new DirectoryNotEmptyException("f"), new IOException(),
            new IOException(new NoSuchFileException("f")),
            new UncheckedIOException(new IOException(new FileSystemException("f"))),
            new CompletionException(new IllegalStateException(new NotDirectoryException("f"))),
            new InvalidPathException("f", "Nul character not allowed"), new NullPointerException(),
            new ClassCastException("class java.lang.String cannot be cast to java.lang.Integer"),
            new RuntimeException(new IllegalStateException()), new StackOverflowError());
    }

    @ParameterizedTest
    @MethodSource("problems")
    void aMessageNamesNoClass(Throwable problem) {
        StringWriter err = new StringWriter();
        Failures.tell(problem, new PrintWriter(err));
        Locale before = Locale.getDefault(Locale.Category.DISPLAY);
        Locale.setDefault(Locale.Category.DISPLAY, Locale.ENGLISH);
        try {
            for (String text : List.of(err.toString(), Reasons.told(problem))) {
                assertFalse(
                    text.contains("Exception") || text.matches("(?s).*\\bjava\\..*") || text.isBlank(),
                    problem.getClass() + ": " + text);
            }
        } finally {
            Locale.setDefault(Locale.Category.DISPLAY, before);
        }
    }
}
