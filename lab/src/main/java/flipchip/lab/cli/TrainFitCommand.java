package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.engine.eval.Weights;
import flipchip.engine.eval.WeightsFile;
import flipchip.lab.train.FitOptions;
import flipchip.lab.train.Split;
import flipchip.lab.train.Traces;
import flipchip.lab.train.TrainingSamples;
import flipchip.lab.train.WeightsFit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "fit", description = "Fit weights to all training positions of a folder.")
final class TrainFitCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private TrainingOptions options;
    @Mixin
    private Output output;
    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Weights file to write.")
    private Path out;
    @Option(names = "--start", paramLabel = "FILE", description = "Weights to start from. Default: all zero.")
    private Path start;
    @Option(names = "--epochs", paramLabel = "N", defaultValue = "12",
        description = "Most passes over the positions. Default: ${DEFAULT-VALUE}.")
    private int epochs;
    @Option(names = "--result-share", paramLabel = "X", defaultValue = "0.15",
        description = "Importance of a game's result beside a searched score. Default: ${DEFAULT-VALUE}.")
    private double resultShare;
    @Option(names = "--played-share", paramLabel = "X", defaultValue = "0.2",
        description = "Importance of the result of a game of the search. Default: ${DEFAULT-VALUE}.")
    private double playedShare;
    @Option(names = "--trace", paramLabel = "X", defaultValue = "0.7",
        description = "Share of the following searches of a game in the score of a position. Default: "
            + "${DEFAULT-VALUE}.")
    private double trace;

    @Option(names = "--most", paramLabel = "EMPTIES", defaultValue = "60",
        description = "Tables of more empty squares keep the weights of the start. Default: "
            + "${DEFAULT-VALUE}, all are fitted.")
    private int most;

    /// One stage for JSON; the error in discs.
    record Line(int stage, int training, int stopping, int epochs, double error) {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        FitOptions base = FitOptions.DEFAULT;
        try {
            FitOptions knobs = new FitOptions(epochs, base.patience(), base.step(), base.inertia(),
                base.neighbours(), resultShare, playedShare, base.largeScore(), most, options.plan().seed());
            TrainingSamples samples = options.pipeline(spec.commandLine().getErr()).allSamples();
            Traces.blend(samples, trace);
            fit(samples, start == null ? Weights.zero() : WeightsFile.read(start), knobs,
                options.plan().threads());
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }

    private void fit(TrainingSamples samples, Weights from, FitOptions knobs, int threads)
            throws IOException, InterruptedException {
        PrintWriter lines = spec.commandLine().getOut();
        Weights weights = new WeightsFit(samples, from, knobs, Split.DEFAULT).run(threads, report -> {
            synchronized (lines) {
                output.give("stage",
                    new Line(report.stage(), report.training(), report.stopping(), report.epochs(),
                        report.error()),
                    "stage %2d: %7d positions, %2d epochs, error %6.3f discs on %d stopping positions%n",
                    report.stage(), report.training(), report.epochs(), report.error(), report.stopping());
            }
        });
        WeightsFile.write(weights, out);
    }
}
