package flipchip.lab.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.JsonLines;
import flipchip.app.cli.answer.Output;
import flipchip.lab.bench.Bench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(name = "search", description = "A fixed search on one thread: its node count is the signature of the search.")
final class BenchSearchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Mixin
    private Output output;

    private record SearchLine(long signature, double seconds, long nodesPerSecond) {}

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Bench.Report report = Bench.run();
        double seconds = report.elapsed().toNanos() / 1e9;
        if (output.isJson()) {
            new JsonLines(out).write("search", new SearchLine(report.nodes(), seconds, report.nodesPerSecond()));
        } else {
            out.printf(Locale.ROOT, "signature %d nodes, %.3f s, %,d nodes/s%n", report.nodes(), seconds,
                report.nodesPerSecond());
        }
        return ExitCode.OK;
    }
}
