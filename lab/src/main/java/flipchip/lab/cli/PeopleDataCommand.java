package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.person.Glicko2;
import flipchip.lab.people.PeopleData;
import flipchip.lab.people.PeopleGames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "data", description =
    {"Draw decisions of people from the archive and compute the features of their moves.",
    "Files that are there are kept."})
final class PeopleDataCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Option(names = "--wthor", paramLabel = "DIR", required = true,
        description = "Folder of the WTHOR archive.")
    private Path wthor;
    @Option(names = "--dir", paramLabel = "DIR", required = true, description = "Folder of the samples.")
    private Path folder;
    @Option(names = "--train", paramLabel = "N", defaultValue = "30000",
        description = "Decisions of 1985 to 2021. Default: ${DEFAULT-VALUE}.")
    private int train;
    @Option(names = "--tune", paramLabel = "N", defaultValue = "4000",
        description = "Decisions of 2022 and 2023. Default: ${DEFAULT-VALUE}.")
    private int tune;
    @Option(names = "--held-out", paramLabel = "N", defaultValue = "6000",
        description = "Decisions of 2024 and 2025. Default: ${DEFAULT-VALUE}.")
    private int heldOut;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Seed of the draw. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Override
    public Integer call() throws IOException {
        PeopleGames people = PeopleGames.read(wthor, new Glicko2(PeopleRatingsCommand.TAU));
        PeopleData data = new PeopleData(people, folder,
            new ProgressLine(spec.commandLine().getErr())::heard);
        data.make(PeopleData.Part.HELD_OUT, heldOut, seed);
        data.make(PeopleData.Part.TUNE, tune, seed);
        data.make(PeopleData.Part.TRAIN, train, seed);
        spec.commandLine().getOut().println(data.frequencies().size() + " known positions");
        return ExitCode.OK;
    }
}
