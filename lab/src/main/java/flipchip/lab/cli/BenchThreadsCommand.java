package flipchip.lab.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.ProblemArgument;
import flipchip.engine.EngineOptions;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.notation.ObfProblem;
import flipchip.lab.bench.SpeedUp;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "threads",
    description = {"How much faster several threads solve endgames than one, in one process.",
        "Each number of threads in turn, round after round, from empty tables; the first round, in which the "
            + "program is still being compiled, does not count. The exit code is 1 if a score differs."})
final class BenchThreadsCommand implements Callable<Integer> {
    @Mixin
    private Output output;
    @Option(names = "--file", paramLabel = "FILE",
        description = "Positions, one a line, in OBF. Default: six endgames with 20 to 22 empty squares.")
    private Path file;
    @Option(names = "--threads", paramLabel = "N,N...", split = ",", defaultValue = "1,2",
        description = "Numbers of threads; the others are compared with the first. Default: "
            + "${DEFAULT-VALUE}.")
    private List<Integer> threads;
    @Option(names = "--rounds", paramLabel = "N", defaultValue = "3",
        description = "That count. Default: ${DEFAULT-VALUE}.")
    private int rounds;
    @Option(names = "--hash", paramLabel = "MB", defaultValue = "64",
        description = "Size of the transposition table. Default: ${DEFAULT-VALUE}.")
    private int hash;

    private record RunLine(int round, boolean counts, int threads, double seconds, long nodes,
            List<Integer> scores) {}

    private record SpeedUpLine(int threads, int comparedWith, double median, double slowest,
            double fastest) {}

    private record EndLine(int problems, boolean agrees) {}

    @Override
    public Integer call() {
        check();
        List<ObfProblem> problems = file == null ? SpeedUp.problems() : ProblemArgument.read(file);
        if (problems.isEmpty()) {
            throw new Misuse(file + ": holds no position");
        }
        try {
            SpeedUp found = SpeedUp.measure(problems, threads, rounds, hash,
                BuiltInEvaluation.get().evaluation(), this::print);
            threads.stream().skip(1).forEach(count -> print(found, count));
            end(problems.size(), found.agrees());
            return found.agrees() ? ExitCode.OK : ExitCode.FAILED;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage());
        }
    }

    private void check() {
        for (int count : threads) {
            if (count < 1 || count > EngineOptions.MAX_THREADS) {
                throw new Misuse(
                    "--threads: '" + count + "' is not between 1 and " + EngineOptions.MAX_THREADS);
            }
        }
        if (threads.stream().distinct().count() < threads.size()) {
            throw new Misuse("--threads: a number twice in " + threads);
        }
        if (rounds < 1) {
            throw new Misuse("--rounds: '" + rounds + "' is not at least 1");
        }
    }

    private void print(SpeedUp.Run run) {
        double seconds = run.elapsed().toNanos() / 1e9;
        output.give("run",
            new RunLine(run.round(), run.round() > 0, run.threads(), seconds, run.nodes(), run.scores()),
            "%-8s  %2d thread%s  %9.3f s  %,15d nodes%n",
            run.round() == 0 ? "warming" : "round " + run.round(), run.threads(),
            run.threads() == 1 ? " " : "s", seconds, run.nodes());
    }

    private void print(SpeedUp found, int count) {
        List<Double> factors = found.factors(count);
        SpeedUpLine line = new SpeedUpLine(count, threads.getFirst(), found.factor(count), factors.getFirst(),
            factors.getLast());
        output.give("speedUp", line, "%d threads: %.2f times as fast as %d (median of %d; %.2f to %.2f)%n",
            line.threads(), line.median(), line.comparedWith(), factors.size(), line.slowest(),
            line.fastest());
    }

    private void end(int problems, boolean agrees) {
        output.give("end", new EndLine(problems, agrees), "%d problems, %s%n", problems,
            agrees ? "the same right scores in all runs" : "WRONG: scores differ");
    }
}
