package flipchip.app.cli.window;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.JsonLines;
import flipchip.app.cli.answer.Output;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
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
            throw new ParameterException(spec.commandLine(), "--rounds: '" + rounds + "' is not at least 1");
        }
        PrintWriter out = spec.commandLine().getOut();
        WindowTools root = (WindowTools) spec.root().userObject();
        for (Camera.Latency latency : root.camera().latencies(rounds)) {
            if (output.isJson()) {
                new JsonLines(out).write("latency", latency);
            } else {
                out.printf(Locale.ROOT,
                    "%-54s %4d rounds: median %6.1f, first %6.1f, worst %6.1f %s (level %d)%n", latency.what(),
                    latency.rounds(), latency.median(), latency.first(), latency.worst(), latency.unit(),
                    latency.worstLevel());
            }
        }
        out.flush();
        return ExitCode.OK;
    }
}
