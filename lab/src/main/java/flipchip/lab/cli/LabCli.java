package flipchip.lab.cli;

import java.io.PrintWriter;
import flipchip.app.cli.Cli;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ScopeType;

/// A command line of the laboratory with a table of commands, one class each.
@Command(name = "flipchip-lab", mixinStandardHelpOptions = true, scope = ScopeType.INHERIT,
    versionProvider = LabVersion.class,
    description = {"Flipchip's laboratory: learns the evaluation, makes the opening book, measures.",
        "lab/README.md has the whole tour."},
    synopsisSubcommandLabel = "COMMAND", exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {"0:done, and every check passed", "1:a check failed or a file could not be used",
        "2:the command line was not understood", "130:interrupted by Ctrl-C"},
    subcommands = {BenchCommand.class, MicroCommand.class, TrainCommand.class, BookCommand.class,
        DrillCheckCommand.class, ExamCommand.class, PeopleCommand.class, SixCommand.class, StuckCommand.class,
        JobCommand.class, SubmitCommand.class, LauncherCommand.class})
public final class LabCli {
    private LabCli() {}

    /// Runs the command that `args` name.
    ///
    /// @param out results
    /// @param err progress and problems
    /// @return the exit status
    public static int run(PrintWriter out, PrintWriter err, String... args) {
        return Cli.execute(new CommandLine(new LabCli()), out, err, args);
    }
}
