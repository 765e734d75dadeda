package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.engine.person.PersonModel;
import flipchip.lab.people.PersonCare;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "care", description =
    {"Let the opponents lose as many discs a move as people of their strength lost in 2022 and 2023,",
    "by the decisions that 'people data' drew, or give them the care that is named. What the model foretells",
    "stays as it is."})
final class PeopleCareCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private PersonModelOption model;
    @ArgGroup(multiplicity = "1")
    private From from;
    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Model to write.")
    private Path out;

    private static final class From {
        @Option(names = "--dir", paramLabel = "DIR", description = "Folder of the samples.")
        private Path folder;
        @Option(names = "--care", paramLabel = "C", split = ",", description =
            {"Care of each strength by which problems are graded, weakest first,",
            "as in 0,0,0,0,0.1,0.2; found with 'people curve'."})
        private List<Float> care;
    }

    @Override
    public Integer call() throws IOException {
        PersonModel fitted = from.folder == null ? PersonCare.given(model.read(), from.care)
            : PersonCare.fit(model.read(), from.folder);
        fitted.write(out);
        spec.commandLine().getOut().println("care of " + fitted.care());
        return ExitCode.OK;
    }
}
