package flipchip.lab.cli;

import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Output;
import flipchip.lab.bench.Bench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(name = "search",
    description = "A fixed search on one thread: its node count is the signature of the search.")
final class BenchSearchCommand implements Callable<Integer> {
    @Mixin
    private Output output;

    private record SearchLine(long signature, double seconds, long nodesPerSecond) {}

    @Override
    public Integer call() {
        Bench.Report report = Bench.run();
        double seconds = report.elapsed().toNanos() / 1e9;
        output.give("search", new SearchLine(report.nodes(), seconds, report.nodesPerSecond()),
            "signature %d nodes, %.3f s, %,d nodes/s%n", report.nodes(), seconds, report.nodesPerSecond());
        return ExitCode.OK;
    }
}
