package flipchip.lab.cli;

import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.lab.bench.Overshoot;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "stops", description = "How late searches end after a stop and after the time for a move.")
final class BenchStopsCommand implements Callable<Integer> {
    @Mixin
    private Output output;
    @Option(names = "--searches", paramLabel = "N", defaultValue = "200",
        description = "Searches of each kind. Default: ${DEFAULT-VALUE}.")
    private int searches;
    @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
        description = "Threads of the engine. Default: ${DEFAULT-VALUE}.")
    private int threads;
    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Other numbers try other positions. Default: ${DEFAULT-VALUE}.")
    private long seed;

    private record StopLine(String after, int searches, double medianMilliseconds,
            double worstMilliseconds) {}

    @Override
    public Integer call() {
        if (searches < 1 || threads < 1 || threads > EngineOptions.MAX_THREADS) {
            throw new Misuse(searches < 1
                ? "--searches: '" + searches + "' is not at least 1"
                : "--threads: '" + threads + "' is not between 1 and " + EngineOptions.MAX_THREADS);
        }
        try (Engine engine = new Engine(EngineOptions.DEFAULT.withThreads(threads))) {
            write("stop", Overshoot.ofStops(engine, searches, seed));
            write("time for a move", Overshoot.ofTimes(engine, searches, seed));
        }
        return ExitCode.OK;
    }

    private void write(String after, Overshoot late) {
        double median = late.median().toNanos() / 1e6;
        double worst = late.worst().toNanos() / 1e6;
        output.give("late", new StopLine(after, late.searches(), median, worst),
            "%-16s %5d searches, late by %.3f ms (median), %.3f ms (worst)%n", after, late.searches(), median,
            worst);
    }
}
