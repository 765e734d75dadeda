package flipchip.lab.cli;

import picocli.CommandLine.Command;

@Command(name = "bench", description = "Measure the engine, the circuits and the shipped program.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {BenchSearchCommand.class, BenchDepthCommand.class, BenchStopsCommand.class,
        BenchThreadsCommand.class, BenchDatabaseCommand.class, BenchChipCommand.class,
        BenchStartCommand.class, BenchPanelCommand.class, BenchDesktopCommand.class})
final class BenchCommand {}
