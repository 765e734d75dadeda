package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.engine.api.Level;
import flipchip.engine.people.LossPenalty;
import flipchip.engine.people.PersonModel;
import flipchip.lab.people.LossCurve;
import flipchip.lab.people.PersonCare;
import flipchip.lab.people.Years;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "curve",
    description = {
        "Let the opponents like people play themselves, and compare what they lose a move with what people "
            + "lose. What a run computed is kept in the folder."})
final class PeopleCurveCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private PeopleFiles files;
    @Mixin
    private CurveOptions options;
    @Option(names = "--decisions", paramLabel = "N", defaultValue = "400",
        description = {"Decisions that the level judges on each side of each strength, in each phase with 12 "
            + "and more empties, to be carried over to all that the search judges; if 0, the search is "
            + "the only " + "judge. Default: ${DEFAULT-VALUE}."})
    private int decisions;
    @Option(names = "--level", paramLabel = "N", defaultValue = "18",
        description = "The level that judges. Default: ${DEFAULT-VALUE}.")
    private int level;
    @Option(names = "--phases", paramLabel = "N",
        description = {
            "Phases of 12 empties that are judged, the last of the game first: 1 for that of 0 to 11.",
            "Default: all."})
    private Integer phases;
    @Option(names = "--held", paramLabel = "N", defaultValue = "0",
        description = {"With --out: phases of 12 empties, the last of the game first, whose losses stay as "
            + "they are; 1 after 'people ending --out'. Default: ${DEFAULT-VALUE}."})
    private int held;
    @Option(names = "--phase", paramLabel = "N", description = {
        "With --out: the one phase of 12 empties that is put right, 0 for that of 0 to 11, by all that is "
            + "seen of it; its neighbours' care moves with it, so that they lose as much as before. "
            + "Default: all " + "that are not held, drawn towards no change by as much as chance asks."})
    private Integer phase;
    @Option(names = "--out", paramLabel = "FILE", description = {
        "Write the model with care by which its opponents should lose what people lost in each phase. The "
            + "table is then of the model before."})
    private Path out;

    @Override
    public Integer call() throws IOException {
        if (options.games() < 1 || options.many() < 1 || decisions < 0) {
            throw new Misuse("--games and --many must be at least 1, --decisions at least 0");
        }
        if (phases != null && (phases < 1 || phases > LossPenalty.PHASES || out != null)) {
            throw new Misuse("--phases is 1 to " + LossPenalty.PHASES + ", and does not go with --out");
        }
        if (held < 0 || held >= LossPenalty.PHASES || held > 0 && out == null) {
            throw new Misuse("--held is 0 to " + (LossPenalty.PHASES - 1) + ", and goes only with --out");
        }
        if (phase != null && (phase < 0 || phase >= LossPenalty.PHASES || out == null || held > 0)) {
            throw new Misuse("--phase is 0 to " + (LossPenalty.PHASES - 1)
                + ", goes only with --out, and not with --held");
        }
        PersonModel played = options.model();
        LossCurve curve = options.curve(spec, files, Level.of(level));
        Years sought = options.years(out != null);
        LossCurve.Size size = new LossCurve.Size(options.games(), options.many(), decisions,
            phases == null ? LossPenalty.PHASES : phases);
        PrintWriter told = spec.commandLine().getOut();
        if (out == null) {
            told.print(curve.table(files.games(), sought, played, size));
        } else {
            PersonCare.Sought righted =
                new PersonCare.Sought(held, phase == null ? OptionalInt.empty() : OptionalInt.of(phase));
            LossCurve.Corrected corrected = curve.corrected(files.games(), sought, played, size, righted);
            corrected.model().write(out);
            told.print(corrected.table() + "care of " + corrected.model().care() + "\n");
        }
        return ExitCode.OK;
    }
}
