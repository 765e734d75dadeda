package flipchip.app.cli.circuit;

import java.util.List;
import java.util.Optional;
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
        FaultsCommand.class, WhyCommand.class, WhatIfCommand.class, OpenCommand.class})
public final class HardwareCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    /// What these arguments of the program ask the window to open; empty if they do not.
    public static Optional<List<String>> opening(String... args) {
        return args.length > 2 && args[0].equals("hw") && args[1].equals("open")
            ? OpenCommand.window(List.of(args).subList(2, args.length))
            : Optional.empty();
    }

    @Override
    public Integer call() {
        throw new Misuse("hw needs a command: " + String.join(", ", spec.subcommands().keySet()));
    }
}
