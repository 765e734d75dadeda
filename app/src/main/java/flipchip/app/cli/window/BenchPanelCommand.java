package flipchip.app.cli.window;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.engine.EngineOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(name = "panel", description = {"How fluent the hardware panel is, and what it costs the engine.",
    "Runs without a display too, drawn by software, and says so. First the window rests for some seconds, in "
    + "which the program",
    "prepares itself as it does after every start."})
final class BenchPanelCommand implements Callable<Integer> {
    private static final Pattern SIZE = Pattern.compile("(\\d{3,4})x(\\d{3,4})");

    @Spec
    private CommandSpec spec;
    @ParentCommand
    private BenchCommand parent;
    @Mixin
    private Output output;
    @Option(names = "--size", paramLabel = "WxH", defaultValue = "1440x900",
        description = "Size of the window in pixels. Default: ${DEFAULT-VALUE}.")
    private String size;
    @Option(names = "--frames", paramLabel = "N", defaultValue = "300",
        description = "Pictures of each kind. Default: ${DEFAULT-VALUE}.")
    private int frames;
    @Option(names = "--at-once", description =
        "Open the first game without waiting until the program has prepared itself.")
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

    @Override
    public Integer call() throws InterruptedException {
        Matcher parts = SIZE.matcher(size);
        if (!parts.matches()) {
            throw new Misuse("--size: '" + size + "' is not of the form 1440x900");
        }
        if (frames < 10 || rounds < 0 || seconds <= 0 || threads < 1 || threads > EngineOptions.MAX_THREADS) {
            throw new Misuse(frames < 10 ? "--frames: '" + frames + "' is not at least 10"
                : rounds < 0 ? "--rounds: '" + rounds + "' is not at least 0"
                    : seconds <= 0 ? "--seconds: '" + seconds + "' is not above 0"
                        : "--threads: '" + threads + "' is not between 1 and " + EngineOptions.MAX_THREADS);
        }
        PanelMeter.Figures figures =
            parent.panelMeter().measure(new PanelMeter.Plan(Integer.parseInt(parts.group(1)),
            Integer.parseInt(parts.group(2)), frames, !atOnce, rounds, seconds, threads),
            doing -> spec.commandLine().getErr().println(doing));
        output.give("panel", figures, out -> print(out, figures));
        return ExitCode.OK;
    }

    private void print(PrintWriter out, PanelMeter.Figures figures) {
        out.printf(Locale.ROOT, "%s, %d processors with a load of %.1f, window %s%n", figures.platform(),
            Runtime.getRuntime().availableProcessors(), figures.load(), size);
        out.println(figures.rehearsed() > 0
            ? String.format(Locale.ROOT,
                "the window rested for %.1f s, in which the program prepared itself as after every start",
                figures.rehearsed())
                : "the first game was opened at once after the first frame, nothing prepared");
        out.printf(Locale.ROOT, "first picture of a game of 60 moves %8.1f ms, of the next game %.1f ms%n",
            figures.firstPicture(), figures.nextPicture());
        out.printf(Locale.ROOT, "jump to a move                      %8.1f ms (median), %.1f ms (slowest)%n",
            figures.jumps(), figures.slowestJump());
        for (PanelMeter.Frames frame : figures.frames()) {
            out.printf(Locale.ROOT, "animation of %s, %d pictures (median, 99th percentile)%n", frame.what(),
                frame.frames());
            line(out, "from picture to picture", frame.median(), frame.percentile99());
            line(out, "one picture, at once", frame.drawn(), frame.drawn99());
            line(out, "processor time, screen thread", frame.screen(), frame.screen99());
            line(out, "processor time, drawing thread", frame.drawing(), frame.drawing99());
            line(out, "processor time, both", frame.both(), frame.both99());
            out.printf(Locale.ROOT, "  %d pictures after more than %.0f ms, %d of them with a collection%n",
                frame.late(), PanelMeter.LATE, frame.collected());
        }
        figures.rates().ifPresent(rates -> print(out, rates));
    }

    private void print(PrintWriter out, PanelMeter.Rates rates) {
        out.printf(Locale.ROOT, "engine alone                        %,8.0f nodes/s on %d threads%n",
            rates.alone(), threads);
        out.printf(Locale.ROOT, "  alone once more                   %8.1f %%%n", 100 * rates.again());
        beside(out, "closed", rates.closed(), rates.closedTime());
        beside(out, "open and animating", rates.animating(), rates.animatingTime());
    }

    private static void beside(PrintWriter out, String panel, double rate, double time) {
        out.printf(Locale.ROOT, "  with the panel %-18s %8.1f %%, of a processor the window takes %.1f %%%n",
            panel, 100 * rate,
            100 * time);
    }

    private static void line(PrintWriter out, String what, double median, double percentile99) {
        out.printf(Locale.ROOT, "  %-33s %8.1f ms %8.1f ms%n", what, median, percentile99);
    }
}
