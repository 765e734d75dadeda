package flipchip.engine.endgame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.notation.ObfProblem.ScoredMove;

/// Answers questions about whole positions: the score with its line, who wins, and every move's score.
///
/// One instance per thread, with the [EndgameSolver] it was given. All methods throw
/// [flipchip.engine.limit.StopSignal.Stopped] if the solver's signal ends the search.
public record RootEndgame(EndgameSolver solver) {
    private static final int MAX = Scores.MAX;

    /// The exact score and best play to the end.
    public Solution solve(Board board) {
        int score = solver.solve(board.player(), board.opponent(), -MAX, MAX);
        return new Solution(score, line(board, score));
    }

    /// 1 if the side to move wins, 0 for a draw, -1 if it loses: two null windows at most.
    public int winLossDraw(Board board) {
        int score = solver.solve(board.player(), board.opponent(), -1, 1);
        return Integer.signum(score);
    }

    /// The exact scores of all legal moves, best first.
    public List<ScoredMove> moves(Board board) {
        List<ScoredMove> scores = new ArrayList<>();
        for (long rest = board.legalMoves(); rest != 0; rest &= rest - 1) {
            Square move = Square.of(Long.numberOfTrailingZeros(rest));
            Board next = board.play(move);
            scores.add(new ScoredMove(move, -solver.solve(next.player(), next.opponent(), -MAX, MAX)));
        }
        scores.sort(Comparator.comparingInt(ScoredMove::score).reversed());
        return scores;
    }

    /// Best play from a board whose exact score is known. The tables remember most of it; where they do not,
    /// a null window proves a move.
    private List<Square> line(Board start, int startScore) {
        List<Square> line = new ArrayList<>();
        Board board = start;
        int score = startScore;
        while (!board.isGameOver()) {
            if (board.legalMoves() == 0) {
                board = board.pass();
            } else {
                Square move = moveWorth(score, board);
                line.add(move);
                board = board.play(move);
            }
            score = -score;
        }
        return line;
    }

    private Square moveWorth(int score, Board board) {
        long moves = board.legalMoves();
        int remembered = solver.rememberedMove(board.player(), board.opponent());
        if (remembered < 64 && (moves >>> remembered & 1) != 0) {
            if (reaches(score, board.play(Square.of(remembered)))) {
                return Square.of(remembered);
            }
            moves ^= 1L << remembered;
        }
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            Square move = Square.of(Long.numberOfTrailingZeros(rest));
            if (reaches(score, board.play(move))) {
                return move;
            }
        }
        throw new IllegalStateException("no move of " + board + " is worth " + score + " discs");
    }

    /// Whether the side that has just moved to `next` gets at least `score`.
    private boolean reaches(int score, Board next) {
        return score == -MAX || solver.nws(next.player(), next.opponent(), -score) <= -score;
    }
}
