package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.engine.eval.Weights;
import flipchip.engine.eval.WeightsFile;
import flipchip.lab.train.NetFit;
import flipchip.lab.train.NetOptions;
import flipchip.lab.train.Split;
import flipchip.lab.train.TrainingSamples;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "net",
    description = {"Fit a small network to what the weights lack on the positions of 'train nodes', "
        + "and write the weights with it. Two threads take half the time but do not give the same net "
        + "twice."})
final class TrainNetCommand implements Callable<Integer> {
    @Mixin
    private TrainingOptions options;
    @Mixin
    private Output output;
    @Option(names = "--weights", paramLabel = "FILE",
        description = "Weights that the net stands beside; a net of theirs is left out. "
            + "Default: the engine's own.")
    private Path weights;
    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Weights file to write.")
    private Path out;
    @Option(names = "--epochs", paramLabel = "N", defaultValue = "4",
        description = "Passes over the positions. Default: ${DEFAULT-VALUE}.")
    private int epochs;
    @Option(names = "--constant", paramLabel = "CENTIDISCS", defaultValue = "0",
        description = "Added to all that the net says. Default: ${DEFAULT-VALUE}.")
    private int constant;
    @Option(names = "--least", paramLabel = "EMPTIES", defaultValue = "5",
        description = "Fewest empty squares of a position that the net judges. Default: ${DEFAULT-VALUE}.")
    private int least;
    @Option(names = "--most", paramLabel = "EMPTIES", defaultValue = "32",
        description = "Most empty squares of a position that the net judges. Default: ${DEFAULT-VALUE}.")
    private int most;

    /// One epoch for JSON; errors in discs.
    record Line(int epoch, int training, int stopping, double sums, double net) {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        try {
            NetOptions base = NetOptions.DEFAULT;
            NetOptions knobs = new NetOptions(epochs, base.step(), base.inertia(), base.largeScore(), least,
                most, constant, options.plan().seed());
            TrainingSamples nodes = options.pipeline(output.err()).read("nodes-");
            Weights before = TrainingOptions.weights(weights);
            WeightsFile.write(before.withNet(
                new NetFit(nodes, before, knobs, Split.DEFAULT).run(options.plan().threads(), this::tell)),
                out);
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }

    private void tell(NetFit.EpochReport report) {
        output.give("epoch",
            new Line(report.epoch(), report.training(), report.stopping(), report.before(), report.error()),
            "epoch %d: %d positions, error on %d stopping positions %.3f discs, of the sums alone %.3f%n",
            report.epoch(), report.training(), report.stopping(), report.error(), report.before());
    }
}
