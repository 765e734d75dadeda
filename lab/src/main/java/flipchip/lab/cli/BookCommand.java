package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Board;
import flipchip.engine.board.Game;
import flipchip.engine.book.BookFile;
import flipchip.engine.book.BookMove;
import flipchip.engine.book.BookPositions;
import flipchip.engine.book.BookStyle;
import flipchip.engine.book.OpeningBook;
import flipchip.engine.match.Openings;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.engine.notation.wthor.WthorReader;
import flipchip.lab.book.BookBuilder;
import flipchip.lab.book.BookDeepening;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "book", description = "Build, show and check the opening book; draw even starts.",
    subcommands = {BookCheckCommand.class}, synopsisSubcommandLabel = "COMMAND")
final class BookCommand {
    private static final int CONFIDENCE = 91;

    @Spec
    private CommandSpec spec;

    @Command(name = "build", description = {
        "Build a book from the games of the WTHOR archive and the engine's own searches.",
        "A book file that exists is read first: its positions keep their values and are not searched again."})
    int build(
            @Option(names = "--wthor", paramLabel = "DIR", required = true,
                description = "Folder of the WTHOR archive.") Path wthor,
            @Option(names = "--out", paramLabel = "FILE", required = true,
                description = "Book file to write.") Path out,
            @Option(names = "--least-games", paramLabel = "N", defaultValue = "100",
                description = "Games that must reach a position. Default: ${DEFAULT-VALUE}.") int leastGames,
            @Option(names = "--positions", paramLabel = "N", defaultValue = "5000",
                description = "Positions to grow to. Default: ${DEFAULT-VALUE}.") int positions,
            @Option(names = "--plies", paramLabel = "N", defaultValue = "22",
                description = "Latest ply of a position. Default: ${DEFAULT-VALUE}.") int plies,
            @Option(names = "--depth", paramLabel = "N", defaultValue = "16",
                description = "Plies of the searches. Default: ${DEFAULT-VALUE}.") int depth,
            @Option(names = "--confidence", paramLabel = "PERCENT", defaultValue = "95",
                description = "Confidence of selective pruning, 73 to 100. Default: "
                    + "${DEFAULT-VALUE}.") int confidence,
            @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
                description = "Search threads. Default: ${DEFAULT-VALUE}.") int threads)
            throws IOException {
        try (Engine engine = new Engine(EngineOptions.DEFAULT.withThreads(threads))) {
            SearchLimits limits = SearchLimits.depth(depth).withConfidence(confidence);
            BookPositions known = Files.exists(out) ? BookFile.read(out) : BookPositions.EMPTY;
            BookPositions book =
                new BookBuilder(engine, limits, plies, new ProgressLine(spec.commandLine().getErr())::heard)
                    .build(WthorReader.allGames(wthor), leastGames, positions, known);
            BookFile.write(book, out);
            spec.commandLine().getOut().printf(Locale.ROOT, "%d positions, %d bytes%n", book.size(),
                Files.size(out));
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }

    @Command(name = "deepen", description = {"Search positions of a book again, more deeply: "
        + "first all that play by the book meets, then those that people reached most often."})
    int deepen(
            @Option(names = "--book", paramLabel = "FILE", required = true,
                description = "Book file to read.") Path file,
            @Option(names = "--out", paramLabel = "FILE", required = true,
                description = "Book file to write.") Path out,
            @Option(names = "--depth", paramLabel = "N", defaultValue = "20",
                description = "Plies of the searches. Default: ${DEFAULT-VALUE}.") int depth,
            @Option(names = "--confidence", paramLabel = "PERCENT", defaultValue = "73",
                description = "Confidence of selective pruning, 73 to 100. Default: "
                    + "${DEFAULT-VALUE}.") int confidence,
            @Option(names = "--positions", paramLabel = "N", defaultValue = "1000",
                description = "How many at most. Default: ${DEFAULT-VALUE}.") int positions,
            @Option(names = "--loss", paramLabel = "CENTIDISCS", defaultValue = "50",
                description = "How much worse than the best a move may be that is played. Default: "
                    + "${DEFAULT-VALUE}.") int loss,
            @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
                description = "Search threads. Default: ${DEFAULT-VALUE}.") int threads)
            throws IOException {
        BookPositions known = BookFile.read(file);
        try (Engine engine = new Engine(EngineOptions.DEFAULT.withThreads(threads))) {
            int[] searched = {0};
            ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
            BookPositions book =
                new BookDeepening(engine, SearchLimits.depth(depth).withConfidence(confidence),
                    new BookStyle(loss, false), (step, done, all) -> {
                        searched[0] = done;
                        progress.heard(step, done, all);
                    }).deepen(known, positions);
            BookFile.write(book, out);
            spec.commandLine().getOut().printf(Locale.ROOT, "%d of %d positions searched again%n",
                searched[0], book.size());
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }

    @Command(name = "starts", description = "Draw short random games that a search calls even, one a line.")
    int starts(
            @Option(names = "--count", paramLabel = "N", defaultValue = "100",
                description = "How many. Default: ${DEFAULT-VALUE}.") int count,
            @Option(names = "--plies", paramLabel = "N", defaultValue = "8",
                description = "Moves of each. Default: ${DEFAULT-VALUE}.") int plies,
            @Option(names = "--depth", paramLabel = "N", defaultValue = "12",
                description = "Plies to search, at 91 %% of selective pruning. Default: "
                    + "${DEFAULT-VALUE}.") int depth,
            @Option(names = "--most", paramLabel = "DISCS", defaultValue = "2",
                description = "How many discs either side may be ahead. Default: ${DEFAULT-VALUE}.") int most,
            @Option(names = "--seed", paramLabel = "N", defaultValue = "2026",
                description = "Of the draw. Default: ${DEFAULT-VALUE}.") long seed) {
        PrintWriter out = spec.commandLine().getOut();
        try (Engine engine = new Engine(EngineOptions.DEFAULT)) {
            SearchLimits limits = SearchLimits.depth(depth).withConfidence(CONFIDENCE);
            for (Game game : Openings.even(count, plies, seed, engine, limits, 100 * most)) {
                out.println(Transcript.print(Transcript.startingWithF5(game)));
            }
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage());
        }
    }

    @Command(name = "show", description = "Show what the book knows after some moves.")
    int show(@Mixin Output output,
            @Option(names = "--book", paramLabel = "FILE",
                description = "Book file. Default: the engine's own.") Path file,
            @Parameters(paramLabel = "MOVES", arity = "0..1", defaultValue = "",
                description = "Moves from the initial position, as f5d6c3.") String moves)
            throws IOException {
        OpeningBook standard = OpeningBook.standard();
        BookPositions positions = file == null ? standard.positions() : BookFile.read(file);
        Board board = game(moves).position().board();
        List<BookMove> known = positions.moves(board);
        output.say("%d positions%s%s%n", positions.size(),
            standard.name(board).map(n -> "; this one is the " + n).orElse(""),
            known.isEmpty() ? "; nothing is known here" : "");
        for (BookMove move : known) {
            MoveLine line = new MoveLine(move.move().toString(), move.centidiscs() / 100.0, move.games(),
                standard.name(board.play(move.move())).orElse(""));
            output.give("book", line, "%s %+6.2f discs, %6d games  %s%n", line.move(), line.discs(),
                line.games(), line.name());
        }
        return ExitCode.OK;
    }

    /// A book move for JSON.
    ///
    /// @param name the opening that the move leads to, or an empty text
    record MoveLine(String move, double discs, int games, String name) {}

    private static Game game(String moves) {
        try {
            return moves.isEmpty() ? Game.INITIAL : Transcript.parse(moves);
        } catch (NotationException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }
}
