package flipchip.lab.cli;

import picocli.CommandLine.Command;

@Command(name = "job", description = "Long work in shards: run or go on, list, check.",
    subcommands = {JobRunCommand.class, JobListCommand.class, JobCheckCommand.class},
    synopsisSubcommandLabel = "COMMAND")
final class JobCommand {}
