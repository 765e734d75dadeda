package flipchip.app.cli.play;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import flipchip.app.cli.answer.Lines;
import flipchip.app.cli.answer.PipedLines;
import flipchip.app.cli.answer.StandardInput;
import flipchip.app.kit.settings.UserFolders;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import picocli.CommandLine.Option;

/// A helper of the training commands: the progress file and the input of moves.
final class Practice {
    @Option(names = "--file", paramLabel = "FILE",
        description = "Progress file. Default: that of the window.")
    private Path file;

    /// Asks one question after another.
    @FunctionalInterface
    interface Questions {
        int ask(Path kept, Lines typed) throws IOException;
    }

    /// @param name of the file in the folder for the program's data, which the window shares
    int ask(String name, Questions questions) throws IOException {
        try (Lines typed = new PipedLines(new InputStreamReader(StandardInput.stream()))) {
            return questions.ask(file == null ? UserFolders.data().resolve(name) : file, typed);
        }
    }

    /// How long until then, in words; at least a minute, as in the window.
    static String until(Instant due) {
        Duration left = Duration.between(Instant.now(), due);
        long days = left.toDays();
        return days > 0 ? days + (days == 1 ? " day" : " days") : Math.max(1, left.toMinutes()) + " min";
    }

    /// The move typed, or none for "I do not know"; empty for the end.
    static Optional<Optional<Square>> answer(Position position, Lines typed, PrintWriter out) {
        out.flush();
        for (Optional<String> line = typed.next("> "); line.isPresent(); line = typed.next("> ")) {
            String word = line.get().strip();
            Optional<Square> move = Square.parse(word);
            if (word.equals("quit")) {
                return Optional.empty();
            }
            if (word.isEmpty() || move.filter(position::isLegal).isPresent()) {
                return Optional.of(move);
            }
            out.println("'" + word + "' is not a legal move");
            out.flush();
        }
        return Optional.empty();
    }
}
