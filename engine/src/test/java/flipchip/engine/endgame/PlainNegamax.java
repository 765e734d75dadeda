package flipchip.engine.endgame;

import flipchip.engine.board.Flips;
import flipchip.engine.eval.ClassicEvaluation;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.table.TranspositionTable;

/// The solver's slow twin, and a solver to compare with it.
final class PlainNegamax {
    private PlainNegamax() {}

    /// The exact score for the side to move: every line of play is searched.
    static int score(long player, long opponent) {
        long moves = Flips.legalMoves(player, opponent);
        if (moves == 0) {
            return Flips.legalMoves(opponent, player) == 0
                ? gameOver(player, opponent)
                : -score(opponent, player);
        }
        int best = -64;
        for (; moves != 0 && best < 64; moves &= moves - 1) {
            int square = Long.numberOfTrailingZeros(moves);
            long flips = Flips.flips(square, player, opponent);
            best = Math.max(best, -score(opponent ^ flips, player ^ flips ^ 1L << square));
        }
        return best;
    }

    static EndgameSolver newSolver() {
        EndgameSolver solver = new EndgameSolver(new TranspositionTable(4), ClassicEvaluation.DEFAULT);
        solver.begin(StopSignal.manual());
        return solver;
    }

    private static int gameOver(long player, long opponent) {
        int difference = Long.bitCount(player) - Long.bitCount(opponent);
        return difference + Integer.signum(difference) * Long.bitCount(~(player | opponent));
    }
}
