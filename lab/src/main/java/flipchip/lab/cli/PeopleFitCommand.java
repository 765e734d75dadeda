package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.engine.people.LossPenalty;
import flipchip.engine.people.PersonModel;
import flipchip.lab.people.PeopleData;
import flipchip.lab.people.PersonTraining;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "fit",
    description = "Learn the model of people's moves from the samples that 'people data' made.")
final class PeopleFitCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private PeopleFiles files;
    @Option(names = "--out", paramLabel = "FILE", required = true, description = "Model to write.")
    private Path out;
    @Option(names = "--passes", paramLabel = "N", defaultValue = "12",
        description = "Passes over the samples. Default: ${DEFAULT-VALUE}.")
    private int passes;
    @Option(names = "--care", paramLabel = "X", split = ",", defaultValue = "0,0,0,0,0,0",
        description = {"What the opponent of each strength takes off a move's judgement for a disc lost.",
            "Default: ${DEFAULT-VALUE}."})
    private List<Float> care;

    @Override
    public Integer call() throws IOException {
        if (passes < 1) {
            throw new Misuse("--passes: '" + passes + "' is less than 1");
        }
        PrintWriter err = spec.commandLine().getErr();
        PeopleData data = files.data((_, _, _) -> {});
        PersonModel model = PersonTraining.train(data, files.wthor(), files.folder(), passes, files.seed(),
            LossPenalty.of(care), line -> {
                err.println(line);
                err.flush();
            });
        model.write(out);
        spec.commandLine().getOut().println(model.made() + "\n" + data.frequencies().size()
            + " known positions, " + Files.size(out) + " bytes");
        return ExitCode.OK;
    }
}
