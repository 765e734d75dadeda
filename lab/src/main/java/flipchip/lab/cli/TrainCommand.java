package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.eval.ClassicEvaluation;
import flipchip.engine.eval.ErrorModels;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.Stage;
import flipchip.engine.eval.Weights;
import flipchip.engine.eval.WeightsFile;
import flipchip.lab.train.ErrorFit;
import flipchip.lab.train.FitOptions;
import flipchip.lab.train.Slopes;
import flipchip.lab.train.Split;
import flipchip.lab.train.TrainingPipeline;
import flipchip.lab.train.TrainingReport;
import flipchip.lab.train.TrainingReport.Row;
import flipchip.lab.train.TrainingSamples;
import flipchip.lab.train.WeightsFit;
import flipchip.lab.train.WeightsLadder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "train",
    description = {"Learn the evaluation from games.",
        "Each step keeps the files it finds, so that a run that was cut off goes on where it was."},
    subcommands = {TrainFitCommand.class, TrainNetCommand.class, TrainReportCommand.class},
    synopsisSubcommandLabel = "COMMAND")
final class TrainCommand {
    private static final int FEWEST_EMPTIES = 8;
    private static final int MOST_EMPTIES = 52;
    private static final int TOP_EMPTIES = 51;

    @Spec
    private CommandSpec spec;

    /// A step of training.
    @FunctionalInterface
    private interface Step {
        void run(TrainingPipeline pipeline) throws IOException, InterruptedException;
    }

