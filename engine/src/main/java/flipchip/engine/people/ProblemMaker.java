package flipchip.engine.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import flipchip.engine.api.Evaluation;
import flipchip.engine.api.Person;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.endgame.EndgameSolver;
import flipchip.engine.endgame.RootEndgame;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.table.TranspositionTable;

/// Makes problems of positions that are fit for it. One thread.
public final class ProblemMaker {
    /// People of this rank say which losing move is tempting ([Person#GRADES]).
    private static final int TEMPTED = 2;
    /// A move that fewer of them play is not a temptation.
    private static final double LEAST_SHARE = 0.15;

    private final TranspositionTable table;
    private final EndgameSolver solver;
    private final RootEndgame root;
    private final MoveShares people;

    /// @param evaluation orders the solver's moves; the scores do not depend on it
    public ProblemMaker(Evaluation evaluation, PersonModel model, int tableMegabytes) {
        table = TranspositionTable.growing(tableMegabytes);
        solver = new EndgameSolver(table, evaluation);
        root = new RootEndgame(solver);
        people = new MoveShares(model);
    }

    /// The problem, if exactly one move wins and enough people are tempted by one that loses.
    ///
    /// @param last the opponent's last move, or [MoveFeatures#NO_MOVE]
    public Optional<Problem> of(Board board, int last) {
        if (Long.bitCount(board.legalMoves()) < 2) {
            return Optional.empty();
        }
        begin();
        Optional<Square> solution = onlyWin(board);
        if (solution.isEmpty()) {
            return Optional.empty();
        }
        List<double[]> shares = people.of(board, last, Person.GRADES);
        Square tempting = temptation(board, shares.get(TEMPTED), move -> score(board.play(move), 0, 1) > 0);
        return tempting == null
            ? Optional.empty()
            : Optional.of(new Problem(board, scores(board), tempting, failures(board, solution.get(), shares),
                themes(board, solution.get(), tempting)));
    }

    /// The problem as the people of this model fail it; empty if too few of them are tempted. What the
    /// opponent played last is not known: a problem does not tell.
    public Optional<Problem> again(Problem problem) {
        Board board = problem.board();
        begin();
        List<double[]> shares = people.of(board, MoveFeatures.NO_MOVE, Person.GRADES);
        Square tempting = temptation(board, shares.get(TEMPTED), move -> problem.scoreOf(move) < 0);
        if (tempting == null) {
            return Optional.empty();
        }
        Set<ProblemTheme> themes =
            tempting == problem.tempting() ? problem.themes() : themes(board, problem.solution(), tempting);
        return Optional.of(new Problem(board, problem.scores(), tempting,
            failures(board, problem.solution(), shares), themes));
    }

    private void begin() {
        table.clear();
        solver.forget();
        solver.begin(StopSignal.manual());
    }

    private Optional<Square> onlyWin(Board board) {
        Square only = null;
        for (Square move : Square.all(board.legalMoves())) {
            if (score(board.play(move), -1, 0) < 0) {
                if (only != null) {
                    return Optional.empty();
                }
                only = move;
            }
        }
        return Optional.ofNullable(only);
    }

    /// The losing move that people like best; null if few like any.
    private static Square temptation(Board board, double[] shares, Predicate<Square> loses) {
        List<Square> moves = Square.all(board.legalMoves());
        Square tempting = null;
        double most = LEAST_SHARE;
        for (int i = 0; i < shares.length; i++) {
            if (shares[i] >= most && loses.test(moves.get(i))) {
                most = shares[i];
                tempting = moves.get(i);
            }
        }
        return tempting;
    }

    private List<Integer> scores(Board board) {
        return Square.all(board.legalMoves()).stream().map(move -> -score(board.play(move), -64, 64))
            .toList();
    }

    /// The result for the side to move, which need not be able to, inside a window.
    private int score(Board board, int alpha, int beta) {
        return solver.solve(board.player(), board.opponent(), alpha, beta);
    }

    private static List<Integer> failures(Board board, Square best, List<double[]> shares) {
        int place = Long.bitCount(board.legalMoves() & best.bit() - 1);
        return shares.stream().map(some -> (int) Math.round(100 * (1 - some[place]))).toList();
    }

    private Set<ProblemTheme> themes(Board board, Square best, Square tempting) {
        return ThemeDetector.of(board, line(board, best), line(board, tempting));
    }

    private List<Square> line(Board board, Square move) {
        List<Square> line = new ArrayList<>(List.of(move));
        line.addAll(root.solve(board.play(move)).line());
        return line;
    }
}
