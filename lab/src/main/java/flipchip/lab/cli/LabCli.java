package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import flipchip.app.cli.Cli;
import flipchip.app.cli.answer.ExitCode;
import flipchip.engine.io.AtomicFile;
import flipchip.lab.program.RunningJava;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
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
        JobCommand.class, SubmitCommand.class})
public final class LabCli {
    private LabCli() {}

    @Command(name = "launcher", hidden = true,
        description = "Writes how this program was started, for the script lab/flipchip-lab.")
    int launcher(
            @Parameters(paramLabel = "FILE",
                description = "Gets the Java in its first line and the module path in its second.") Path file)
            throws IOException {
        AtomicFile.write(file, RunningJava.executable() + "\n" + RunningJava.path() + "\n");
        return ExitCode.OK;
    }

    /// Runs the command that `args` name.
    ///
    /// @param out results
    /// @param err progress and problems
    /// @return the exit status
    public static int run(PrintWriter out, PrintWriter err, String... args) {
        return Cli.execute(new CommandLine(new LabCli()), out, err, args);
    }
}
