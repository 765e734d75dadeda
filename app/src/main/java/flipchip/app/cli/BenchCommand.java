package flipchip.app.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(name = "bench", description = {"Measure. Without a further command: search."},
    synopsisSubcommandLabel = "[COMMAND]",
    subcommands = {
        BenchSearchCommand.class,
        BenchStopsCommand.class,
        BenchDatabaseCommand.class,
        BenchChipCommand.class})
final class BenchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private Output output;

    @Override
    public Integer call() {
        return BenchSearchCommand.run(spec.commandLine().getOut(), output);
    }
}
