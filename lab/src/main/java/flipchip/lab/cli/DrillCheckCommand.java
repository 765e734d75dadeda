package flipchip.lab.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.app.learn.school.OpeningFacts;
import flipchip.app.learn.school.OpeningJudge;
import flipchip.app.learn.school.Repertoire;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Color;
import flipchip.engine.book.BookLine;
import flipchip.engine.book.OpeningBook;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Transcript;
import flipchip.lab.book.BookCheck;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "drill", description = {"Search the moves that the opening drill accepts, for both colours.",
    "Prints those that lose more than 2 discs against the best, and exits with 1 if there are any."})
final class DrillCheckCommand implements Callable<Integer> {
    private static final int BAD = 200;

    @Spec
    private CommandSpec spec;
    @Option(names = "--line", paramLabel = "MOVES",
        description = "Check this line instead of the named openings, such as f5d6c3; may be repeated.")
    private List<String> lines = List.of();
    @Option(names = "--depth", paramLabel = "N", defaultValue = "18",
        description = "Plies of the searches. Default: ${DEFAULT-VALUE}.")
    private int depth;
    @Option(names = "--confidence", paramLabel = "PERCENT", defaultValue = "91",
        description = "Confidence of selective pruning, 73 to 100. Default: ${DEFAULT-VALUE}.")
    private int confidence;
    @Option(names = "--moves", paramLabel = "N",
        description = "Moves to search, drawn at random. Default: all.")
    private Integer moves;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Seed of the sample. Default: ${DEFAULT-VALUE}.")
    private long seed;
    @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
        description = "Search threads. Default: ${DEFAULT-VALUE}.")
    private int threads;

    /// A move that the drill accepts.
    private record Accepted(Color color, Repertoire.Question question, OpeningFacts.Move move) {}

    /// What a search says of it, centidiscs.
    private record Checked(Accepted accepted, int loss) {}

    @Override
    public Integer call() {
        List<Accepted> all = accepted();
        List<Accepted> sample = new ArrayList<>(all);
        if (moves != null) {
            Collections.shuffle(sample, new Random(seed));
            sample = sample.subList(0, Math.clamp(moves, 0, sample.size()));
        }
        List<Checked> checked = new ArrayList<>();
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        try (Engine engine = new Engine(EngineOptions.DEFAULT.withThreads(threads))) {
            SearchLimits limits = SearchLimits.depth(depth).withConfidence(confidence);
            for (Accepted one : sample) {
                checked.add(new Checked(one,
                    BookCheck.loss(one.question().board(), one.move().square(), engine, limits)));
                progress.heard("moves", checked.size(), sample.size());
            }
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
        return report(all.size(), checked);
    }

    private List<Accepted> accepted() {
        List<Accepted> all = new ArrayList<>();
        try (OpeningJudge judge = new OpeningJudge()) {
            for (Color color : Color.values()) {
                for (Repertoire.Question question : Repertoire.of(lines(), color).questions()) {
                    judge.facts(question.board()).right(question.moves())
                        .forEach(move -> all.add(new Accepted(color, question, move)));
                }
            }
        }
        return all;
    }

    private List<BookLine> lines() {
        if (lines.isEmpty()) {
            return OpeningBook.standard().lines();
        }
        return lines.stream().map(text -> {
            try {
                return new BookLine(text, Transcript.parse(text));
            } catch (NotationException e) {
                throw new Misuse("--line: " + e.getMessage(), e);
            }
        }).toList();
    }

    private int report(int all, List<Checked> checked) {
        PrintWriter out = spec.commandLine().getOut();
        List<Checked> sorted =
            checked.stream().sorted(Comparator.comparingInt(Checked::loss).reversed()).toList();
        sorted.stream().filter(one -> one.loss() > BAD).forEach(one -> out.println(row(one)));
        long bad = sorted.stream().filter(one -> one.loss() > BAD).count();
        out.printf(Locale.ROOT,
            "%d of %d accepted moves searched to depth %d at %d %%, %d lose more than 2 discs%n",
            checked.size(), all, depth, confidence, bad);
        sorted.stream().findFirst().ifPresent(worst -> out.println("worst: " + text(worst)));
        return bad == 0 ? ExitCode.OK : ExitCode.FAILED;
    }

    /// As `searched.txt` of the drill has it.
    private static String row(Checked one) {
        return Transcript.print(one.accepted().question().before()) + one.accepted().move().square() + " "
            + one.loss();
    }

    private static String text(Checked one) {
        return String.format(Locale.ROOT,
            "%s %s for %s loses %.2f discs (the drill says %.2f, %d %% play it)",
            Transcript.print(one.accepted().question().before()), one.accepted().move().square(),
            one.accepted().color().name().toLowerCase(Locale.ROOT), one.loss() / 100.0,
            one.accepted().move().loss() / 100.0, one.accepted().move().share());
    }
}
