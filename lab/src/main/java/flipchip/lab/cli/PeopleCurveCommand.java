package flipchip.lab.cli;

import java.io.IOException;
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
    @Option(names = "--decisions", paramLabel = "N", defaultValue = "600",
        description = "Decisions judged on each side of each strength. Default: ${DEFAULT-VALUE}.")
    private int decisions;
    @Option(names = "--level", paramLabel = "N", defaultValue = "18",
        description = "The level that judges. Default: ${DEFAULT-VALUE}.")
    private int level;
    @Option(names = "--tune",
        description = "Beside people of 2022 and 2023, by whom 'people care' is chosen.")
    private boolean tune;

    @Override
    public Integer call() throws IOException {
        PersonModel played = model.read();
        CRC32 crc = new CRC32();
        crc.update(played.made().getBytes(java.nio.charset.StandardCharsets.UTF_8));
        Path own = files.folder().resolve(String.format(Locale.ROOT, "play-%08x", crc.getValue()));
        spec.commandLine().getOut().print(new LossCurve(files.folder(), own, Level.of(level), files.seed(),
            new ProgressLine(spec.commandLine().getErr())::heard)
            .table(files.games(), tune ? PeopleData.Part.TUNE : PeopleData.Part.HELD_OUT, played, games,
                decisions));
        return ExitCode.OK;
    }
}
