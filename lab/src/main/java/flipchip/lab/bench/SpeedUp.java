package flipchip.lab.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import flipchip.engine.api.Evaluation;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.ObfProblem;
import flipchip.engine.problem.ProblemSolver;
import flipchip.engine.problem.SolvedProblem;

/// A measurement of the speed-up of several threads over one, in one process: every number of threads in
/// turn, and that round after round, each time from empty tables.
///
/// The first round is for the compiler and does not count. From one round to the next the order turns around,
/// so that a change of the machine's speed affects both.
///
/// @param runs   one for each number of threads in each round, in the order in which they were made
/// @param agrees all runs found the same scores, and those that the problems claim
public record SpeedUp(List<Run> runs, boolean agrees) {
    private static final List<String> PROBLEMS =
        List.of("OXXO----OXXO----OXOOOOO-OOXOOOO-OOOOOOOOOOOOXX--OOOXXX------XX-- X; e2:-6;",
            "-----O------OO--OOOXXOXXOXXXXXO--XOXOOXO-OOXXXXXO-OOXXX---XXXX-X O; c2:-12;",
            "-OOO------OXO---XXXOXO--XXXXOO--XOXOOO---OXXOOOO-OXOXX--XXXXXX-- X; f1:+30;",
            "---O------XO----XXXOOO--XXXOOOO-XXOOOX--XOOOXXXXXOOXXX--XOXXXX-- X; h3:-6;",
            "---O-OOX--OOOOOX--XOOXOX--XXXOOX--XXXOOX--XXXXXX--XXXXXX-----O-X X; c1:+0;",
            "O---O----OOOOO--OOOOOXXXOOOXXXX-OOOXXX--OOOOXX---OXXOO--O-X-O--- X; f8:+12;");

    /// All problems solved once.
    ///
    /// @param round   0 for the one that does not count
    /// @param elapsed wall time
    /// @param nodes   positions visited by all threads together
    /// @param scores  discs for the side to move, one for each problem
    public record Run(int round, int threads, Duration elapsed, long nodes, List<Integer> scores) {
        public Run {
            scores = List.copyOf(scores);
        }
    }

    public SpeedUp {
        runs = List.copyOf(runs);
    }

    /// Six endgames with 20 to 22 empty squares, of 9 to 28 million nodes each, and their scores, as
    /// [EndgamePositions] made them.
    public static List<ObfProblem> problems() {
        try {
            return Obf.parse(PROBLEMS);
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }

    /// Solves `problems` and reports each run to `heard`.
    ///
    /// @param threads        numbers of threads; the first is what the others are compared with
    /// @param rounds         that count, at least 1
    /// @param tableMegabytes largest size of the table
    /// @throws IllegalArgumentException if the heap cannot hold the table
    public static SpeedUp measure(List<ObfProblem> problems, List<Integer> threads, int rounds,
            int tableMegabytes, Evaluation evaluation, Consumer<Run> heard) {
        List<Run> runs = new ArrayList<>();
        boolean agrees = true;
        for (int round = 0; round <= rounds; round++) {
            for (int count : round % 2 == 0 ? threads : threads.reversed()) {
                List<SolvedProblem> solved;
                try (ProblemSolver solver =
                    new ProblemSolver(ProblemSolver.Question.SCORE, count, tableMegabytes, evaluation)) {
                    solved = solver.solve(problems, _ -> {});
                }
                Run run = run(round, count, solved);
                runs.add(run);
                heard.accept(run);
                agrees &= solved.stream().allMatch(SpeedUp::hasClaimedScore)
                        && run.scores().equals(runs.getFirst().scores());
            }
        }
        return new SpeedUp(runs, agrees);
    }

    /// The moves do not matter: another one may be as good as the one a problem names.
    private static boolean hasClaimedScore(SolvedProblem solved) {
        return solved.problem().bestScore().orElse(solved.score()) == solved.score();
    }

    private static Run run(int round, int threads, List<SolvedProblem> solved) {
        return new Run(round, threads,
            solved.stream().map(SolvedProblem::elapsed).reduce(Duration.ZERO, Duration::plus),
            solved.stream().mapToLong(SolvedProblem::nodes).sum(),
            solved.stream().map(SolvedProblem::score).toList());
    }

    /// How many times faster `threads` were than the first number of threads in each round that counts,
    /// slowest first.
    public List<Double> factors(int threads) {
        int base = runs.getFirst().threads();
        List<Double> factors = new ArrayList<>();
        for (Run run : runs) {
            if (run.round() > 0 && run.threads() == threads) {
                factors.add(seconds(run(run.round(), base)) / Math.max(1e-9, seconds(run)));
            }
        }
        Collections.sort(factors);
        return factors;
    }

    /// The median of [#factors]: of an even number the mean of the two in the middle.
    public double factor(int threads) {
        List<Double> sorted = factors(threads);
        return (sorted.get((sorted.size() - 1) / 2) + sorted.get(sorted.size() / 2)) / 2;
    }

    private Run run(int round, int threads) {
        return runs.stream().filter(run -> run.round() == round && run.threads() == threads).findFirst()
            .orElseThrow();
    }

    private static double seconds(Run run) {
        return run.elapsed().toNanos() / 1e9;
    }
}
