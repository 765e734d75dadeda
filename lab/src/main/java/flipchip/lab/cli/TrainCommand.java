package flipchip.lab.cli;

import picocli.CommandLine.Command;

@Command(name = "train",
    description = {"Learn the evaluation from games.",
        "Each step keeps the files it finds, so that a run that was cut off goes on where it was."},
    subcommands = {TrainDataCommand.class, TrainGamesCommand.class, TrainLeavesCommand.class,
        TrainNodesCommand.class, TrainFitCommand.class, TrainNetCommand.class, TrainStretchCommand.class,
        TrainClimbCommand.class, TrainErrorsCommand.class, TrainReportCommand.class, TrainAllCommand.class},
    synopsisSubcommandLabel = "COMMAND")
final class TrainCommand {}
