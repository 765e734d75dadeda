package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.engine.api.Level;
import flipchip.lab.people.Endings;
import flipchip.lab.people.LossCurve;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "ending", description = {
    "Let the opponents like people play many endings of their games, and compare what they lose a move with",
    "0 to 11 empties with what people lose."})
final class PeopleEndingCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private PeopleFiles files;
    @Mixin
    private CurveOptions options;
    @Option(names = "--endings", paramLabel = "N", defaultValue = "5",
        description = "Endings of each game. Default: ${DEFAULT-VALUE}.")
    private int endings;
    @Option(names = "--steps", paramLabel = "N", defaultValue = "4",
        description = "With --out: how often care is changed by what was lost with it. "
            + "Default: ${DEFAULT-VALUE}.")
    private int steps;
    @Option(names = "--out", paramLabel = "FILE",
        description = "Write the model with care by which its opponents lose there what people lost.")
    private Path out;

    @Override
    public Integer call() throws IOException {
        if (options.games() < 2 || endings < 1 || steps < 1) {
            throw new Misuse("--games must be at least 2, --endings and --steps at least 1");
        }
        LossCurve curve = options.curve(spec, files, Level.ALL.getFirst()); // which is never asked
        Endings played = new Endings(curve,
            new Endings.Size(options.games(), endings, options.many(), out == null ? 0 : steps), files.seed(),
            options.progress(spec));
        LossCurve.Corrected fitted =
            played.fitted(files.games(), options.years(out != null), options.model());
        spec.commandLine().getOut().print(fitted.table());
        if (out != null) {
            fitted.model().write(out);
            spec.commandLine().getOut().println("care of " + fitted.model().care());
        }
        return ExitCode.OK;
    }
}
