package flipchip.lab.cli;

import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.lab.bench.TimeToDepth;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "depth",
    description = {"Time to each depth on four tournament positions with 20 to 30 discs,",
        "after a search of a fifth that is not counted."})
final class BenchDepthCommand implements Callable<Integer> {
    @Mixin
    private Output output;
    @Option(names = "--depth", paramLabel = "N", defaultValue = "20",
        description = "Deepest. Default: ${DEFAULT-VALUE}.")
    private int depth;
    @Option(names = "--confidence", paramLabel = "PERCENT", defaultValue = "73",
        description = "Of selective pruning. Default: ${DEFAULT-VALUE}.")
    private int confidence;
    @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
        description = "Default: ${DEFAULT-VALUE}.")
    private int threads;

    @Option(names = "--cold", description = "Without that search: the compiler's work is counted.")
    private boolean cold;

    record Line(int position, int discs, int depth, long nodes, double seconds) {}

    @Override
    public Integer call() {
        try {
            for (TimeToDepth.Step step : TimeToDepth.run(depth, confidence, threads, cold)) {
                Line line = new Line(step.position(), step.discs(), step.depth(), step.nodes(),
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
}
