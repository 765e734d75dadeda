package flipchip.lab.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.ProblemArgument;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.app.cli.ask.Exam;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Position;
import flipchip.engine.eval.Evaluations;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.WeightsFile;
import flipchip.engine.io.AtomicFile;
import flipchip.engine.io.RegularFile;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.GgfGame;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.ObfProblem;
import flipchip.engine.notation.wthor.WthorGame;
import flipchip.engine.notation.wthor.WthorReader;
import flipchip.lab.benchmark.ExamBoards;
import flipchip.lab.benchmark.GameLosses;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "exam",
    description = "Boards whose moves' exact scores are known, and how well searches do on them.",
    synopsisSubcommandLabel = "COMMAND")
final class ExamCommand {
    private static final int LONGEST = 32 << 20;

    @Spec
    private CommandSpec spec;

    @Command(name = "make",
        description = {"Choose close positions of games that nothing was learnt from, and solve every move.",
            "A file that exists is continued: give the same command again after an interruption."})
    int make(
            @Option(names = "--wthor", paramLabel = "DIR", required = true,
                description = "Folder of the WTHOR archive (.wtb files).") Path wthor,
            @Option(names = "--out", paramLabel = "FILE.obf", required = true,
                description = "Where the positions go.") Path out,
            @Option(names = "--empties", paramLabel = "N", required = true,
                description = "Empty squares of every position.") int empties,
            @Option(names = "--positions", paramLabel = "N", defaultValue = "100",
                description = "Default: ${DEFAULT-VALUE}.") int positions,
            @Option(names = "--from", paramLabel = "YEAR", defaultValue = "2024",
                description = "Only games from this year on. Default: ${DEFAULT-VALUE}, which nothing was "
                    + "learnt from.") int from,
            @Option(names = "--within", paramLabel = "DISCS", defaultValue = "8",
                description = "Greatest score for either side after a short search. Default: "
                    + "${DEFAULT-VALUE}.") int within,
            @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
                description = "Default: ${DEFAULT-VALUE}.") long seed)
            throws IOException {
        if (empties < 8 || empties > 40 || positions < 1 || within < 1) {
            throw new Misuse("--empties is 8 to 40, --positions and --within are at least 1");
        }
        List<WthorGame> games =
            WthorReader.allGames(wthor).stream().filter(game -> game.year() >= from).toList();
        List<Position> chosen = ExamBoards.choose(games, empties, positions, 100 * within, seed);
        StringBuilder lines = new StringBuilder(Files.exists(out) ? Files.readString(out) : "");
        int done =
            (int) lines.toString().lines().filter(line -> !line.isBlank() && !line.startsWith("%")).count();
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        int[] solved = {Math.min(done, chosen.size())};
        ExamBoards.solve(chosen.subList(solved[0], chosen.size()), problem -> {
            try {
                AtomicFile.write(out, lines.append(Obf.print(problem)).append('\n').toString());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            progress.heard("positions", ++solved[0], chosen.size());
        });
        return chosen.size() == positions ? ExitCode.OK : ExitCode.FAILED;
    }

    @Command(name = "games", description = {"Say by phase who lost how many discs in the games of a match, "
        + "kept by 'flipchip match --keep', against exact scores; and what each side's values were off by."})
    int games(@Mixin Output output,
            @Parameters(paramLabel = "FILE.ggf", description = "Games with values and times.") Path file,
            @Option(names = "--from", paramLabel = "EMPTIES", defaultValue = "23",
                description = "Solve positions of at most N empty squares: 2, 5, 8 and so on, the most of a "
                    + "phase. Three more take about six times as long. Default: ${DEFAULT-VALUE}.") int from,
            @Option(names = "--every", paramLabel = "N", defaultValue = "1",
                description = "Only every Nth game.") int every)
            throws IOException {
        if (from < 0 || from > 30 || every < 1) {
            throw new Misuse("--from is 0 to 30, --every at least 1");
        }
        List<GgfGame> games = Ggf.read(RegularFile.text(file, LONGEST)).games();
        if (games.isEmpty()) {
            throw new Misuse(file + ": no games");
        }
        GameLosses losses = new GameLosses(from, Evaluations.named("full").orElseThrow());
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        for (int i = 0; i < games.size(); i += every) {
            losses.add(games.get(i));
            progress.heard("games", i + 1, games.size());
        }
        losses.rows().forEach(row -> print(row, from, output));
        return ExitCode.OK;
    }

    private static void print(GameLosses.Row row, int from, Output output) {
        String rest = row.most() > from
            ? ""
            : String.format(Locale.ROOT, "  lost %5.2f in %4.2f moves  value %+5.2f +- %5.2f", row.lost(),
                row.mistakes(), row.bias(), row.deviation());
        output.give("phase", row, "%2d-%2d empties  %-20s %5.2f moves %6.3f s%s%n", row.most(), row.least(),
            row.side(), row.moves(), row.seconds(), rest);
    }

    @Command(name = "run",
        description = {"Search the positions of a file and compare with its scores, by depth: "
            + "best moves, mean loss; bias, root mean square and mean error of the value; nodes and "
            + "processor " + "time of one thread."})
    int run(@Mixin Output output,
            @Parameters(paramLabel = "FILE.obf",
                description = "Positions with the scores of their moves.") Path file,
            @Option(names = "--depth", paramLabel = "N", defaultValue = "60",
                description = "Plies. Default: no limit.") int depth,
            @Option(names = "--nodes", paramLabel = "N",
                description = "Positions a search may visit. Default: no limit.") Long nodes,
            @Option(names = "--confidence", paramLabel = "PERCENT", defaultValue = "73",
                description = "Of selective pruning. Default: ${DEFAULT-VALUE}.") int confidence,
            @Option(names = "--solve", paramLabel = "EMPTIES", defaultValue = "0",
                description = "Solve to the end, in steps, with so few empty squares. Default: "
                    + "${DEFAULT-VALUE}.") int solve,
            @Option(names = "--every", paramLabel = "N", defaultValue = "1",
                description = "Only every Nth position.") int every,
            @Option(names = "--weights", paramLabel = "FILE",
                description = "Weights. Default: the engine's own.") Path weights)
            throws IOException {
        List<ObfProblem> problems = new ArrayList<>();
        List<ObfProblem> all = ProblemArgument.read(file);
        for (int i = 0; i < all.size() && every > 0; i += every) {
            problems.add(all.get(i));
        }
        if (problems.isEmpty() || problems.stream().anyMatch(problem -> problem.moves().isEmpty())) {
            throw new Misuse(file + ": no positions, or one without scores of its moves");
        }
        try (Engine engine = new Engine(options(weights))) {
            SearchLimits limits =
                SearchLimits.depth(depth).withConfidence(confidence).withEndgameEmpties(solve);
            ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
            List<Exam.Row> rows =
                new Exam().run(problems, engine, nodes == null ? limits : limits.withNodes(nodes),
                    done -> progress.heard("positions", done, problems.size()));
            print(rows, output);
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }

    private static EngineOptions options(Path weights) throws IOException {
        EngineOptions plain = EngineOptions.DEFAULT;
        return weights == null
            ? plain
            : plain.withEvaluation(new PatternEvaluation("examined", WeightsFile.read(weights)));
    }

    private static void print(List<Exam.Row> rows, Output output) {
        for (Exam.Row row : rows) {
            output.give("exam", row,
                "%-9s %4d positions  best %5.1f %%  loss %5.2f  value %+5.2f +- %5.2f, off by %5.2f"
                    + "  %,13.0f nodes  %8.3f s%n",
                row.depth() == 0 ? "answers" : row.depth() + "@" + row.confidence(), row.positions(),
                100 * row.best(), row.loss(), row.bias(), row.deviation(), row.absolute(), row.nodes(),
                row.seconds());
        }
    }
}
