package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.engine.eval.ClassicEvaluation;
import flipchip.engine.eval.PatternEvaluation;
import flipchip.engine.eval.Weights;
import flipchip.engine.eval.WeightsFile;
import flipchip.lab.train.FitOptions;
import flipchip.lab.train.Split;
import flipchip.lab.train.TrainingPipeline;
import flipchip.lab.train.TrainingReport;
import flipchip.lab.train.TrainingReport.Row;
import flipchip.lab.train.TrainingSamples;
import flipchip.lab.train.WeightsFit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "all", description = {"Run the whole pipeline: data, fit, and a comparison with 'classic'.",
    "Exit status 1 if the new weights judge held-out labelled positions worse than 'classic' does."})
final class TrainAllCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private TrainingOptions options;
    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Weights file to write.")
    private Path out;

    @Override
    public Integer call() throws IOException, InterruptedException {
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
}
