package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.eval.Weights;
import flipchip.engine.eval.WeightsFile;
import flipchip.engine.eval.WeightsFormat;
import flipchip.lab.train.TrainingPipeline;
import flipchip.lab.train.TrainingPlan;
import picocli.CommandLine.Option;

/// A set of options that the steps of training share.
final class TrainingOptions {
    @Option(names = "--dir", paramLabel = "DIR", required = true,
        description = "Folder of the training data.")
    private Path folder;
    @Option(names = "--wthor", paramLabel = "DIR", description = "Folder of the WTHOR archive (.wtb files).")
    private Path wthor;
    @Option(names = "--games", paramLabel = "N", defaultValue = "0",
        description = "Games of self-play, rounded up to whole hundreds; of 'nodes' to tens. Default: "
            + "${DEFAULT-VALUE}.")
    private int games;
    @Option(names = "--positions", paramLabel = "N", defaultValue = "50000",
        description = "Labelled positions for each number of empties. Default: ${DEFAULT-VALUE}.")
    private int positions;
    @Option(names = "--depth", paramLabel = "N", defaultValue = "6",
        description = "Plies of the labelling search. Default: ${DEFAULT-VALUE}.")
    private int depth;
    @Option(names = "--empties", paramLabel = "LEAST-MOST", defaultValue = "8-53",
        description = "Numbers of empties of labelled positions. Default: ${DEFAULT-VALUE}.")
    private String empties;
    @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
        description = "Threads. Default: ${DEFAULT-VALUE}.")
    private int threads;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Seed of everything left to chance. Default: ${DEFAULT-VALUE}.")
    private long seed;

    /// @throws IllegalArgumentException if a number is outside its range
    TrainingPlan plan() {
        String[] range = empties.split("-", -1);
        if (range.length != 2 || !range[0].matches("\\d{1,2}") || !range[1].matches("\\d{1,2}")) {
            throw new IllegalArgumentException("--empties: '" + empties + "' is not of the form 8-53");
        }
        return new TrainingPlan(folder, Optional.ofNullable(wthor), games, positions, depth,
            Integer.parseInt(range[0]), Integer.parseInt(range[1]), threads, seed);
    }

    Path folder() {
        return folder;
    }

    TrainingPipeline pipeline(PrintWriter err) {
        return new TrainingPipeline(plan(), new ProgressLine(err)::heard);
    }

    /// The weights of a file, or those of the engine.
    static Weights weights(Path file) throws IOException {
        return file == null ? WeightsFormat.readBuiltIn() : WeightsFile.read(file);
    }
}
