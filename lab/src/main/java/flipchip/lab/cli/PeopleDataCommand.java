package flipchip.lab.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.lab.people.PeopleData;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "data",
    description = {"Draw decisions of people from the archive and compute the features of their moves.",
        "Files that are there are kept."})
final class PeopleDataCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private PeopleFiles files;
    @Option(names = "--train", paramLabel = "N", defaultValue = "30000",
        description = "Decisions of 1985 to 2021. Default: ${DEFAULT-VALUE}.")
    private int train;
    @Option(names = "--tune", paramLabel = "N", defaultValue = "4000",
        description = "Decisions of 2022 and 2023. Default: ${DEFAULT-VALUE}.")
    private int tune;
    @Option(names = "--held-out", paramLabel = "N", defaultValue = "6000",
        description = "Decisions of 2024 and 2025. Default: ${DEFAULT-VALUE}.")
    private int heldOut;

    @Override
    public Integer call() throws IOException {
        PeopleData data = files.data(new ProgressLine(spec.commandLine().getErr())::heard);
        data.make(PeopleData.Part.HELD_OUT, heldOut, files.seed());
        data.make(PeopleData.Part.TUNE, tune, files.seed());
        data.make(PeopleData.Part.TRAIN, train, files.seed());
        spec.commandLine().getOut().println(data.frequencies().size() + " known positions");
        return ExitCode.OK;
    }
}
