package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.engine.eval.Stage;
import flipchip.engine.eval.Weights;
import flipchip.engine.eval.WeightsFile;
import flipchip.lab.train.Slopes;
import flipchip.lab.train.TrainingSamples;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "stretch", description = {
    "Multiply the weights of each stage by the slope of the scores of leaves on what the weights judge,",
    "so that a judgement of five discs means five discs. The leaves are those of 'train leaves'. A net is "
        + "left out."})
final class TrainStretchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private TrainingOptions options;
    @Mixin
    private Output output;
    @Option(names = "--weights", paramLabel = "FILE",
        description = "Weights to multiply. Default: the engine's own.")
    private Path weights;
    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Weights file to write.")
    private Path out;
    @Option(names = "--share", paramLabel = "X", defaultValue = "1",
        description = "Share of the way from no multiplication to the whole. Default: ${DEFAULT-VALUE}.")
    private double share;

    /// One stage for JSON.
    record Line(int stage, int empties, double factor) {}

    @Override
    public Integer call() throws IOException {
        try {
            TrainingSamples leaves = options.pipeline(spec.commandLine().getErr()).leaves();
            if (leaves.size() == 0) {
                throw new Misuse("no leaves-*.shard in " + options.folder());
            }
            Weights before = TrainingOptions.weights(weights);
            double[] factors =
                Arrays.stream(Slopes.of(leaves, before)).map(slope -> 1 + share * (slope - 1)).toArray();
            for (int stage = 0; stage < factors.length; stage++) {
                int empties = Stage.LAST_EMPTIES + 2 * stage;
                output.give("stage", new Line(stage, empties, factors[stage]),
                    "stage %2d, from %2d empties: times %.3f%n", stage, empties, factors[stage]);
            }
            WeightsFile.write(Slopes.times(before, factors), out);
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }
}
