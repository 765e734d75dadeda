package flipchip.engine.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import flipchip.engine.board.Board;
import flipchip.engine.board.ObfProblem;
import flipchip.engine.board.ObfProblem.ScoredMove;
import flipchip.engine.board.Square;
import flipchip.engine.endgame.EndgameSolver;
import flipchip.engine.endgame.RootEndgame;
import flipchip.engine.endgame.Solution;
import flipchip.engine.eval.Evaluation;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.table.TranspositionTable;

/// Solves the problems of a file one after another, each from empty tables, and compares with what the file claims.
public final class ProblemSolver {

    /// What is asked about each position.
    public enum Question {
        /// The exact score and the best line.
        SCORE,
        /// Who wins.
        WINNER,
        /// The exact score of every legal move.
        ALL_MOVES
    }

    private final Question question;
    private final TranspositionTable table;
    private final EndgameSolver solver;
    private final RootEndgame root;

    /// @param tableMegabytes size of the shared table
    /// @param evaluation     orders the moves; the scores do not depend on it
    /// @throws IllegalArgumentException if the heap cannot hold the table
    public ProblemSolver(Question question, int tableMegabytes, Evaluation evaluation) {
        this.question = question;
        table = new TranspositionTable(tableMegabytes);
        solver = new EndgameSolver(table, evaluation.newEvaluator());
        root = new RootEndgame(solver);
    }

    /// Solves all problems and tells `listener` of each when it is done.
    public List<SolvedProblem> solve(List<ObfProblem> problems, Consumer<SolvedProblem> listener) {
        List<SolvedProblem> solved = new ArrayList<>();
        for (ObfProblem problem : problems) {
            SolvedProblem answer = solve(solved.size() + 1, problem);
            solved.add(answer);
            listener.accept(answer);
        }
        return solved;
    }

    private SolvedProblem solve(int number, ObfProblem problem) {
        table.clear();
        solver.forget();
        solver.begin(StopSignal.manual());
        Board board = problem.position().board();
        long start = System.nanoTime();
        Solution solution = switch (question) {
            case SCORE -> root.solve(board);
            case WINNER -> new Solution(root.winLossDraw(board), List.of());
            case ALL_MOVES -> null;
        };
        List<ScoredMove> moves = question == Question.ALL_MOVES ? root.moves(board) : List.of();
        if (solution == null) {
            solution = ofMoves(moves, board);
        }
        Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
        return new SolvedProblem(number, problem, solution.score(), solution.line(), moves,
            agrees(problem, solution, moves), solver.nodes(), elapsed);
    }

    /// The answer that the scores of all moves contain; a position without a move is asked for its score.
    private Solution ofMoves(List<ScoredMove> moves, Board board) {
        return moves.isEmpty() ? root.solve(board)
            : new Solution(moves.getFirst().score(), List.of(moves.getFirst().move()));
    }

    private boolean agrees(ObfProblem problem, Solution solution, List<ScoredMove> moves) {
        if (problem.bestScore().isEmpty()) {
            return true;
        }
        int claimed = problem.bestScore().getAsInt();
        List<Square> claimedBest = problem.bestMoves();
        return switch (question) {
            case WINNER -> solution.score() == Integer.signum(claimed);
            case SCORE -> solution.score() == claimed && (claimedBest.isEmpty() || solution.line().isEmpty()
                || claimedBest.contains(solution.line().getFirst()));
            case ALL_MOVES -> solution.score() == claimed && moves.containsAll(problem.moves());
        };
    }
}
