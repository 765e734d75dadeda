package flipchip.lab.cli;

import picocli.CommandLine.Command;

@Command(name = "exam",
    description = "Boards whose moves' exact scores are known, and how well searches do on them.",
    subcommands = {ExamMakeCommand.class, ExamRunCommand.class, ExamGamesCommand.class},
    synopsisSubcommandLabel = "COMMAND")
final class ExamCommand {}
