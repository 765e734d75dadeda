package flipchip.lab.cli;

import picocli.CommandLine.Command;

@Command(name = "book", description = "Build, show and check the opening book; draw even starts.",
    subcommands = {BookBuildCommand.class, BookDeepenCommand.class, BookShowCommand.class,
        BookCheckCommand.class, BookStartsCommand.class},
    synopsisSubcommandLabel = "COMMAND")
final class BookCommand {}
