package flipchip.engine.problem;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import flipchip.engine.api.Evaluation;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.endgame.EndgameSolver;
import flipchip.engine.endgame.RootEndgame;
import flipchip.engine.endgame.Sharing;
import flipchip.engine.endgame.Solution;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.notation.ObfProblem;
import flipchip.engine.notation.ObfProblem.ScoredMove;
import flipchip.engine.table.BusyTable;
import flipchip.engine.table.TranspositionTable;

/// Solves the problems of a file one after another, each from empty tables, and compares with what the file
/// claims.
///
/// Several threads solve the same problem together: they share the table and put off moves that another one
/// is searching; the first to have the answer stops the others. Used by one thread at a time.
public final class ProblemSolver implements AutoCloseable {

    /// What is asked about each position.
    public enum Question {
        /// The exact score and the best line.
        SCORE,
        /// Who wins.
        WINNER,
        /// The exact score of every legal move.
        ALL_MOVES
    }

    private record Answer(Solution solution, List<ScoredMove> moves) {}

    private final Question question;
    private final TranspositionTable table;
    private final BusyTable busy = new BusyTable();
    private final List<EndgameSolver> solvers;
    private final ExecutorService workers;

    /// @param threads        at least 1
    /// @param tableMegabytes largest size of the shared table
    /// @param evaluation     orders the moves; the scores do not depend on it
    /// @throws IllegalArgumentException if the heap cannot hold the table
    public ProblemSolver(Question question, int threads, int tableMegabytes, Evaluation evaluation) {
        this.question = question;
        table = TranspositionTable.growing(tableMegabytes);
        solvers = IntStream.range(0, threads).mapToObj(_ -> new EndgameSolver(table, evaluation)).toList();
        workers =
            Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().name("solve-", 0).factory());
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

    @Override
    public void close() {
        workers.shutdownNow();
    }

    private SolvedProblem solve(int number, ObfProblem problem) {
        table.clear();
        Board board = problem.position().board();
        StopSignal stop = StopSignal.manual();
        Sharing sharing = solvers.size() == 1 ? Sharing.ALONE : new Sharing(busy, number);
        long start = System.nanoTime();
        List<Future<Answer>> race = new ArrayList<>();
        for (EndgameSolver solver : solvers) {
            race.add(workers.submit(() -> run(solver, problem, sharing, stop)));
        }
        // every thread is waited for: its solver serves the next problem
        List<Answer> answers = race.stream().map(ProblemSolver::join).toList();
        Answer answer = answers.stream().filter(one -> one.solution() != null).findFirst()
            .orElseThrow(() -> new IllegalStateException("no thread solved " + board));
        Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
        long nodes = solvers.stream().mapToLong(EndgameSolver::nodes).sum();
        return new SolvedProblem(number, problem, answer.solution().score(), answer.solution().line(),
            question == Question.ALL_MOVES ? answer.moves() : List.of(), agrees(problem, answer), nodes,
            elapsed);
    }

    /// One thread's part: the answer, or one without a solution if another thread was first.
    private Answer run(EndgameSolver solver, ObfProblem problem, Sharing sharing, StopSignal stop) {
        solver.forget();
        solver.begin(stop);
        solver.share(sharing);
        try {
            Answer answer = ask(new RootEndgame(solver), problem);
            stop.stop();
            return answer;
        } catch (StopSignal.Stopped _) {
            return new Answer(null, List.of());
        }
    }

    private Answer ask(RootEndgame root, ObfProblem problem) {
        Board board = problem.position().board();
        if (question == Question.WINNER) {
            return new Answer(new Solution(root.winLossDraw(board), List.of()), List.of());
        }
        List<ScoredMove> moves = question == Question.ALL_MOVES ? root.moves(board) : List.of();
        if (moves.isEmpty()) {
            Solution found = root.solve(board);
            return new Answer(found, isOtherMove(problem, found) ? root.moves(board) : List.of());
        }
        return new Answer(new Solution(moves.getFirst().score(), List.of(moves.getFirst().move())), moves);
    }

    /// Whether the score is the claimed one and the move is not: the claimed one may be as good.
    private static boolean isOtherMove(ObfProblem problem, Solution found) {
        return problem.bestScore().isPresent() && problem.bestScore().getAsInt() == found.score()
                && !found.line().isEmpty() && !problem.bestMoves().isEmpty()
                && !problem.bestMoves().contains(found.line().getFirst());
    }

    private static Answer join(Future<Answer> answer) {
        try {
            return answer.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("solving was interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a solving thread failed", e.getCause());
        }
    }

    private boolean agrees(ObfProblem problem, Answer answer) {
        if (problem.bestScore().isEmpty()) {
            return true;
        }
        int score = answer.solution().score();
        int claimed = problem.bestScore().getAsInt();
        return switch (question) {
            case WINNER -> score == Integer.signum(claimed);
            case SCORE ->
                score == claimed && (!isOtherMove(problem, answer.solution()) || answer.moves().stream()
                    .anyMatch(move -> move.score() == claimed && problem.bestMoves().contains(move.move())));
            case ALL_MOVES -> score == claimed && answer.moves().containsAll(problem.moves());
        };
    }
}
