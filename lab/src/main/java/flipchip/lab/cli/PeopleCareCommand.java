package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.engine.people.LossPenalty;
import flipchip.engine.people.PersonModel;
import flipchip.lab.people.PersonCare;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "care",
    description = {"Set the loss penalty of the opponents. The predictions of the model stay unchanged.",
        "'people curve --out' finds the care with which they lose what people lost."})
final class PeopleCareCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private PersonModelOption model;
    @Option(names = "--care", paramLabel = "C", split = ",", required = true, description = {
        "Care of each strength by which problems are graded, weakest first, as in 0,0,0,0,0.1,0.2;",
        "or of each phase of the first strength, the last 12 empties first, then of the second, and so on."})
    private List<Float> care;
    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Model to write.")
    private Path out;

    @Override
    public Integer call() throws IOException {
        try {
            PersonModel given = PersonCare.given(model.read(), LossPenalty.of(care));
            given.write(out);
            spec.commandLine().getOut().println("care of " + given.care());
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse("--care: " + e.getMessage(), e);
        }
    }
}
