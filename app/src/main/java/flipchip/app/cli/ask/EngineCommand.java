package flipchip.app.cli.ask;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.StandardInput;
import flipchip.app.engines.protocol.GtpEngine;
import flipchip.app.engines.protocol.NboardEngine;
import flipchip.app.game.player.Thinker;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.Level;
import flipchip.engine.api.SearchLimits;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// A command, `flipchip engine nboard|gtp`: the engine as a child process of another program.
@Command(name = "engine",
    description = {"Play inside another program, by a protocol on standard input and output.",
        "NBoard and compatible programs start 'flipchip engine nboard', GoGui and other GTP programs "
            + "'flipchip engine gtp'."})
public final class EngineCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;
    @Parameters(paramLabel = "PROTOCOL", description = "${COMPLETION-CANDIDATES}")
    private Protocol protocol;
    @Option(names = "--level", paramLabel = "N",
        description = {"Strength without a clock; 1 = weakest (default: the strongest).",
            "With NBoard, which sets the depth, the level sets only the confidence of pruning."})
    private Integer level;
    @Option(names = "--no-book", description = "Search from the first move on, without the opening book.")
    private boolean bookless;
    @Option(names = "--threads", paramLabel = "N", description = "Search threads (default: all cores).")
    private int threads = Runtime.getRuntime().availableProcessors();
    @Option(names = "--hash", paramLabel = "MB",
        description = "Size of the transposition table (default: ${DEFAULT-VALUE}).")
    private int tableMegabytes = 64;

    enum Protocol { NBOARD, GTP }

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        BufferedReader in =
            new BufferedReader(new InputStreamReader(StandardInput.stream(), StandardCharsets.UTF_8));
        try (Engine engine =
            new Engine(EngineOptions.DEFAULT.withThreads(threads).withTableMegabytes(tableMegabytes))) {
            // moves long-lived objects once, before a clock runs, out of the way of later collections
            CompletableFuture<Void> ready = engine.warmUp().thenRun(System::gc);
            Thinker thinker = bookless
                ? (position, limits, listener) -> engine.start(position, limits.withBook(false), listener)
                : engine::start;
            switch (protocol) {
                case NBOARD -> new NboardEngine(thinker, ready, limits().confidence(), out).run(in);
                case GTP -> new GtpEngine(thinker, ready, limits(), out).run(in);
            }
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
        return out.checkError() ? ExitCode.FAILED : ExitCode.OK;
    }

    private SearchLimits limits() {
        return SearchLimits.of(level == null ? Level.ALL.getLast() : Level.of(level));
    }
}
