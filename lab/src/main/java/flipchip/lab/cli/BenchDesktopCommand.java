package flipchip.lab.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.engine.api.Level;
import flipchip.lab.window.DesktopBench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "desktop", description = {
    "How soon the window of the shipped program answers: workspaces, values, a move beside the analysis,",
    "a click beside a computer that thinks, the next legal moves after a computer's move, every page at its",
    "first opening. How late a search stops: 'bench stops'."})
final class BenchDesktopCommand implements Callable<Integer> {
    @Mixin
    private Output output;
    @Mixin
    private WindowBench bench;
    @Option(names = "--rounds", paramLabel = "N", defaultValue = "20",
        description = "Positions; the workspaces are shown three times in each. Default: ${DEFAULT-VALUE}.")
    private int rounds;
    @Option(names = "--level", paramLabel = "N", defaultValue = "20",
        description = "Of the computer that thinks. Default: ${DEFAULT-VALUE}.")
    private int level;

    @Option(names = "--openings", paramLabel = "N", defaultValue = "1",
        description = "Starts in each of which every page is opened for the first time; 0 leaves them out. "
            + "Default: ${DEFAULT-VALUE}.")
    private int openings;

    @Override
    public Integer call() throws InterruptedException {
        if (rounds < 1) {
            throw new Misuse("--rounds: '" + rounds + "' is not at least 1");
        }
        if (openings < 0) {
            throw new Misuse("--openings: '" + openings + "' is not at least 0");
        }
        if (Level.ALL.stream().noneMatch(known -> known.number() == level)) {
            throw new Misuse("--level: '" + level + "' is not between 1 and " + Level.ALL.size());
        }
        return bench.run(this::measure);
    }

    private void measure(Path program, Path home) throws IOException {
        var figures = DesktopBench.measure(program, home, rounds, level, openings);
        output.say("%s %s%n", program, WindowBench.circumstances());
        for (DesktopBench.Latency latency : figures) {
            output.give("latency", latency,
                "%-58s %4d rounds: median %6.1f, first %6.1f, 99 %% %6.1f, worst %6.1f %s%n", latency.what(),
                latency.rounds(), latency.median(), latency.first(), latency.percentile99(), latency.worst(),
                latency.unit());
        }
    }
}
