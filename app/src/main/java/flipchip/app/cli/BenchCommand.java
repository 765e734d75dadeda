package flipchip.app.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;

@Command(name = "bench", description = {"Measure the window."},
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
        BenchDesktopCommand.class,
        BenchStartCommand.class,
        BenchPanelCommand.class})
final class BenchCommand {
    @ParentCommand
    private Cli parent;

    PanelMeter panelMeter() {
        return parent.panelMeter();
    }
}
