package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.engine.person.PersonModel;
import flipchip.engine.person.Glicko2;
import flipchip.lab.people.PeopleData;
import flipchip.lab.people.PeopleGames;
import flipchip.lab.people.PersonTraining;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "fit", description =
    "Learn the model of people's moves from the samples that 'people data' made.")
final class PeopleFitCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Option(names = "--wthor", paramLabel = "DIR", required = true,
        description = "Folder of the WTHOR archive.")
    private Path wthor;
    @Option(names = "--dir", paramLabel = "DIR", required = true, description = "Folder of the samples.")
    private Path folder;
    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Model to write.")
    private Path out;
    @Option(names = "--passes", paramLabel = "N", defaultValue = "12",
        description = "Passes over the samples. Default: ${DEFAULT-VALUE}.")
    private int passes;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Seed of the fit. Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Override
    public Integer call() throws IOException {
        PrintWriter err = spec.commandLine().getErr();
        PeopleGames people = PeopleGames.read(wthor, new Glicko2(PeopleRatingsCommand.TAU));
        PeopleData data = new PeopleData(people, folder, (_, _, _) -> { });
        PersonModel model = PersonTraining.train(data, wthor, folder, passes, seed, line -> {
            err.println(line);
            err.flush();
        });
        model.write(out);
        spec.commandLine().getOut().println(model.made() + "\n" + data.frequencies().size()
            + " known positions, "
            + Files.size(out) + " bytes");
        return ExitCode.OK;
    }
}
