package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.lab.window.StartBench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "start",
    description = {"How soon the window can be used: from the start of the process until the first click",
        "is drawn. Starts the shipped program again and again, with settings and games of its own.",
        "The first start, which reads from the disk, counts for the worst only."})
final class BenchStartCommand implements Callable<Integer> {
    @Mixin
    private Output output;
    @Mixin
    private WindowBench bench;
    @Option(names = "--runs", paramLabel = "N", defaultValue = "10",
        description = "Starts after the first. Default: ${DEFAULT-VALUE}.")
    private int runs;

    @Override
    public Integer call() throws InterruptedException {
        if (runs < 1) {
            throw new Misuse("--runs: '" + runs + "' is not at least 1");
        }
        return bench.run(this::measure);
    }

    private void measure(Path program, Path home) throws IOException {
        List<StartBench.Row> rows = StartBench.measure(program, home, runs);
        output.say("%d starts of %s %s%n                   ms: median    worst  processor    worst%n", runs,
            program, WindowBench.circumstances());
        for (StartBench.Row row : rows) {
            output.give("start", row, "%-20s %8.0f %8.0f   %8.0f %8.0f  %3.0f %%%n", row.phase(), row.wall(),
                row.worstWall(), row.processor(), row.worstProcessor(),
                100 * row.processor() / rows.getLast().processor());
        }
    }
}
