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

@Command(name = "nodes",
    description = {"Search positions of games, keep some of the positions that the searches judge,",
        "and label each with its exact score or a search: what 'train net' learns from."})
final class TrainNodesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private TrainingOptions options;
    @Option(names = "--weights", paramLabel = "FILE",
        description = "Weights that search and label. Default: the engine's own.")
    private Path weights;
    @Option(names = "--solved", paramLabel = "EMPTIES", defaultValue = "16",
        description = "Most empty squares of a position that is solved. Default: ${DEFAULT-VALUE}.")
    private int solved;

    @Override
    public Integer call() throws IOException, InterruptedException {
        try {
            options.pipeline(spec.commandLine().getErr()).makeNodes(TrainingOptions.weights(weights), solved);
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }
}
