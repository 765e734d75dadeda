package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
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
import flipchip.engine.book.OpeningBook;
import flipchip.lab.book.BookCheck;
import flipchip.lab.book.BookCheck.Verdict;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "check", description = {"Compare moves of the book with deep searches, and play through it.",
    "Exit status 1 if under 95 in 100 moves are within 1 disc of the best, one loses more than 3, or a line "
        + "ends with more than 4 discs for a side."})
final class BookCheckCommand implements Callable<Integer> {
    private static final int GOOD = 100;
    private static final int BAD = 300;
    private static final int UNEVEN = 400;

    @Spec
    private CommandSpec spec;
    @Option(names = "--book", paramLabel = "FILE", description = "Book file. Default: the engine's own.")
    private Path file;
    @Option(names = "--moves", paramLabel = "N", defaultValue = "200",
        description = "Moves to search. Default: ${DEFAULT-VALUE}.")
    private int moves;
    @Option(names = "--depth", paramLabel = "N", defaultValue = "20",
        description = "Plies of the searches. Default: ${DEFAULT-VALUE}.")
    private int depth;
    @Option(names = "--confidence", paramLabel = "PERCENT", defaultValue = "91",
        description = "Confidence of selective pruning, 73 to 100. Default: ${DEFAULT-VALUE}.")
    private int confidence;
    @Option(names = "--games", paramLabel = "N", defaultValue = "1000",
        description = "Lines to play through the book. Default: ${DEFAULT-VALUE}.")
    private int games;
    @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
        description = "Search threads. Default: ${DEFAULT-VALUE}.")
    private int threads;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Seed of the sample. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Override
    public Integer call() throws IOException {
        BookPositions positions = file == null ? OpeningBook.standard().positions() : BookFile.read(file);
        if (positions.size() == 0) {
            throw new IOException("the book is empty: nothing to check");
        }
        try (Engine engine = new Engine(EngineOptions.DEFAULT.withThreads(threads))) {
            BookCheck check = new BookCheck(new OpeningBook(List.of(), positions), BookStyle.DEFAULT, seed);
            int[] ends = check.lineEnds(games);
            Verdict verdict =
                check.losses(moves, engine, SearchLimits.depth(depth).withConfidence(confidence),
                    new ProgressLine(spec.commandLine().getErr())::heard);
            return report(positions, verdict, ends);
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }

    private int report(BookPositions positions, Verdict verdict, int[] ends) {
        PrintWriter out = spec.commandLine().getOut();
        int most = 0;
        for (int end : ends) {
            most = Math.max(most, Math.abs(end));
        }
        out.printf(Locale.ROOT, "%d positions%n", positions.size());
        out.printf(Locale.ROOT,
            "%d of %d moves within 1 disc of the best of depth %d at %d %%, the worst loses %.2f discs%n",
            verdict.within(GOOD), verdict.losses().size(), depth, confidence, verdict.worst() / 100.0);
        out.printf(Locale.ROOT, "%d lines through the book end with at most %.2f discs for a side%n",
            ends.length, most / 100.0);
        boolean good = 100 * verdict.within(GOOD) >= 95 * verdict.losses().size() && verdict.worst() <= BAD
                && most <= UNEVEN;
        return good ? ExitCode.OK : ExitCode.FAILED;
    }
}
