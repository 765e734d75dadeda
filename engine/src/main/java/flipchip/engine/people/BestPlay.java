package flipchip.engine.people;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import flipchip.engine.board.Board;
import flipchip.engine.board.Square;
import flipchip.engine.endgame.EndgameSolver;
import flipchip.engine.endgame.RootEndgame;
import flipchip.engine.eval.BuiltInEvaluation;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.table.TranspositionTable;

/// Exact best play to the end, for explanations. One thread.
public final class BestPlay {
    private static final int TABLE_MEGABYTES = 8;

    private EndgameSolver solver;

    /// Best play of both sides after a legal move, passes left out. Takes a second or two with twenty
    /// empties.
    public List<Square> after(Board board, Square move) {
        return endgame().solve(board.play(move)).line();
    }

    /// The moves with which the side to move wins.
    public Set<Square> winning(Board board) {
        RootEndgame endgame = endgame();
        return Square.all(board.legalMoves()).stream()
            .filter(move -> endgame.winLossDraw(board.play(move)) < 0).collect(Collectors.toSet());
    }

    private RootEndgame endgame() {
        if (solver == null) {
            solver = new EndgameSolver(TranspositionTable.growing(TABLE_MEGABYTES),
                BuiltInEvaluation.get().evaluation());
        }
        solver.begin(StopSignal.manual());
        return new RootEndgame(solver);
    }
}
