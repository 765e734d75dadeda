package flipchip.app.cli.circuit;

import java.util.concurrent.Callable;
import flipchip.app.cli.answer.Misuse;
import flipchip.hwsim.verify.catalogue.Circuits;
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
        FaultsCommand.class, WhyCommand.class, WhatIfCommand.class, OpenCommand.class})
public final class HardwareCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    /// Whether these arguments of the program ask to open a circuit in the window.
    public static boolean isOpening(String... args) {
        return args.length == 3 && args[0].equals("hw") && args[1].equals("open")
                && Circuits.find(args[2]).isPresent();
    }

    @Override
    public Integer call() {
        throw new Misuse("hw needs a command: " + String.join(", ", spec.subcommands().keySet()));
    }
}
