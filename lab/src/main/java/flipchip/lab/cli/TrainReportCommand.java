package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.zip.CRC32;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.api.Evaluation;
import flipchip.engine.eval.ClassicEvaluation;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.Weights;
import flipchip.lab.people.EngineWeights;
import flipchip.lab.train.Judgement;
import flipchip.lab.train.ReportData;
import flipchip.lab.train.Split;
import flipchip.lab.train.TrainingPipeline;
import flipchip.lab.train.TrainingReport;
import flipchip.lab.train.TrainingReport.Row;
import flipchip.lab.train.TrainingSamples;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "report",
    description = {"Compare weights with held-out positions: years 2024 and 2025, and self-play group 0.",
        "Searched and exact scores are made once, with the frozen weights, and kept in the folder."})
final class TrainReportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private TrainingOptions options;
    @Mixin
    private Output output;
    @Option(names = "--weights", paramLabel = "FILE",
        description = "Weights to judge. Default: the engine's own.")
    private Path weights;
    @Option(names = "--frozen", paramLabel = "FILE",
        description = "Weights that searched scores are made with, not those under test. Default: the "
            + "engine's own.")
    private Path frozen;
    @Option(names = "--search-depth", paramLabel = "N", defaultValue = "12",
        description = "Plies of the searched scores. Default: ${DEFAULT-VALUE}.")
    private int searchDepth;
    @Option(names = "--searched", paramLabel = "N", defaultValue = "200",
        description = "Searched positions for each stage of four plies. Default: ${DEFAULT-VALUE}.")
    private int searched;
    @Option(names = "--exact", paramLabel = "N", defaultValue = "2000",
        description = "Solved positions. Default: ${DEFAULT-VALUE}.")
    private int exact;
    @Option(names = "--exact-empties", paramLabel = "N", defaultValue = "20",
        description = "Empties of solved positions. Default: ${DEFAULT-VALUE}.")
    private int exactEmpties;
    @Option(names = "--within", paramLabel = "DISCS", defaultValue = "64",
        description = {"Leave out positions with a searched or exact score beyond this many discs: games "
            + "that are decided.", "Default: ${DEFAULT-VALUE}."})
    private int within;

    /// One row for JSON; errors in discs.
    record Line(String against, int firstPly, int lastPly, String evaluation, int samples, double meanError,
            double rootError, double correlation, double slope) {

        static Line of(Row row) {
            Judgement judgement = row.judgement();
            return new Line(row.against(), row.firstPly(), row.lastPly(), row.evaluation(),
                judgement.samples(), judgement.meanError(), judgement.rootError(), judgement.correlation(),
                judgement.slope());
        }
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        List<Evaluation> judged = List.of(new PatternEvaluation("full", TrainingOptions.weights(weights)),
            ClassicEvaluation.DEFAULT);
        try {
            TrainingPipeline pipeline = options.pipeline(spec.commandLine().getErr());
            TrainingSamples games = TrainingReport.heldOut(pipeline.games(), Split.DEFAULT, _ -> true);
            Weights searching = TrainingOptions.weights(frozen);
            ReportData data = new ReportData(options.plan(), games, searching,
                EngineWeights.checksum(searching), new ProgressLine(spec.commandLine().getErr())::heard);
            List<Row> rows = new ArrayList<>();
            add("result", games, judged, rows);
            add("depth " + searchDepth, TrainingReport.within(within, data.searched(searched, searchDepth)),
                judged, rows);
            rows.addAll(TrainingReport.total("exact, " + exactEmpties + " empties",
                TrainingReport.within(within, data.exact(exact, exactEmpties)), Split.DEFAULT, judged));
            print(rows);
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }

    /// Positions of people's games and of self-play apart.
    private static void add(String against, TrainingSamples samples, List<Evaluation> judged,
            List<Row> rows) {
        rows.addAll(
            TrainingReport.byStage(against, TrainingReport.played(samples, false), Split.DEFAULT, judged));
        rows.addAll(TrainingReport.byStage(against + ", self-play", TrainingReport.played(samples, true),
            Split.DEFAULT, judged));
    }

    private void print(List<Row> rows) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        output.say("weights %s, frozen weights of the searches %s%n", named(weights), named(frozen));
        output.say("held out: years 2024 and 2025, self-play group 0; errors in discs%n");
        output.say("%-20s %-6s %-8s %7s %7s %7s %6s %6s%n", "against", "plies", "by", "n", "mean", "root",
            "corr", "slope");
        for (Line line : rows.stream().map(Line::of).toList()) {
            output.give("judgement", line, "%-20s %2d-%-3d %-8s %7d %7.2f %7.2f %6.3f %6.3f%n",
                line.against(), line.firstPly(), line.lastPly(), line.evaluation(), line.samples(),
                line.meanError(), line.rootError(), line.correlation(), line.slope());
        }
    }

    private static String named(Path file) throws IOException {
        if (file == null) {
            return "of the engine";
        }
        CRC32 crc = new CRC32();
        crc.update(Files.readAllBytes(file));
        return String.format(Locale.ROOT, "%s (CRC %08x)", file.getFileName(), crc.getValue());
    }
}