    /// Runs a step; numbers outside their ranges are a misuse.
    private int run(TrainingOptions options, Step step) throws IOException, InterruptedException {
        try {
            step.run(options.pipeline(spec.commandLine().getErr()));
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }

    @Command(name = "data",
        description = "Make training positions: games, self-play, and deviations labelled by searches.")
    int data(@Mixin TrainingOptions options,
            @Option(names = "--weights", paramLabel = "FILE",
                description = "Weights that play and label. Default: a first fit to the results of the "
                    + "games.") Path weights)
            throws IOException, InterruptedException {
        return run(options,
            pipeline -> pipeline.makeData(weights == null ? null : WeightsFile.read(weights)));
    }

    @Command(name = "games", description = {
        "Play games of the engine's real search against itself from random even starts.",
        "Every position is kept with the score that its search found, solved from 14 empties, and with the "
            + "game's result."})
    int games(@Mixin TrainingOptions options,
            @Option(names = "--weights", paramLabel = "FILE",
                description = "Weights that play. Default: the engine's own.") Path weights)
            throws IOException, InterruptedException {
        return run(options, pipeline -> pipeline.makeSearchedGames(TrainingOptions.weights(weights)));
    }

    @Command(name = "nodes",
        description = {"Search positions of games, keep some of the positions that the searches judge, "
            + "and label each with its exact score or a search: what 'train net' learns from."})
    int nodes(@Mixin TrainingOptions options,
            @Option(names = "--weights", paramLabel = "FILE",
                description = "Weights that search and label. Default: the engine's own.") Path weights,
            @Option(names = "--solved", paramLabel = "EMPTIES", defaultValue = "16",
                description = "Most empty squares of a position that is solved. Default: "
                    + "${DEFAULT-VALUE}.") int solved)
            throws IOException, InterruptedException {
        return run(options, pipeline -> pipeline.makeNodes(TrainingOptions.weights(weights), solved));
    }

    @Command(name = "leaves",
        description = {
            "Make positions as they stand at the leaves of searches, from the games that 'train games' left "
                + "in the folder, and label each with its exact score or a search."})
    int leaves(@Mixin TrainingOptions options,
            @Option(names = "--weights", paramLabel = "FILE",
                description = "Weights that choose moves and label. Default: the engine's own.") Path weights,
            @Option(names = "--solved", paramLabel = "EMPTIES", defaultValue = "14",
                description = "Most empty squares of a position that is solved. Default: "
                    + "${DEFAULT-VALUE}.") int solved)
            throws IOException, InterruptedException {
        return run(options, pipeline -> {
            List<Integer> leftOut = pipeline.makeLeaves(TrainingOptions.weights(weights), solved);
            if (!leftOut.isEmpty()) {
                spec.commandLine().getOut().println("left out, because no game starts early enough: "
                    + leftOut.stream().map(String::valueOf).collect(Collectors.joining(", ")) + " empties");
            }
        });
    }

    @Command(name = "errors",
        description = "Fit the margins of Multi-ProbCut to searches with these weights.")
    int errors(@Mixin TrainingOptions options,
            @Option(names = "--weights", paramLabel = "FILE", required = true,
                description = "Weights to search with.") Path file,
            @Option(names = "--out", paramLabel = "FILE", required = true,
                description = "Where the weights with the new margins go.") Path out,
            @Option(names = "--deepest", paramLabel = "N", defaultValue = "11",
                description = "Plies of the deepest searches. Default: ${DEFAULT-VALUE}.") int deepest,
            @Option(names = "--solved", paramLabel = "N", defaultValue = "18",
                description = "Most empties of positions that are solved. Default: "
                    + "${DEFAULT-VALUE}.") int solved,
            @Option(names = "--searches", paramLabel = "N", defaultValue = "40",
                description = "Positions for each number of empties. Default: "
                    + "${DEFAULT-VALUE}.") int searches)
            throws IOException {
        Weights weights = WeightsFile.read(file);
        TrainingSamples samples = options.pipeline(spec.commandLine().getErr()).read("labels-");
        int[] empties = IntStream.rangeClosed(FEWEST_EMPTIES, MOST_EMPTIES).toArray();
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        ErrorFit fit = new ErrorFit(deepest, solved);
        fit.observe(samples, empties, searches, new PatternEvaluation("fitted", weights),
            options.plan().seed(),
            done -> progress.heard("errors", done - FEWEST_EMPTIES + 1, empties.length));
        ErrorModels models = fit.models();
        WeightsFile.write(weights.withErrors(models), out);
        spec.commandLine().getOut().printf(Locale.ROOT, "midgame %s%nendgame %s%n", models.midgame(),
            models.endgame());
        return ExitCode.OK;
    }

    @Command(name = "stretch", description = {
        "Multiply the weights of each stage by the slope of the scores of leaves on what the weights judge, "
            + "so that a judgement of five discs means five discs. The leaves are those of 'train leaves'. A "
            + "net is left out."})
    int stretch(@Mixin TrainingOptions options, @Mixin Output output,
            @Option(names = "--weights", paramLabel = "FILE",
                description = "Weights to multiply. Default: the engine's own.") Path weights,
            @Option(names = "--out", paramLabel = "FILE", required = true,
                description = "Weights file to write.") Path out,
            @Option(names = "--share", paramLabel = "X", defaultValue = "1",
                description = "Share of the way from no multiplication to the whole. Default: "
                    + "${DEFAULT-VALUE}.") double share)
            throws IOException, InterruptedException {
        return run(options, pipeline -> {
            TrainingSamples leaves = pipeline.leaves();
            if (leaves.size() == 0) {
                throw new Misuse("no leaves-*.shard in " + options.folder());
            }
            Weights before = TrainingOptions.weights(weights);
            double[] factors =
                Arrays.stream(Slopes.of(leaves, before)).map(slope -> 1 + share * (slope - 1)).toArray();
            for (int stage = 0; stage < factors.length; stage++) {
                int empties = Stage.LAST_EMPTIES + 2 * stage;
                output.give("stage", new StretchLine(stage, empties, factors[stage]),
                    "stage %2d, from %2d empties: times %.3f%n", stage, empties, factors[stage]);
            }
            WeightsFile.write(Slopes.times(before, factors), out);
        });
    }

    /// One stage for JSON.
    record StretchLine(int stage, int empties, double factor) {}

    @Command(name = "all",
        description = {"Run the whole pipeline: data, fit, and a comparison with 'classic'.",
            "Exit status 1 if the new weights judge held-out labelled positions worse than 'classic' does."})
    int all(@Mixin TrainingOptions options, @Option(names = "--out", paramLabel = "FILE", required = true,
        description = "Weights file to write.") Path out) throws IOException, InterruptedException {
        try {
            TrainingPipeline pipeline = options.pipeline(spec.commandLine().getErr());
            pipeline.makeData(null);
            FitOptions knobs = FitOptions.DEFAULT.withSeed(options.plan().seed());
            TrainingSamples samples = pipeline.allSamples();
            Weights weights = new WeightsFit(samples, Weights.zero(), knobs, Split.DEFAULT)
                .run(options.plan().threads(), _ -> {});
            WeightsFile.write(weights, out);
            return compare(pipeline.read("labels-"), weights);
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }

    private int compare(TrainingSamples labelled, Weights weights) {
        List<Row> rows = TrainingReport.total("labels", labelled, Split.DEFAULT,
            List.of(new PatternEvaluation("full", weights), ClassicEvaluation.DEFAULT));
        PrintWriter lines = spec.commandLine().getOut();
        rows.forEach(row -> lines.printf(Locale.ROOT,
            "%s: root mean square error %.2f discs on %d held-out positions%n", row.evaluation(),
            row.judgement().rootError(), row.judgement().samples()));
        boolean better =
            rows.size() == 2 && rows.get(0).judgement().rootError() < rows.get(1).judgement().rootError();
        return better ? ExitCode.OK : ExitCode.FAILED;
    }

    @Command(name = "climb",
        description = {"Improve weights from the end of the game upward: "
            + "label positions by searches with the weights fitted just before, fit, and go on with more "
            + "empties."})
    int climb(@Mixin TrainingOptions options,
            @Option(names = "--weights", paramLabel = "FILE",
                description = "Weights to start from. Default: the engine's own.") Path weights,
            @Option(names = "--out", paramLabel = "FILE", required = true,
                description = "Weights file to write.") Path out,
            @Option(names = "--from", paramLabel = "N", defaultValue = "4",
                description = "Fewest empties to fit; below, weights stay as they are. Default: "
                    + "${DEFAULT-VALUE}.") int bottom,
            @Option(names = "--to", paramLabel = "N", defaultValue = "23",
                description = "Most empties to fit; above, judgements are only scaled. Default: "
                    + "${DEFAULT-VALUE}.") int top,
            @Option(names = "--from-games", paramLabel = "N", defaultValue = "50000",
                description = "Positions of games for each number of empties, beside the deviations. "
                    + "Default: ${DEFAULT-VALUE}.") int fromGames,
            @Option(names = "--scaled", paramLabel = "N", defaultValue = "1200",
                description = "Positions of either kind that scale a stage. Default: "
                    + "${DEFAULT-VALUE}.") int scaled)
            throws IOException, InterruptedException {
        checkRungs(bottom, top, fromGames, scaled);
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

    private static void checkRungs(int bottom, int top, int fromGames, int scaled) {
        if (top < WeightsLadder.SOLVED || top > TOP_EMPTIES || bottom > top || fromGames < 0 || scaled < 0) {
            throw new Misuse("--to must lie in " + WeightsLadder.SOLVED + ".." + TOP_EMPTIES
                + ", --from must not be above it, --from-games and --scaled must not be negative");
        }
        if ((top - WeightsLadder.SOLVED) % WeightsLadder.RUNG != 0) {
            throw new Misuse("--to: '" + top + "' lies between two steps of the ladder; it may be "
                + WeightsLadder.SOLVED + " and any " + WeightsLadder.RUNG + " more");
        }
    }
}
