package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.eval.Evaluations;
import flipchip.engine.io.RegularFile;
import flipchip.engine.notation.Ggf;
import flipchip.engine.notation.GgfGame;
import flipchip.lab.benchmark.GameLosses;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "games", description = {"Say by phase who lost how many discs in the games of a match,",
    "kept by 'flipchip match --keep', against exact scores; and what each side's values were off by."})
final class ExamGamesCommand implements Callable<Integer> {
    private static final int LONGEST = 32 << 20;

    @Spec
    private CommandSpec spec;
    @Mixin
    private Output output;
    @Parameters(paramLabel = "FILE.ggf", description = "Games with values and times.")
    private Path file;
    @Option(names = "--from", paramLabel = "EMPTIES", defaultValue = "23",
        description = "Solve positions of at most N empty squares: 2, 5, 8 and so on, the most of a "
            + "phase. Three more take about six times as long. Default: ${DEFAULT-VALUE}.")
    private int from;
    @Option(names = "--every", paramLabel = "N", defaultValue = "1", description = "Only every Nth game.")
    private int every;

    @Override
    public Integer call() throws IOException {
        if (from < 0 || from > 30 || every < 1) {
            throw new Misuse("--from is 0 to 30, --every at least 1");
        }
        List<GgfGame> games = Ggf.read(RegularFile.text(file, LONGEST)).games();
        if (games.isEmpty()) {
            throw new Misuse(file + ": no games");
        }
        GameLosses losses = new GameLosses(from, Evaluations.named("full").orElseThrow());
        ProgressLine progress = new ProgressLine(spec.commandLine().getErr());
        for (int i = 0; i < games.size(); i += every) {
            losses.add(games.get(i));
            progress.heard("games", i + 1, games.size());
        }
        losses.rows().forEach(this::print);
        return ExitCode.OK;
    }

    private void print(GameLosses.Row row) {
        String rest = row.most() > from
            ? ""
            : String.format(Locale.ROOT, "  lost %5.2f in %4.2f moves  value %+5.2f +- %5.2f", row.lost(),
                row.mistakes(), row.bias(), row.deviation());
        output.give("phase", row, "%2d-%2d empties  %-20s %5.2f moves %6.3f s%s%n", row.most(), row.least(),
            row.side(), row.moves(), row.seconds(), rest);
    }
}
