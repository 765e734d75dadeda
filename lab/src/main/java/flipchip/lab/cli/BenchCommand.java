package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Level;
import flipchip.lab.bench.Bench;
import flipchip.lab.bench.Overshoot;
import flipchip.lab.bench.TimeToDepth;
import flipchip.lab.window.DesktopBench;
import flipchip.lab.window.StartBench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "bench", description = "Measure the engine, the circuits and the shipped program.",
    synopsisSubcommandLabel = "COMMAND", subcommands = {BenchThreadsCommand.class, BenchDatabaseCommand.class,
        BenchChipCommand.class, BenchPanelCommand.class})
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
        description = {"Time to each depth on four tournament positions with 20 to 30 discs, "
            + "after a search of a fifth that is not counted."})
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

    @Command(name = "stops",
        description = "How late searches end after a stop and after the time for a move.")
    int stops(@Mixin Output output,
            @Option(names = "--searches", paramLabel = "N", defaultValue = "200",
                description = "Searches of each kind. Default: ${DEFAULT-VALUE}.") int searches,
            @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
                description = "Threads of the engine. Default: ${DEFAULT-VALUE}.") int threads,
            @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
                description = "Other numbers try other positions. Default: ${DEFAULT-VALUE}.") long seed) {
        if (searches < 1 || threads < 1 || threads > EngineOptions.MAX_THREADS) {
            throw new Misuse(searches < 1
                ? "--searches: '" + searches + "' is not at least 1"
                : "--threads: '" + threads + "' is not between 1 and " + EngineOptions.MAX_THREADS);
        }
        try (Engine engine = new Engine(EngineOptions.DEFAULT.withThreads(threads))) {
            write(output, "stop", Overshoot.ofStops(engine, searches, seed));
            write(output, "time for a move", Overshoot.ofTimes(engine, searches, seed));
        }
        return ExitCode.OK;
    }

    private record StopLine(String after, int searches, double medianMilliseconds,
            double worstMilliseconds) {}

    private static void write(Output output, String after, Overshoot late) {
        double median = late.median().toNanos() / 1e6;
        double worst = late.worst().toNanos() / 1e6;
        output.give("late", new StopLine(after, late.searches(), median, worst),
            "%-16s %5d searches, late by %.3f ms (median), %.3f ms (worst)%n", after, late.searches(), median,
            worst);
    }

    @Command(name = "start",
        description = {
            "How soon the window can be used: from the start of the process until the first click "
                + "is drawn. Starts the shipped program again and again, with settings and games of its own.",
            "The first start, which reads from the disk, counts for the worst only."})
    int start(@Mixin Output output, @Mixin WindowBench bench,
            @Option(names = "--runs", paramLabel = "N", defaultValue = "10",
                description = "Starts after the first. Default: ${DEFAULT-VALUE}.") int runs)
            throws InterruptedException {
        if (runs < 1) {
            throw new Misuse("--runs: '" + runs + "' is not at least 1");
        }
        return bench.run((program, home) -> measure(program, home, runs, output));
    }

    private static void measure(Path program, Path home, int runs, Output output) throws IOException {
        List<StartBench.Row> rows = StartBench.measure(program, home, runs);
        output.say("%d starts of %s %s%n                   ms: median    worst  processor    worst%n", runs,
            program, WindowBench.circumstances());
        for (StartBench.Row row : rows) {
            output.give("start", row, "%-20s %8.0f %8.0f   %8.0f %8.0f  %3.0f %%%n", row.phase(), row.wall(),
                row.worstWall(), row.processor(), row.worstProcessor(),
                100 * row.processor() / rows.getLast().processor());
        }
    }

    @Command(name = "desktop", description = {
        "How soon the window of the shipped program answers: workspaces, values, a move beside the analysis, "
            + "a click beside a computer that thinks, the next legal moves after a computer's move, "
            + "every page " + "at its first opening. How late a search stops: 'bench stops'."})
    int desktop(@Mixin Output output, @Mixin WindowBench bench,
            @Option(names = "--rounds", paramLabel = "N", defaultValue = "20",
                description = "Positions; the workspaces are shown three times in each. Default: "
                    + "${DEFAULT-VALUE}.") int rounds,
            @Option(names = "--level", paramLabel = "N", defaultValue = "20",
                description = "Of the computer that thinks. Default: ${DEFAULT-VALUE}.") int level,
            @Option(names = "--openings", paramLabel = "N", defaultValue = "1",
                description = "Starts in each of which every page is opened for the first time; 0 leaves "
                    + "them out. Default: ${DEFAULT-VALUE}.") int openings)
            throws InterruptedException {
        if (rounds < 1) {
            throw new Misuse("--rounds: '" + rounds + "' is not at least 1");
        }
        if (openings < 0) {
            throw new Misuse("--openings: '" + openings + "' is not at least 0");
        }
        if (Level.ALL.stream().noneMatch(known -> known.number() == level)) {
            throw new Misuse("--level: '" + level + "' is not between 1 and " + Level.ALL.size());
        }
        return bench.run((program, home) -> {
            var figures = DesktopBench.measure(program, home, rounds, level, openings);
            output.say("%s %s%n", program, WindowBench.circumstances());
            for (DesktopBench.Latency latency : figures) {
                output.give("latency", latency,
                    "%-58s %4d rounds: median %6.1f, first %6.1f, 99 %% %6.1f, worst %6.1f %s%n",
                    latency.what(), latency.rounds(), latency.median(), latency.first(),
                    latency.percentile99(), latency.worst(), latency.unit());
            }
        });
    }
}
