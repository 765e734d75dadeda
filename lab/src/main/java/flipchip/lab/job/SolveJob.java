package flipchip.lab.job;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import flipchip.engine.notation.NotationException;
import flipchip.engine.notation.Obf;
import flipchip.engine.notation.ObfProblem;
import flipchip.engine.notation.ObfProblem.ScoredMove;
import flipchip.engine.problem.ProblemSolver;
import flipchip.engine.problem.ProblemSolver.Question;
import flipchip.engine.problem.SolvedProblem;

/// A job that solves endgames, each from empty tables. A unit is a line of OBF; its result is the line with
/// exact scores.
final class SolveJob implements Job {
    private static final String PROBLEMS = "problems";

    @Override
    public Kind kind() {
        return new Kind("solve", "solve endgames: exact scores and best moves", "obf",
            List.of(
                new Choice("moves", "best", "best: the score and a best move; all: the score of every move"),
                new Choice("table", "64", "megabytes of the table"),
                new Choice("shard", "1", "endgames a shard")),
            List.of(new Need(JobInputs.WEIGHTS, true, "orders the moves"),
                new Need(PROBLEMS, true, "lines of OBF")));
    }

    @Override
    public Course begin(JobSpec order, JobInputs material) throws IOException {
        question(order);
        List<String> lines = new ArrayList<>();
        try {
            for (ObfProblem problem : Obf.parse(material.text(PROBLEMS).lines().toList())) {
                lines.add(Obf.print(new ObfProblem(problem.position(), List.of(), OptionalInt.empty())));
            }
        } catch (NotationException e) {
            throw new IOException(PROBLEMS + ": " + e.getMessage(), e);
        }
        return new OneStage(Units.input(lines), lines.size(), order.number("shard", 1, 1 << 20),
            OneStage::appended);
    }

    private static Question question(JobSpec order) {
        return switch (order.text("moves")) {
            case "best" -> Question.SCORE;
            case "all" -> Question.ALL_MOVES;
            default -> throw new IllegalArgumentException(
                "moves=" + order.text("moves") + " is neither best nor all");
        };
    }

    @Override
    public byte[] compute(Shard shard, byte[] input, ShardContext workshop) throws IOException {
        List<String> solved = new ArrayList<>();
        try (ProblemSolver solver = new ProblemSolver(question(shard.order()), 1,
            shard.order().number("table", 1, 8192), workshop.evaluation())) {
            for (SolvedProblem one : solver.solve(Obf.parse(Units.lines(input, shard)), _ -> {})) {
                solved.add(Obf.print(answered(one)));
            }
        } catch (NotationException e) {
            throw new IOException(PROBLEMS + ": " + e.getMessage(), e);
        }
        return Units.input(solved);
    }

    /// The problem with the scores found in place of those claimed; a side that must pass has a score and no
    /// move.
    private static ObfProblem answered(SolvedProblem solved) {
        boolean passes = solved.problem().position().legalMoves() == 0;
        List<ScoredMove> moves = passes ? List.of()
            : !solved.moves().isEmpty() ? solved.moves()
            : solved.bestMove().map(move -> List.of(new ScoredMove(move, solved.score()))).orElse(List.of());
        return new ObfProblem(solved.problem().position(), moves,
            moves.isEmpty() ? OptionalInt.of(solved.score()) : OptionalInt.empty());
    }
}
