package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "leaves", description = {
    "Make positions as they stand at the leaves of searches, from the games that 'train games' left in the "
        + "folder,",
    "and label each with its exact score or a search."})
final class TrainLeavesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private TrainingOptions options;
    @Option(names = "--weights", paramLabel = "FILE",
        description = "Weights that choose moves and label. Default: the engine's own.")
    private Path weights;
    @Option(names = "--solved", paramLabel = "EMPTIES", defaultValue = "14",
        description = "Most empty squares of a position that is solved. Default: ${DEFAULT-VALUE}.")
    private int solved;

    @Override
    public Integer call() throws IOException, InterruptedException {
        try {
            List<Integer> leftOut = options.pipeline(spec.commandLine().getErr())
                .makeLeaves(TrainingOptions.weights(weights), solved);
            if (!leftOut.isEmpty()) {
                spec.commandLine().getOut().println("left out, because no game starts early enough: "
                    + leftOut.stream().map(String::valueOf).collect(Collectors.joining(", ")) + " empties");
            }
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }
}
