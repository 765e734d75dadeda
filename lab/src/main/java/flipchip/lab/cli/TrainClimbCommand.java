package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.eval.Weights;
import flipchip.engine.eval.WeightsFile;
import flipchip.lab.train.FitOptions;
import flipchip.lab.train.TrainingPipeline;
import flipchip.lab.train.WeightsLadder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "climb", description = {"Improve weights from the end of the game upward:",
    "label positions by searches with the weights fitted just before, fit, and go on with more empties."})
final class TrainClimbCommand implements Callable<Integer> {
    private static final int MOST_EMPTIES = 51;

    @Spec
    private CommandSpec spec;
    @Mixin
    private TrainingOptions options;
    @Option(names = "--weights", paramLabel = "FILE",
        description = "Weights to start from. Default: the engine's own.")
    private Path weights;
    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Weights file to write.")
    private Path out;
    @Option(names = "--from", paramLabel = "N", defaultValue = "4",
        description = "Fewest empties to fit; below, weights stay as they are. Default: ${DEFAULT-VALUE}.")
    private int bottom;
    @Option(names = "--to", paramLabel = "N", defaultValue = "23",
        description = "Most empties to fit; above, judgements are only scaled. Default: ${DEFAULT-VALUE}.")
    private int top;
    @Option(names = "--from-games", paramLabel = "N", defaultValue = "50000",
        description = "Positions of games for each number of empties, beside the deviations. Default: "
            + "${DEFAULT-VALUE}.")
    private int fromGames;
    @Option(names = "--scaled", paramLabel = "N", defaultValue = "1200",
        description = "Positions of either kind that scale a stage. Default: ${DEFAULT-VALUE}.")
    private int scaled;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (top < WeightsLadder.SOLVED || top > MOST_EMPTIES || bottom > top || fromGames < 0 || scaled < 0) {
            throw new Misuse("--to must lie in " + WeightsLadder.SOLVED + ".." + MOST_EMPTIES
                + ", --from must not be above it, --from-games and --scaled must not be negative");
        }
        if ((top - WeightsLadder.SOLVED) % WeightsLadder.RUNG != 0) {
            throw new Misuse("--to: '" + top + "' lies between two steps of the ladder; it may be "
                + WeightsLadder.SOLVED + " and any " + WeightsLadder.RUNG + " more");
        }
        WeightsLadder ladder;
        try {
            TrainingPipeline pipeline = options.pipeline(spec.commandLine().getErr());
            ladder = new WeightsLadder(pipeline.games(), pipeline.read("labels-"), options.plan(),
                FitOptions.CLIMB.withSeed(options.plan().seed()),
                new ProgressLine(spec.commandLine().getErr())::heard);
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
        Weights climbed = ladder.climb(TrainingOptions.weights(weights), bottom, top, fromGames);
        WeightsFile.write(ladder.scale(climbed, top + 1, scaled), out);
        return ExitCode.OK;
    }
}
