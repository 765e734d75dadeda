package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.zip.CRC32;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.api.Level;
import flipchip.engine.person.PersonModel;
import flipchip.lab.people.EngineWeights;
import flipchip.lab.people.LossCurve;
import flipchip.lab.people.Years;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "curve", description =
    {"Let the opponents like people play themselves, and compare what they lose a move with what people",
    "lose. What a run computed is kept in the folder."})
final class PeopleCurveCommand implements Callable<Integer> {
    /// Of the years before those held out.
    private static final Years FITTED = new Years(2018, 2023);

    @Spec
    private CommandSpec spec;
    @Mixin
    private PeopleFiles files;
    @Mixin
    private PersonModelOption model;
    @Option(names = "--games", paramLabel = "N", defaultValue = "100",
        description = "Games of each strength. Default: ${DEFAULT-VALUE}.")
    private int games;
    @Option(names = "--decisions", paramLabel = "N", defaultValue = "400",
        description = {"Decisions that the level judges on each side of each strength, in each phase with 12",
        "and more empties; if 0, a search of 8 plies is the only judge. Default: ${DEFAULT-VALUE}."})
    private int decisions;
    @Option(names = "--many", paramLabel = "N", defaultValue = "20000", description =
        {"Decisions of people that count, the newest. A search of 8 plies judges all, and what the level",
        "says of some is carried over to them. Default: ${DEFAULT-VALUE}."})
    private int many;
    @Option(names = "--level", paramLabel = "N", defaultValue = "18",
        description = "The level that judges. Default: ${DEFAULT-VALUE}.")
    private int level;
    @Option(names = "--years", paramLabel = "FROM-TO", description =
        {"Years of the people. Default: 2024-2025, to which nothing is fitted; with --out 2018-2023."})
    private String years;
    @Option(names = "--out", paramLabel = "FILE", description =
        {"Write the model with care by which its opponents should lose what people lost in each phase. The",
        "table is then of the model before."})
    private Path out;

    @Override
    public Integer call() throws IOException {
        if (games < 1 || many < 1 || decisions < 0) {
            throw new Misuse("--games and --many must be at least 1, --decisions at least 0");
        }
        PersonModel played = model.read();
        CRC32 crc = new CRC32();
        crc.update(played.made().getBytes(java.nio.charset.StandardCharsets.UTF_8));
        Path own = files.folder().resolve(String.format(Locale.ROOT, "play-%08x-seed-%d", crc.getValue(),
            files.seed()));
        LossCurve curve = new LossCurve(files.folder(), own, Level.of(level), EngineWeights.checksum(),
            files.seed(),
            new ProgressLine(spec.commandLine().getErr())::heard);
        Years sought = sought();
        LossCurve.Size size = new LossCurve.Size(games, many, decisions);
        PrintWriter told = spec.commandLine().getOut();
        if (out == null) {
            told.print(curve.table(files.games(), sought, played, size));
        } else {
            LossCurve.Corrected corrected = curve.corrected(files.games(), sought, played, size);
            corrected.model().write(out);
            told.print(corrected.table() + "care of " + corrected.model().care() + "\n");
        }
        return ExitCode.OK;
    }

    private Years sought() {
        try {
            Years sought = years != null ? Years.parse(years) : out != null ? FITTED : Years.HELD_OUT;
            if (out != null && sought.to() >= Years.HELD_OUT.from()) {
                throw new IllegalArgumentException("nothing is fitted to " + Years.HELD_OUT);
            }
            return sought;
        } catch (IllegalArgumentException e) {
            throw new Misuse("--years: " + e.getMessage(), e);
        }
    }
}
