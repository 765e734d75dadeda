package flipchip.lab.cli;

import picocli.CommandLine.Command;

@Command(name = "people", description = "How people play: their ratings, a model of their moves, its check.",
    subcommands = {PeopleRatingsCommand.class, PeopleDataCommand.class, PeopleFitCommand.class,
        PeopleReportCommand.class, PeopleCurveCommand.class, PeopleCareCommand.class,
        PeopleEndingCommand.class, PeopleRegradeCommand.class},
    synopsisSubcommandLabel = "COMMAND")
final class PeopleCommand {}
