package flipchip.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import flipchip.engine.eval.Stage;
import flipchip.engine.train.FitOptions;
import flipchip.engine.train.NeuralTrial;
import flipchip.engine.train.NeuralTrial.Outcome;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(name = "neural", description = {"Try a small neural network over the patterns beside the sum of weights,",
    "for one number of empties, on the training positions of a folder: errors and cost of both."})
final class TrainNeuralCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private TrainingOptions options;
    @Mixin
    private Output output;
    @Option(names = "--weights", paramLabel = "FILE", description = "Weights to start from. Default: the engine's own.")
    private Path weights;
    @Option(names = "--at", paramLabel = "N", defaultValue = "20",
        description = "Empties whose stage is tried. Default: ${DEFAULT-VALUE}.")
    private int empties;
    @Option(names = "--hidden", paramLabel = "N", defaultValue = "16",
        description = "Hidden units. Default: ${DEFAULT-VALUE}.")
    private int hidden;

    @Override
    public Integer call() throws IOException {
        try {
            Outcome outcome = new NeuralTrial(FitOptions.CLIMB.withSeed(options.plan().seed()), hidden).run(
                options.pipeline(spec.commandLine().getErr()).allSamples(), TrainingOptions.weights(weights),
                Stage.of(empties));
            if (output.isJson()) {
                new JsonLines(spec.commandLine().getOut()).write("neural", outcome);
            } else {
                spec.commandLine().getOut().printf(
                    "%d positions, %d held for stopping: sum of weights %.3f discs, %.0f ns; with %d hidden units %.3f discs "
                        + "after %d epochs, %.0f ns (added up anew each time)%n", outcome.training(), outcome.stopping(),
                    outcome.linearError(), outcome.linearNanos(), hidden, outcome.netError(), outcome.epochs(),
                    outcome.netNanos());
            }
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }
}
