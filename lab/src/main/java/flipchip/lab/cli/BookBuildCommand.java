package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.book.BookFile;
import flipchip.engine.book.BookPositions;
import flipchip.engine.notation.wthor.WthorReader;
import flipchip.lab.book.BookBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "build",
    description = {"Build a book from the games of the WTHOR archive and the engine's own searches.",
        "A book file that exists is read first: its positions keep their values and are not searched again."})
final class BookBuildCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Option(names = "--wthor", paramLabel = "DIR", required = true,
        description = "Folder of the WTHOR archive.")
    private Path wthor;
    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Book file to write.")
    private Path out;
    @Option(names = "--least-games", paramLabel = "N", defaultValue = "100",
        description = "Games that must reach a position. Default: ${DEFAULT-VALUE}.")
    private int leastGames;
    @Option(names = "--positions", paramLabel = "N", defaultValue = "5000",
        description = "Positions to grow to. Default: ${DEFAULT-VALUE}.")
    private int positions;
    @Option(names = "--plies", paramLabel = "N", defaultValue = "22",
        description = "Latest ply of a position. Default: ${DEFAULT-VALUE}.")
    private int plies;
    @Option(names = "--depth", paramLabel = "N", defaultValue = "16",
        description = "Plies of the searches. Default: ${DEFAULT-VALUE}.")
    private int depth;
    @Option(names = "--confidence", paramLabel = "PERCENT", defaultValue = "95",
        description = "Confidence of selective pruning, 73 to 100. Default: ${DEFAULT-VALUE}.")
    private int confidence;
    @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
        description = "Search threads. Default: ${DEFAULT-VALUE}.")
    private int threads;

    @Override
    public Integer call() throws IOException {
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
}
