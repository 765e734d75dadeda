package flipchip.app.cli.window;

import picocli.CommandLine.Command;
import picocli.CommandLine.ParentCommand;

@Command(name = "bench", description = {"Measure the window."},
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
        BenchDesktopCommand.class,
        BenchStartCommand.class,
        BenchPanelCommand.class})
public final class BenchCommand {
    @ParentCommand
    private WindowTools parent;

    PanelMeter panelMeter() {
        return parent.panelMeter();
    }
}
