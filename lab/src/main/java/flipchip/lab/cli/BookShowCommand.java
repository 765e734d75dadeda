package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.book.BookFile;
import flipchip.engine.book.BookMove;
import flipchip.engine.book.BookPositions;
import flipchip.engine.book.OpeningBook;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "show", description = "Show what the book knows after some moves.")
final class BookShowCommand implements Callable<Integer> {
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
        List<BookMove> known = positions.moves(board);
        output.say("%d positions%s%s%n", positions.size(),
            standard.name(board).map(n -> "; this one is the " + n).orElse(""),
            known.isEmpty() ? "; nothing is known here" : "");
        for (BookMove move : known) {
            Line line = new Line(move.move().toString(), move.centidiscs() / 100.0, move.games(),
                standard.name(board.play(move.move())).orElse(""));
            output.give("book", line, "%s %+6.2f discs, %6d games  %s%n", line.move(), line.discs(),
                line.games(), line.name());
        }
        return ExitCode.OK;
    }

    private Game game() {
        try {
            return moves.isEmpty() ? Game.INITIAL : Transcript.parse(moves);
        } catch (NotationException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }
}
