package flipchip.engine.school;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import flipchip.engine.api.Person;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.endgame.EndgameSolver;
import flipchip.engine.endgame.RootEndgame;
import flipchip.engine.eval.Evaluation;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.person.PersonModel;
import flipchip.engine.person.PersonPlayer;
import flipchip.engine.table.TranspositionTable;

/// Makes problems of positions that are fit for it. One thread.
public final class ProblemMaker {
    /// People of this rank say which losing move is tempting ([Person#ALL]).
    private static final int TEMPTED = 2;
    /// A move that fewer of them play tempts nobody.
    private static final double LEAST_SHARE = 0.15;

    private final TranspositionTable table;
    private final EndgameSolver solver;
    private final RootEndgame root;
    private final List<PersonPlayer> people;

    /// @param evaluation orders the solver's moves; the scores do not depend on it
    public ProblemMaker(Evaluation evaluation, PersonModel model, int tableMegabytes) {
        table = TranspositionTable.growing(tableMegabytes);
        solver = new EndgameSolver(table, evaluation);
        root = new RootEndgame(solver);
        people = Person.ALL.stream().map(person -> new PersonPlayer(model, person.rating(), 0)).toList();
    }

    /// The problem, if exactly one move wins and enough people are tempted by one that loses.
    ///
    /// @param last the opponent's last move, or [flipchip.engine.person.MoveFeatures#NO_MOVE]
    public Optional<Problem> of(Board board, int last) {
        if (Long.bitCount(board.legalMoves()) < 2) {
            return Optional.empty();
        }
        table.clear();
        solver.forget();
        solver.begin(StopSignal.manual());
        Optional<Square> solution = onlyWin(board);
        return solution.flatMap(best -> Optional.ofNullable(temptation(board, last)).map(tempting ->
            new Problem(board, scores(board), tempting, failures(board, best, last),
                ThemeDetector.of(board, line(board, best), line(board, tempting)))));
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
    private Square temptation(Board board, int last) {
        double[] shares = people.get(TEMPTED).shares(board, last);
        List<Square> moves = Square.all(board.legalMoves());
        Square tempting = null;
        double most = LEAST_SHARE;
        for (int i = 0; i < shares.length; i++) {
            if (shares[i] >= most && score(board.play(moves.get(i)), 0, 1) > 0) {
                most = shares[i];
                tempting = moves.get(i);
            }
        }
        return tempting;
    }

    private List<Integer> scores(Board board) {
        List<Integer> scores = new ArrayList<>();
        for (Square move : Square.all(board.legalMoves())) {
            scores.add(-score(board.play(move), -64, 64));
        }
        return scores;
    }

    /// The result for the side to move, which need not be able to, inside a window.
    private int score(Board board, int alpha, int beta) {
        return solver.solve(board.player(), board.opponent(), alpha, beta);
    }

    private List<Integer> failures(Board board, Square best, int last) {
        int place = Long.bitCount(board.legalMoves() & best.bit() - 1);
        return people.stream().map(person -> (int) Math.round(100 * (1 - person.shares(board, last)[place])))
            .toList();
    }

    private List<Square> line(Board board, Square move) {
        List<Square> line = new ArrayList<>(List.of(move));
        line.addAll(root.solve(board.play(move)).line());
        return line;
    }
}
