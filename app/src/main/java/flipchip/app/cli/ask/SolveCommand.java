package flipchip.app.cli.ask;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import flipchip.app.cli.answer.AllocatedBytes;
import flipchip.app.cli.answer.Count;
import flipchip.app.cli.answer.ExitCode;
import flipchip.app.cli.answer.Misuse;
import flipchip.app.cli.answer.Output;
import flipchip.app.cli.answer.ProblemArgument;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.notation.ObfProblem;
import flipchip.engine.notation.ObfProblem.ScoredMove;
import flipchip.engine.problem.ProblemSolver;
import flipchip.engine.problem.ProblemSolver.Question;
import flipchip.engine.problem.SolvedProblem;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "solve", description = {"Solve the endgames of an OBF file exactly.",
    "The exit code is 1 if a score differs from the score in the file."})
public final class SolveCommand implements Callable<Integer> {
    private static final int MAX_THREADS = 256;

    @Mixin
    private Output output;
    @ArgGroup
    private Asked asked = new Asked();
    @Parameters(paramLabel = "FILE", arity = "1..*",
        description = "Positions, one a line, with or without scores; - is standard input.")
    private List<Path> files;
    @Option(names = "--threads", paramLabel = "N", defaultValue = "1",
        description = "Threads that work together. Default: ${DEFAULT-VALUE}.")
    private int threads;
    @Option(names = "--hash", paramLabel = "MB", defaultValue = "64",
        description = "Size of the transposition table. Default: ${DEFAULT-VALUE}.")
    private int hash;

    private AllocatedBytes allocated;
    private double bytesPerNode;

    private static final class Asked {
        @Option(names = "--wld", description = "Compute only win, draw or loss: a score of 1, 0 or -1.")
        private boolean winner;
        @Option(names = "--all-moves", description = "Compute the exact score of every legal move.")
        private boolean allMoves;

        Question question() {
            return winner ? Question.WINNER : allMoves ? Question.ALL_MOVES : Question.SCORE;
        }
    }

    /// @param move  best move, or null if there is none or only the winner was asked for
    /// @param line  best play, squares with blanks between
    /// @param moves squares and scores of all moves, as "e6:+2"
    record Row(int number, int empties, int score, String move, String line, List<String> moves,
            boolean agrees, long nodes, double seconds, long nodesPerSecond, double bytesPerNode) {}

    /// @param bytesPerNode of the last problem: in the ones before it, code is still being compiled
    record Total(int problems, int wrong, long nodes, double seconds, long nodesPerSecond,
            double bytesPerNode) {}

    @Override
    public Integer call() {
        if (threads < 1 || threads > MAX_THREADS) {
            throw new Misuse("'" + threads + "' is not a number of threads between 1 and " + MAX_THREADS);
        }
        List<ObfProblem> problems =
            files.stream().flatMap(file -> ProblemArgument.read(file).stream()).toList();
        try (ProblemSolver solver =
            new ProblemSolver(asked.question(), threads, hash, BuiltInEvaluation.get().evaluation())) {
            allocated = new AllocatedBytes();
            List<SolvedProblem> solved = solver.solve(problems, this::print);
            print(total(solved));
            return solved.stream().allMatch(SolvedProblem::agrees) ? ExitCode.OK : ExitCode.FAILED;
        } catch (IllegalArgumentException e) {
            throw new Misuse(e.getMessage(), e);
        }
    }

    private void print(SolvedProblem solved) {
        bytesPerNode = (double) allocated.take() / Math.max(1, solved.nodes());
        Row row = row(solved);
        output.give("solved", row,
            "%3d  %2d empty  %+3d  %-2s  %9.3f s  %,15d nodes  %,12d nodes/s  %,8.2f bytes/node%s%s%n",
            row.number(), row.empties(), row.score(), row.move() == null ? "--" : row.move(), row.seconds(),
            row.nodes(), row.nodesPerSecond(), row.bytesPerNode(),
            row.moves().isEmpty() ? "" : "  " + String.join(" ", row.moves()),
            row.agrees() ? "" : "  WRONG: the file says " + claims(solved.problem()));
    }

    private void print(Total total) {
        output.give("total", total,
            "%s, %d wrong: %.3f s, %,d nodes, %,d nodes/s, %,.2f bytes/node in the last%n",
            Count.of(total.problems(), "problem"), total.wrong(), total.seconds(), total.nodes(),
            total.nodesPerSecond(), total.bytesPerNode());
    }

    private Row row(SolvedProblem solved) {
        return new Row(solved.number(), solved.empties(), solved.score(),
            solved.bestMove().map(Object::toString).orElse(null),
            solved.line().stream().map(Object::toString).collect(Collectors.joining(" ")),
            solved.moves().stream().map(SolveCommand::text).toList(), solved.agrees(), solved.nodes(),
            solved.elapsed().toNanos() / 1e9, solved.nodesPerSecond(), bytesPerNode);
    }

    private Total total(List<SolvedProblem> solved) {
        long nodes = solved.stream().mapToLong(SolvedProblem::nodes).sum();
        double seconds = solved.stream().mapToLong(s -> s.elapsed().toNanos()).sum() / 1e9;
        int wrong = (int) solved.stream().filter(s -> !s.agrees()).count();
        return new Total(solved.size(), wrong, nodes, seconds, Math.round(nodes / Math.max(1e-9, seconds)),
            bytesPerNode);
    }

    private static String claims(ObfProblem problem) {
        return problem.moves().isEmpty()
            ? String.format(Locale.ROOT, "%+d", problem.bestScore().orElseThrow())
            : problem.moves().stream().map(SolveCommand::text).collect(Collectors.joining(" "));
    }

    private static String text(ScoredMove scored) {
        return String.format(Locale.ROOT, "%s:%+d", scored.move(), scored.score());
    }
}
