package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "games",
    description = {"Play games of the engine's real search against itself from random even starts.",
        "Every position is kept with the score that its search found, solved from 14 empties, and with the "
            + "game's result."})
final class TrainGamesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private TrainingOptions options;
    @Option(names = "--weights", paramLabel = "FILE",
        description = "Weights that play. Default: the engine's own.")
    private Path weights;

    @Override
    public Integer call() throws IOException, InterruptedException {
        try {
            options.pipeline(spec.commandLine().getErr()).makeSearchedGames(TrainingOptions.weights(weights));
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }
}
