package flipchip.lab.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.engine.EngineOptions;
import flipchip.lab.window.EngineBeside;
import flipchip.lab.window.PanelBench;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "panel", description = {
    "How fluent the hardware panel of the shipped program is, and what it costs an engine beside it.",
    "First the window rests for some seconds, in which the program prepares itself as after every start."})
final class BenchPanelCommand implements Callable<Integer> {
    private static final Pattern SIZE = Pattern.compile("(\\d{3,4})x(\\d{3,4})");
    private static final int LEAST_FRAMES = 10;
    private static final int MOST_FRAMES = 600;

    @Mixin
    private Output output;
    @Mixin
    private WindowBench bench;
    @Option(names = "--size", paramLabel = "WxH", defaultValue = "1440x900",
        description = "Size of the window in pixels. Default: ${DEFAULT-VALUE}.")
    private String size;
    @Option(names = "--frames", paramLabel = "N", defaultValue = "300",
        description = "Pictures of each kind. Default: ${DEFAULT-VALUE}.")
    private int frames;
    @Option(names = "--at-once",
        description = "Open the first game without waiting until the program has prepared itself.")
    private boolean atOnce;
    @Option(names = "--rounds", paramLabel = "N", defaultValue = "9",
        description = "Searches of the engine in each state of the window, 0 for none. Default: "
            + "${DEFAULT-VALUE}.")
    private int rounds;
    @Option(names = "--seconds", paramLabel = "S", defaultValue = "1",
        description = "How long each search lasts, about. Default: ${DEFAULT-VALUE}.")
    private double seconds;
    @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
        description = "Threads of the engine. Default: ${DEFAULT-VALUE}.")
    private int threads;
    @Option(names = "--usual", description = "Draw the networks and wires that a new user sees. Without it: "
        + "both networks and all wires, the most there can be to draw.")
    private boolean usual;

    @Override
    public Integer call() throws InterruptedException {
        PanelBench.Plan plan = plan();
        return bench.run((program, home) -> measure(program, home, plan));
    }

    private PanelBench.Plan plan() {
        Matcher parts = SIZE.matcher(size);
        if (!parts.matches()) {
            throw new Misuse("--size: '" + size + "' is not of the form 1440x900");
        }
        if (frames < LEAST_FRAMES || frames > MOST_FRAMES) {
            throw new Misuse(
                "--frames: '" + frames + "' is not between " + LEAST_FRAMES + " and " + MOST_FRAMES);
        }
        if (rounds < 0 || seconds <= 0) {
            throw new Misuse(rounds < 0
                ? "--rounds: '" + rounds + "' is not at least 0"
                : "--seconds: '" + seconds + "' is not above 0");
        }
        if (threads < 1 || threads > EngineOptions.MAX_THREADS) {
            throw new Misuse(
                "--threads: '" + threads + "' is not between 1 and " + EngineOptions.MAX_THREADS);
        }
        return new PanelBench.Plan(Integer.parseInt(parts.group(1)), Integer.parseInt(parts.group(2)), frames,
            !atOnce, rounds, seconds, threads, !usual);
    }

    private void measure(Path program, Path home, PanelBench.Plan plan) throws IOException {
        PanelBench.Figures figures =
            PanelBench.measure(program, home, plan, doing -> output.err().println(doing));
        output.give("panel", figures, out -> {
            out.printf(Locale.ROOT, "%s %s, window %s%n", program, WindowBench.circumstances(), size);
            print(out, figures);
        });
    }

    private void print(PrintWriter out, PanelBench.Figures figures) {
        out.println(figures.rehearsed() > 0
            ? String.format(Locale.ROOT,
                "the window rested for %.1f s, in which the program prepared itself as after every start",
                figures.rehearsed())
            : "the first game was opened at once, nothing prepared");
        out.printf(Locale.ROOT, "first picture of a game of 60 moves %8.1f ms, of the next game %.1f ms%n",
            figures.firstPicture(), figures.nextPicture());
        out.printf(Locale.ROOT, "jump to a move                      %8.1f ms (median), %.1f ms (slowest)%n",
            figures.jumps(), figures.slowestJump());
        for (PanelBench.Frames frame : figures.frames()) {
            out.printf(Locale.ROOT, "animation of %s, %d pictures (median, 99th percentile)%n", frame.what(),
                frame.frames());
            line(out, "from picture to picture", frame.median(), frame.percentile99());
            line(out, "style and layout of one", frame.layout(), frame.layout99());
            out.printf(Locale.ROOT, "  processor time, on average        %8.1f ms of the screen's thread, "
                + "%.1f ms of the drawing thread%n", frame.screen(), frame.drawing());
            out.printf(Locale.ROOT, "  %d pictures after more than %.0f ms%n", frame.late(), PanelBench.LATE);
        }
        figures.rates().ifPresent(rates -> print(out, rates));
    }

    private void print(PrintWriter out, EngineBeside.Rates rates) {
        out.printf(Locale.ROOT, "engine alone                        %,8.0f nodes/s on %d threads%n",
            rates.alone(), threads);
        out.printf(Locale.ROOT, "  alone once more                   %8.1f %%%n", 100 * rates.again());
        beside(out, "closed", rates.closed(), rates.closedTime());
        beside(out, "open and animating", rates.animating(), rates.animatingTime());
    }

    private static void beside(PrintWriter out, String panel, double rate, double time) {
        out.printf(Locale.ROOT, "  with the panel %-18s %8.1f %%, of a processor the program takes %.1f %%%n",
            panel, 100 * rate, 100 * time);
    }

    private static void line(PrintWriter out, String what, double median, double percentile99) {
        out.printf(Locale.ROOT, "  %-33s %8.1f ms %8.1f ms%n", what, median, percentile99);
    }
}
