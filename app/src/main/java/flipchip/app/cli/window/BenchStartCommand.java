package flipchip.app.cli.window;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;
import flipchip.app.cli.answer.CommandFailure;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "start", description =
    {"How soon the window can be used: from the start of the process until the first click",
    "is drawn. Starts this program again and again, with settings and games of its own.",
    "The first start, which reads from the disk, counts for the worst only."})
final class BenchStartCommand implements Callable<Integer> {
    @Mixin
    private Output output;
    @Option(names = "--runs", paramLabel = "N", defaultValue = "10",
        description = "Starts after the first. Default: ${DEFAULT-VALUE}.")
    private int runs;
    @Option(names = "--headless", description = "Draw without a screen even where there is one.")
    private boolean headless;

    private static final String LAST = "all of the window";

    /// One line of the result: a phase, or the whole start. Times in milliseconds.
    ///
    /// @param wall       median of its length
    /// @param worstWall  its greatest length
    /// @param processor  median of the processor time in it, all threads together
    /// @param worstProcessor its greatest processor time
    private record Row(String phase, double wall, double worstWall, double processor,
        double worstProcessor) {}

    @Override
    public Integer call() throws InterruptedException {
        if (runs < 1) {
            throw new Misuse("--runs: '" + runs + "' is not at least 1");
        }
        boolean hidden = headless || System.getenv("DISPLAY") == null;
        List<String> command = StartRuns.ownCommand();
        List<List<StartRuns.Phase>> starts;
        try {
            starts = starts(command, hidden);
        } catch (IOException e) {
            throw new CommandFailure("The start could not be measured: " + e.getMessage(), e);
        }
        output.say("%d starts of %s %s, %d processors with a load of %.1f%n"
                + "                   ms: median    worst  processor    worst%n", runs, command.getFirst(),
                hidden ? "without a screen" : "on the display " + System.getenv("DISPLAY"),
                Runtime.getRuntime().availableProcessors(),
                ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
        List<Row> rows = rows(starts);
        for (Row row : rows) {
            output.give("start", row,
                "%-20s %8.0f %8.0f   %8.0f %8.0f  %3.0f %%%n", row.phase(), row.wall(),
                    row.worstWall(), row.processor(), row.worstProcessor(),
                    100 * row.processor() / rows.getLast().processor());
        }
        return ExitCode.OK;
    }

    private List<List<StartRuns.Phase>> starts(List<String> command, boolean hidden)
        throws IOException, InterruptedException {
        Path home = Files.createTempDirectory("flipchip-start");
        try {
            StartRuns runner = new StartRuns(command, home, hidden);
            List<List<StartRuns.Phase>> starts = new ArrayList<>();
            for (int i = 0; i <= runs; i++) {
                starts.add(runner.start());
            }
            return starts;
        } finally {
            StartRuns.delete(home);
        }
    }

    /// The lengths of the phases, then the milestones from the beginning, the whole window last.
    private static List<Row> rows(List<List<StartRuns.Phase>> starts) {
        List<Row> rows = new ArrayList<>();
        List<StartRuns.Phase> first = starts.getFirst();
        for (int i = 0; i < first.size(); i++) {
            int phase = i;
            if (!first.get(i).milestone()) {
                rows.add(row(first.get(i).name(), starts,
                    start -> length(start, phase, StartRuns.Phase::wall),
                    start -> length(start, phase, StartRuns.Phase::processor)));
            }
        }
        first.stream().filter(StartRuns.Phase::milestone).map(StartRuns.Phase::name).forEach(name -> rows.add(
            row(name, starts, start -> named(start, name).wall(), start -> named(start, name).processor())));
        rows.sort(Comparator.comparing(row -> row.phase().equals(LAST)));
        return rows;
    }

    /// Milestones come in any order.
    private static StartRuns.Phase named(List<StartRuns.Phase> start, String name) {
        return start.stream().filter(phase -> phase.name().equals(name)).findFirst().orElseThrow();
    }

    private static double length(List<StartRuns.Phase> start, int phase,
            ToDoubleFunction<StartRuns.Phase> time) {
        double end = time.applyAsDouble(start.get(phase));
        return phase == 0 ? end : end - time.applyAsDouble(start.get(phase - 1));
    }

    private static Row row(String name, List<List<StartRuns.Phase>> starts,
        ToDoubleFunction<List<StartRuns.Phase>> wall,
                           ToDoubleFunction<List<StartRuns.Phase>> processor) {
        return new Row(name, median(starts, wall), starts.stream().mapToDouble(wall).max().orElseThrow(),
            median(starts, processor), starts.stream().mapToDouble(processor).max().orElseThrow());
    }

    /// Of all starts but the first.
    private static double median(List<List<StartRuns.Phase>> starts,
            ToDoubleFunction<List<StartRuns.Phase>> time) {
        double[] times = starts.stream().skip(1).mapToDouble(time).sorted().toArray();
        return times[times.length / 2];
    }
}
