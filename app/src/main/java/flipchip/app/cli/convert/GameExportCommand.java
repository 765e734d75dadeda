package flipchip.app.cli.convert;

import java.util.concurrent.Callable;
import flipchip.app.cli.answer.Misuse;
import picocli.CommandLine.Command;

/// A command with those under it that write a game for others.
@Command(name = "export", description = "Write a game as a page for browsers.",
    synopsisSubcommandLabel = "COMMAND", subcommands = ExportPageCommand.class)
public final class GameExportCommand implements Callable<Integer> {
    @Override
    public Integer call() {
        throw new Misuse("export needs a command: page");
    }
}
