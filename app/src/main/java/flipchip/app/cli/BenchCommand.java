package flipchip.app.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(name = "bench", description = {"Measure. Without a further command: search."},
    synopsisSubcommandLabel = "[COMMAND]",
    subcommands = {
        BenchSearchCommand.class,
        BenchDepthCommand.class,
        BenchStopsCommand.class,
        BenchThreadsCommand.class,
        BenchDatabaseCommand.class,
        BenchDesktopCommand.class,
        BenchStartCommand.class,
        BenchChipCommand.class,
        BenchPanelCommand.class})
final class BenchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @ParentCommand
    private Cli parent;
    @Mixin
    private Output output;

    PanelMeter panelMeter() {
        return parent.panelMeter();
    }

    @Override
    public Integer call() {
        return BenchSearchCommand.run(spec.commandLine().getOut(), output);
    }
}
