package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.engine.file.PlainFile;
import flipchip.engine.person.PersonModel;
import flipchip.lab.people.PeopleReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "report", description =
    {"Compare the model of people's moves with simpler guesses on the games of 2024 and 2025.",
    "Values that a run computed are kept in the folder of the samples."})
final class PeopleReportCommand implements Callable<Integer> {
    private static final int LONGEST = 1 << 24;

    @Spec
    private CommandSpec spec;
    @Option(names = "--dir", paramLabel = "DIR", required = true, description = "Folder of the samples.")
    private Path folder;
    @Option(names = "--model", paramLabel = "FILE",
        description = "Model to judge. Default: the engine's own.")
    private Path file;
    @Option(names = "--samples", paramLabel = "N", defaultValue = "2400",
        description = "Decisions that depths 1, 4 and 8 are compared on. Default: ${DEFAULT-VALUE}.")
    private int shallow;
    @Option(names = "--deep", paramLabel = "N", defaultValue = "120",
        description = "Decisions that depth 12 is compared on. Default: ${DEFAULT-VALUE}.")
    private int deep;
    @Option(names = "--level-samples", paramLabel = "N", defaultValue = "600",
        description = "Decisions that levels are compared on. Default: ${DEFAULT-VALUE}.")
    private int levels;
    @Option(names = "--levels", paramLabel = "N", defaultValue = "16",
        description = "The last level compared. Default: ${DEFAULT-VALUE}.")
    private int strongest;

    @Override
    public Integer call() throws IOException {
        PersonModel model = file == null ? PersonModel.standard()
            : PersonModel.parse(file.toString(), PlainFile.read(file, LONGEST));
        PeopleReport report = new PeopleReport(model, folder,
            new ProgressLine(spec.commandLine().getErr())::heard);
        spec.commandLine().getOut().print(
            report.make(new PeopleReport.Sizes(shallow, deep, levels), strongest));
        return ExitCode.OK;
    }
}
