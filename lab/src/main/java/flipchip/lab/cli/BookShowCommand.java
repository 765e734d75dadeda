package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.JsonLines;
import flipchip.app.cli.answer.Output;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.board.NotationException;
import flipchip.engine.board.Transcript;
import flipchip.engine.book.BookFile;
import flipchip.engine.book.BookMove;
import flipchip.engine.book.BookPositions;
import flipchip.engine.book.OpeningBook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "show", description = "Show what the book knows after some moves.")
final class BookShowCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private Output output;
    @Option(names = "--book", paramLabel = "FILE", description = "Book file. Default: the engine's own.")
    private Path file;
    @Parameters(paramLabel = "MOVES", arity = "0..1", defaultValue = "",
        description = "Moves from the initial position, as f5d6c3.")
    private String moves;

    /// A book move for JSON.
    ///
    /// @param name the opening that the move leads to, or an empty text
    record Line(String move, double discs, int games, String name) {}

    @Override
    public Integer call() throws IOException {
        OpeningBook standard = OpeningBook.standard();
        BookPositions positions = file == null ? standard.positions() : BookFile.read(file);
        Board board = game().position().board();
        PrintWriter out = spec.commandLine().getOut();
        List<BookMove> known = positions.moves(board);
        if (!output.isJson()) {
            Optional<String> name = standard.name(board);
            out.printf(Locale.ROOT, "%d positions%s%s%n", positions.size(),
                name.map(n -> "; this one is the " + n).orElse(""),
                known.isEmpty() ? "; nothing is known here" : "");
        }
        for (BookMove move : known) {
            Line line = new Line(move.move().toString(), move.centidiscs() / 100.0, move.games(),
                standard.name(board.play(move.move())).orElse(""));
            if (output.isJson()) {
                new JsonLines(out).write("book", line);
            } else {
                out.printf(Locale.ROOT, "%s %+6.2f discs, %6d games  %s%n", line.move(), line.discs(),
                    line.games(), line.name());
            }
        }
        return ExitCode.OK;
    }

    private Game game() {
        try {
            return moves.isEmpty() ? Game.INITIAL : Transcript.parse(moves);
        } catch (NotationException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }
}
