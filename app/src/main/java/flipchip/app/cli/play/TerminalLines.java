package flipchip.app.cli.play;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import flipchip.app.cli.answer.Lines;
import org.jline.reader.Candidate;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/// A source of lines from a terminal, with editing, history and completion by the tab key.
///
/// The terminal is in raw mode only while a line is read, so Ctrl-C ends the program at any other time.
public final class TerminalLines implements Lines {
    private final Terminal terminal;
    private final LineReader reader;

    /// @param words what the tab key offers now
    TerminalLines(Supplier<List<String>> words) throws IOException {
        terminal = TerminalBuilder.builder().name("flipchip").system(true).graphemeCluster(false).build();
        reader = LineReaderBuilder.builder().terminal(terminal)
            .completer((_, _, candidates) -> words.get().forEach(word -> candidates.add(new Candidate(word))))
            .build();
    }

    /// Whether standard input is a terminal, wherever the output goes.
    public static boolean isStandardInput() {
        try {
            return TerminalProvider.load("ffm").isSystemStream(SystemStream.Input);
        } catch (IOException | LinkageError e) {
            return System.console() != null && System.console().isTerminal();
        }
    }

    @Override
    public Optional<String> next(String prompt) {
        try {
            return Optional.of(reader.readLine(prompt));
        } catch (EndOfFileException _) {
            return Optional.empty();
        } catch (UserInterruptException _) {
            throw new CancellationException();
        }
    }

    @Override
    public void close() throws IOException {
        terminal.close();
    }
}
