package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.zip.CRC32;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.api.Level;
import flipchip.engine.person.PersonModel;
import flipchip.lab.people.LossCurve;
import flipchip.lab.people.PeopleData;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "curve", description =
    {"Let the opponents like people play themselves, and compare what they lose a move with what people of",
    "2024 and 2025 lose. What a run computed is kept in the folder."})
final class PeopleCurveCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private PeopleFiles files;
    @Mixin
    private PersonModelOption model;
    @Option(names = "--games", paramLabel = "N", defaultValue = "100",
        description = "Games of each strength. Default: ${DEFAULT-VALUE}.")
    private int games;
    @Option(names = "--decisions", paramLabel = "N", defaultValue = "1000",
        description = "Decisions that the level judges on each side of each strength. "
            + "Default: ${DEFAULT-VALUE}.")
    private int decisions;
    @Option(names = "--many", paramLabel = "N", defaultValue = "10000", description =
        {"Decisions judged by a search of 8 plies, these among them; what the level says of some is carried",
        "over to all. Default: ${DEFAULT-VALUE}."})
    private int many;
    @Option(names = "--level", paramLabel = "N", defaultValue = "18",
        description = "The level that judges. Default: ${DEFAULT-VALUE}.")
    private int level;
    @Option(names = "--tune",
        description = "Beside people of 2022 and 2023, by whom the opponents' care is fitted.")
    private boolean tune;
    @Option(names = "--out", paramLabel = "FILE", description =
        {"Write the model with care by which its opponents should lose what people of 2022 and 2023 lost",
        "in each phase. The table is then of these years and of the model before."})
    private Path out;

    @Override
    public Integer call() throws IOException {
        PersonModel played = model.read();
        CRC32 crc = new CRC32();
        crc.update(played.made().getBytes(java.nio.charset.StandardCharsets.UTF_8));
        Path own = files.folder().resolve(String.format(Locale.ROOT, "play-%08x", crc.getValue()));
        LossCurve curve = new LossCurve(files.folder(), own, Level.of(level), files.seed(),
            new ProgressLine(spec.commandLine().getErr())::heard);
        PeopleData.Part years = tune || out != null ? PeopleData.Part.TUNE : PeopleData.Part.HELD_OUT;
        LossCurve.Size size = new LossCurve.Size(games, many, decisions);
        PrintWriter told = spec.commandLine().getOut();
        if (out == null) {
            told.print(curve.table(files.games(), years, played, size));
        } else {
            LossCurve.Corrected corrected = curve.corrected(files.games(), years, played, size);
            corrected.model().write(out);
            told.print(corrected.table() + "care of " + corrected.model().care() + "\n");
        }
        return ExitCode.OK;
    }
}
