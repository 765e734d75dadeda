package flipchip.lab.cli;

import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.lab.bench.Bench;
import flipchip.lab.bench.TimeToDepth;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "bench", description = "Measure the engine, the circuits and the shipped program.",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {BenchStopsCommand.class, BenchThreadsCommand.class, BenchDatabaseCommand.class,
        BenchChipCommand.class, BenchStartCommand.class, BenchPanelCommand.class, BenchDesktopCommand.class})
final class BenchCommand {
    @Command(name = "search",
        description = "A fixed search on one thread: its node count is the signature of the search.")
    int search(@Mixin Output output) {
        Bench.Report report = Bench.run();
        double seconds = report.elapsed().toNanos() / 1e9;
        output.give("search", new SearchLine(report.nodes(), seconds, report.nodesPerSecond()),
            "signature %d nodes, %.3f s, %,d nodes/s%n", report.nodes(), seconds, report.nodesPerSecond());
        return ExitCode.OK;
    }

    private record SearchLine(long signature, double seconds, long nodesPerSecond) {}

    @Command(name = "depth",
        description = {"Time to each depth on four tournament positions with 20 to 30 discs,",
            "after a search of a fifth that is not counted."})
    int depth(@Mixin Output output,
            @Option(names = "--depth", paramLabel = "N", defaultValue = "20",
                description = "Deepest. Default: ${DEFAULT-VALUE}.") int depth,
            @Option(names = "--confidence", paramLabel = "PERCENT", defaultValue = "73",
                description = "Of selective pruning. Default: ${DEFAULT-VALUE}.") int confidence,
            @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
                description = "Default: ${DEFAULT-VALUE}.") int threads,
            @Option(names = "--cold",
                description = "Without that search: the compiler's work is counted.") boolean cold) {
        try {
            for (TimeToDepth.Step step : TimeToDepth.run(depth, confidence, threads, cold)) {
                DepthLine line = new DepthLine(step.position(), step.discs(), step.depth(), step.nodes(),
                    step.elapsed().toNanos() / 1e9);
                boolean said = line.depth() % 4 == 0 || line.depth() == depth;
                output.give("depth", line,
                    said ? "position %d, %d discs: depth %2d  %8.3f s  %,13d nodes%n" : "", line.position(),
                    line.discs(), line.depth(), line.seconds(), line.nodes());
            }
            return ExitCode.OK;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }

    record DepthLine(int position, int discs, int depth, long nodes, double seconds) {}
}
