package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.engine.person.PersonModel;
import flipchip.lab.people.PersonCare;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "care", description =
    {"Let the opponents lose as many discs a move as people of their strength lost in 2022 and 2023,",
    "by the decisions that 'people data' drew. What the model foretells stays as it is."})
final class PeopleCareCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private PersonModelOption model;
    @Option(names = "--dir", paramLabel = "DIR", required = true, description = "Folder of the samples.")
    private Path folder;
    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Model to write.")
    private Path out;

    @Override
    public Integer call() throws IOException {
        PersonModel fitted = PersonCare.fit(model.read(), folder);
        fitted.write(out);
        spec.commandLine().getOut().println("care of " + fitted.care());
        return ExitCode.OK;
    }
}
