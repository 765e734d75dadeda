package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.ProblemArgument;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.WeightsFile;
import flipchip.engine.notation.ObfProblem;
import flipchip.lab.benchmark.Exam;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "run", description = {"Search the positions of a file and compare with its scores, by depth:",
    "best moves, mean loss; bias, root mean square and mean error of the value; nodes and processor time of "
        + "one thread."})
final class ExamRunCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private Output output;
    @Parameters(paramLabel = "FILE.obf", description = "Positions with the scores of their moves.")
    private Path file;
    @Option(names = "--depth", paramLabel = "N", defaultValue = "60",
        description = "Plies. Default: no limit.")
    private int depth;
    @Option(names = "--nodes", paramLabel = "N",
        description = "Positions a search may visit. Default: no limit.")
    private Long nodes;
    @Option(names = "--confidence", paramLabel = "PERCENT", defaultValue = "73",
        description = "Of selective pruning. Default: ${DEFAULT-VALUE}.")
    private int confidence;
    @Option(names = "--solve", paramLabel = "EMPTIES", defaultValue = "0",
        description = "Solve to the end, in steps, with so few empty squares. Default: ${DEFAULT-VALUE}.")
    private int solve;
    @Option(names = "--every", paramLabel = "N", defaultValue = "1", description = "Only every Nth position.")
    private int every;
    @Option(names = "--weights", paramLabel = "FILE", description = "Weights. Default: the engine's own.")
    private Path weights;

    @Override
    public Integer call() throws IOException {
        List<ObfProblem> problems = new ArrayList<>();
        List<ObfProblem> all = ProblemArgument.read(file);
        for (int i = 0; i < all.size() && every > 0; i += every) {
            problems.add(all.get(i));
        }
        if (problems.isEmpty() || problems.stream().anyMatch(problem -> problem.moves().isEmpty())) {
            throw new Misuse(file + ": no positions, or one without scores of its moves");
        }
        try (Engine engine = new Engine(options())) {
            SearchLimits limits =
                SearchLimits.depth(depth).withConfidence(confidence).withEndgameEmpties(solve);
            ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
            List<Exam.Row> rows =
                new Exam().run(problems, engine, nodes == null ? limits : limits.withNodes(nodes),
                    done -> progress.heard("positions", done, problems.size()));
            print(rows);
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }

    private EngineOptions options() throws IOException {
        EngineOptions plain = EngineOptions.DEFAULT;
        return weights == null
            ? plain
            : plain.withEvaluation(new PatternEvaluation("examined", WeightsFile.read(weights)));
    }

    private void print(List<Exam.Row> rows) {
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
