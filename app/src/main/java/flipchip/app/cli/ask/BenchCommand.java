package flipchip.app.cli.ask;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.ProgressLine;
import flipchip.app.cli.answer.Version;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.ObfProblem;
import flipchip.engine.problem.ProblemSolver;
import flipchip.engine.problem.SolvedProblem;
import flipchip.engine.simd.Kernels;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "bench",
    description = {
        "Measure the engine on this computer, in less than a minute: FFO 40 to 49 solved from a cold "
            + "start, the best moves that a search of 14 plies finds on 400 boards with 18 empty squares and "
            + "exact scores, and a line of a table to set beside other computers.",
        "The exit code is 1 if a score is wrong."})
public final class BenchCommand implements Callable<Integer> {
    private static final int DEPTH = 14;
    private static final int SHORT = 20;

    @Mixin
    private Output output;
    @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
        description = "Threads that solve together; the best moves are found by one. Default: "
            + "${DEFAULT-VALUE}.")
    private int threads;
    @Option(names = "--hash", paramLabel = "MB", defaultValue = "64",
        description = "Size of the transposition table. Default: ${DEFAULT-VALUE}.")
    private int hash;
    @Option(names = "--short", description = "Only FFO 40 and 20 boards, without the line.")
    private boolean quick;

    /// @param load what the computer did when the measurement began, as the system counts it
    record Machine(String program, String java, String processor, int cores, double load, String kernels) {}

    /// @param processorSeconds of the whole process: the compilers' and collector's too
    record Endgames(int positions, int right, int threads, long nodes, double seconds,
            double processorSeconds, long nodesPerSecond) {}

    /// @param best           share of best moves, 0..1
    /// @param loss           mean loss of the moves chosen, discs
    /// @param error          mean error of the value, discs
    /// @param nodesPerSecond of processor time
    record Judgement(int positions, int depth, double best, double loss, double error, long nodes,
            long nodesPerSecond) {}

    @Override
    public Integer call() {
        if (threads < 1 || threads > EngineOptions.MAX_THREADS) {
            throw new Misuse(
                "--threads: '" + threads + "' is not between 1 and " + EngineOptions.MAX_THREADS);
        }
        Machine machine = machine();
        output.give("machine", machine, "%s, Java %s%n%s, %d cores, load %.1f; %s%n", machine.program(),
            machine.java(), machine.processor(), machine.cores(), machine.load(), machine.kernels());
        ProgressLine progress = new ProgressLine(output.err());
        Endgames endgames = endgames(progress);
        output.give("endgames", endgames,
            "endgames   %d of %d right, %d thread%s, %.1f s, %.1f s of processor time, "
                + "%,d nodes, %,d nodes/s%n",
            endgames.right(), endgames.positions(), threads, threads == 1 ? "" : "s", endgames.seconds(),
            endgames.processorSeconds(), endgames.nodes(), endgames.nodesPerSecond());
        Judgement judgement = judgement(progress);
        output.give("judgement", judgement,
            "judgement  %d boards, %d plies: %.1f %% best moves, %.2f discs lost a move, "
                + "values off by %.2f discs, %,d nodes, %,d nodes/s%n",
            judgement.positions(), judgement.depth(), 100 * judgement.best(), judgement.loss(),
            judgement.error(), judgement.nodes(), judgement.nodesPerSecond());
        if (!quick) {
            output.say("%n%s%n", table(machine, endgames, judgement));
        }
        return endgames.right() == endgames.positions() ? ExitCode.OK : ExitCode.FAILED;
    }

    private static Machine machine() {
        String version = new Version().getVersion()[0];
        return new Machine(version.substring(0, version.indexOf(" on ")), Runtime.version().toString(),
            Processor.name(), Runtime.getRuntime().availableProcessors(),
            ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage(), Kernels.description());
    }

    private Endgames endgames(ProgressLine progress) {
        List<ObfProblem> problems = boards("ffo-40-49.obf");
        List<ObfProblem> asked = quick ? problems.subList(0, 1) : problems;
        long start = System.nanoTime();
        long processor = Processor.nanos();
        List<SolvedProblem> solved;
        try (ProblemSolver solver = new ProblemSolver(ProblemSolver.Question.SCORE, threads, hash,
            BuiltInEvaluation.get().evaluation())) {
            solved = solver.solve(asked, one -> progress.heard("endgames", one.number(), asked.size()));
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        long nodes = solved.stream().mapToLong(SolvedProblem::nodes).sum();
        return new Endgames(asked.size(), (int) solved.stream().filter(SolvedProblem::agrees).count(),
            threads, nodes, seconds, (Processor.nanos() - processor) / 1e9, Math.round(nodes / seconds));
    }

    private Judgement judgement(ProgressLine progress) {
        List<ObfProblem> boards = boards("empties-18.obf");
        List<ObfProblem> asked = quick
            ? IntStream.range(0, SHORT).mapToObj(i -> boards.get(i * boards.size() / SHORT)).toList()
            : boards;
        try (Engine engine = new Engine(EngineOptions.DEFAULT.withThreads(1).withTableMegabytes(hash))) {
            SearchLimits limits =
                SearchLimits.depth(DEPTH).withConfidence(SearchLimits.MIN_CONFIDENCE).withEndgameEmpties(0);
            Exam.Row row = new Exam()
                .run(asked, engine, limits, done -> progress.heard("boards", done, asked.size())).getLast();
            return new Judgement(asked.size(), DEPTH, row.best(), row.loss(), row.absolute(),
                Math.round(row.nodes() * asked.size()), Math.round(row.nodes() / row.seconds()));
        }
    }

    /// Columns and a line of a table in Markdown.
    static String table(Machine machine, Endgames endgames, Judgement judgement) {
        return String.format(Locale.ROOT, """
            | program | FFO 40 to 49 | processor time | nodes | nodes/s | best moves | discs lost | computer |
            |---|--:|--:|--:|--:|--:|--:|---|
            | %s | %.1f s | %.1f s | %.1f million | %.1f million | %.1f %% | %.2f | %s, threads: %d |""",
            machine.program(), endgames.seconds(), endgames.processorSeconds(), endgames.nodes() / 1e6,
            endgames.nodesPerSecond() / 1e6, 100 * judgement.best(), judgement.loss(), machine.processor(),
            endgames.threads());
    }

    private static List<ObfProblem> boards(String resource) {
        try (InputStream file = BenchCommand.class.getResourceAsStream(resource)) {
            return Obf.parse(new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NotationException e) {
            throw new IllegalStateException(resource, e);
        }
    }
}
