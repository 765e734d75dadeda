package flipchip.app.cli.window;

import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "desktop", description = "How soon the window answers, measured without a display.")
final class BenchDesktopCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private Output output;
    @Option(names = "--rounds", paramLabel = "N", defaultValue = "3",
        description = "Positions for each of the levels. Default: ${DEFAULT-VALUE}.")
    private int rounds;

    @Override
    public Integer call() throws InterruptedException {
        if (rounds < 1) {
            throw new Misuse("--rounds: '" + rounds + "' is not at least 1");
        }
        WindowTools root = (WindowTools) spec.root().userObject();
        for (Camera.Latency latency : root.camera().latencies(rounds)) {
            output.give("latency", latency,
                "%-54s %4d rounds: median %6.1f, first %6.1f, worst %6.1f %s (level %d)%n", latency.what(),
                    latency.rounds(), latency.median(), latency.first(), latency.worst(), latency.unit(),
                    latency.worstLevel());
        }
        return ExitCode.OK;
    }
}
