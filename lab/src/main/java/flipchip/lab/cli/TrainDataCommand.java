package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.engine.eval.WeightsFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "data",
    description = "Make training positions: games, self-play, and deviations labelled by searches.")
final class TrainDataCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private TrainingOptions options;
    @Option(names = "--weights", paramLabel = "FILE",
        description = "Weights that play and label. Default: a first fit to the results of the games.")
    private Path weights;

    @Override
    public Integer call() throws IOException, InterruptedException {
        try {
            options.pipeline(spec.commandLine().getErr())
                .makeData(weights == null ? null : WeightsFile.read(weights));
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }
}
