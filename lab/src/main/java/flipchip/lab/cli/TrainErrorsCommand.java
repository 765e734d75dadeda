package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.eval.ErrorModels;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.Weights;
import flipchip.engine.eval.WeightsFile;
import flipchip.lab.train.ErrorFit;
import flipchip.lab.train.TrainingSamples;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "errors", description = "Fit the margins of Multi-ProbCut to searches with these weights.")
final class TrainErrorsCommand implements Callable<Integer> {
    private static final int FEWEST = 8;
    private static final int MOST = 52;

    @Spec
    private CommandSpec spec;
    @Mixin
    private TrainingOptions options;
    @Option(names = "--weights", paramLabel = "FILE", required = true,
        description = "Weights to search with.")
    private Path file;
    @Option(names = "--out", paramLabel = "FILE", required = true,
        description = "Where the weights with the new margins go.")
    private Path out;
    @Option(names = "--deepest", paramLabel = "N", defaultValue = "11",
        description = "Plies of the deepest searches. Default: ${DEFAULT-VALUE}.")
    private int deepest;
    @Option(names = "--solved", paramLabel = "N", defaultValue = "18",
        description = "Most empties of positions that are solved. Default: ${DEFAULT-VALUE}.")
    private int solved;
    @Option(names = "--searches", paramLabel = "N", defaultValue = "40",
        description = "Positions for each number of empties. Default: ${DEFAULT-VALUE}.")
    private int searches;

    @Override
    public Integer call() throws IOException {
        Weights weights = WeightsFile.read(file);
        TrainingSamples samples = options.pipeline(spec.commandLine().getErr()).read("labels-");
        int[] empties = IntStream.rangeClosed(FEWEST, MOST).toArray();
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        ErrorFit fit = new ErrorFit(deepest, solved);
        fit.observe(samples, empties, searches, new PatternEvaluation("fitted", weights),
            options.plan().seed(), done -> progress.heard("errors", done - FEWEST + 1, empties.length));
        ErrorModels models = fit.models();
        WeightsFile.write(weights.withErrors(models), out);
        spec.commandLine().getOut().printf(Locale.ROOT, "midgame %s%nendgame %s%n", models.midgame(),
            models.endgame());
        return ExitCode.OK;
    }
}
