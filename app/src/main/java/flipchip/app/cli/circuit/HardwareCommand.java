package flipchip.app.cli.circuit;

import java.util.concurrent.Callable;
import flipchip.app.cli.answer.Misuse;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(name = "hw",
    description = "Count, trace, explain, verify, list and export the circuits; solve and play on the chip.",
    synopsisSubcommandLabel = "COMMAND",
    // One a line, so that new commands do not touch each other.
    subcommands = {StatsCommand.class, TraceCommand.class, RunCommand.class, VerifyCommand.class,
        HazardCommand.class, ListCommand.class, ExportCommand.class, AttachCommand.class, CheckCommand.class,
        ChipSolveCommand.class, ChipPlayCommand.class, MiddleGameCommand.class, RepairCommand.class,
        FaultsCommand.class, WhyCommand.class, OpenCommand.class})
public final class HardwareCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        throw new Misuse("hw needs a command: " + String.join(", ", spec.subcommands().keySet()));
    }
}
