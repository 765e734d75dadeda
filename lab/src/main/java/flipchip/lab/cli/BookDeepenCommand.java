package flipchip.lab.cli;

import java.io.IOException;
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
import flipchip.engine.book.BookStyle;
import flipchip.lab.book.BookDeepening;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "deepen", description = {"Search positions of a book again, more deeply:",
    "first all that play by the book meets, then those that people reached most often."})
final class BookDeepenCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Option(names = "--book", paramLabel = "FILE", required = true, description = "Book file to read.")
    private Path file;
    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Book file to write.")
    private Path out;
    @Option(names = "--depth", paramLabel = "N", defaultValue = "20",
        description = "Plies of the searches. Default: ${DEFAULT-VALUE}.")
    private int depth;
    @Option(names = "--confidence", paramLabel = "PERCENT", defaultValue = "73",
        description = "Confidence of selective pruning, 73 to 100. Default: ${DEFAULT-VALUE}.")
    private int confidence;
    @Option(names = "--positions", paramLabel = "N", defaultValue = "1000",
        description = "How many at most. Default: ${DEFAULT-VALUE}.")
    private int positions;
    @Option(names = "--loss", paramLabel = "CENTIDISCS", defaultValue = "50",
        description = "How much worse than the best a move may be that is played. Default: ${DEFAULT-VALUE}.")
    private int loss;
    @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
        description = "Search threads. Default: ${DEFAULT-VALUE}.")
    private int threads;

    @Override
    public Integer call() throws IOException {
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
}
