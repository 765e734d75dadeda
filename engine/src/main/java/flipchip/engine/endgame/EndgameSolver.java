package flipchip.engine.endgame;

import flipchip.engine.eval.Evaluator;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.simd.Kernels;
import flipchip.engine.table.TranspositionTable;

/// The exact result of positions: disc difference under best play, empty squares counted for the winner.
///
/// Each thread needs an instance of its own; the table may be shared. Scores are discs, -64..64, for the side to move.
/// Entries go into the shared table in centidiscs with the number of empties as depth and confidence 100.
///
/// Every search is a null-window search; an exact score is found by moving the window towards it. By number of
/// empties the work is done in [DeepEndgame], [MobilityEndgame], [ShallowEndgame] and [LastEmpties].
public final class EndgameSolver {
    private static final int MAX = Scores.MAX;
    /// Deepest search of the evaluation for the first guess of a score.
    private static final int GUESS_DEPTH = 6;

    private final Evaluator evaluator;
    private final EndgameTable known;
    private final DeepEndgame deep;
    private final OrderingSearch guessing;
    private long nodesAtBegin;

    /// @param evaluator the solver's own, for ordering moves; nobody else uses it
    public EndgameSolver(TranspositionTable table, Evaluator evaluator) {
        this.evaluator = evaluator;
        known = new EndgameTable(table);
        deep = new DeepEndgame(known, evaluator);
        guessing = new OrderingSearch(evaluator);
    }

    /// Later calls obey `signal`, and the node count begins at 0.
    public void begin(StopSignal signal) {
        deep.begin(signal);
        nodesAtBegin += nodes();
    }

    /// Positions visited since [#begin].
    public long nodes() {
        return deep.nodes() + guessing.nodes() - nodesAtBegin;
    }

    /// Forgets what this thread remembers by itself. The shared table is not touched.
    public void forget() {
        known.forget();
    }

    /// The exact score where it lies inside (alpha, beta); otherwise a bound on that side (fail-soft).
    ///
    /// @throws StopSignal.Stopped if the signal ends the search
    public int solve(long player, long opponent, int alpha, int beta) {
        int low = -MAX;
        int high = MAX;
        int test = guess(player, opponent) - 1;
        while (low < high && low < beta && high > alpha) {
            test = Math.clamp(test, Math.max(low, alpha), Math.min(high, beta) - 1);
            int score = nws(player, opponent, test);
            if (score > test) {
                low = Math.max(low, score);
                test = low + 1;
            } else {
                high = Math.min(high, score);
                test = high - 1;
            }
        }
        return low >= beta ? low : high;
    }

    /// Null-window search of (alpha, alpha + 1), fail-soft: a result above `alpha` is a lower bound of the exact score,
    /// any other an upper bound.
    ///
    /// @throws StopSignal.Stopped if the signal ends the search
    public int nws(long player, long opponent, int alpha) {
        long empty = ~(player | opponent);
        int empties = Long.bitCount(empty);
        if (empties >= DeepEndgame.LEAST_EMPTIES) {
            evaluator.start(player, opponent);
        }
        return deep.nws(player, opponent, alpha, empties, Regions.odd(empty), Kernels.legalMoves(player, opponent));
    }

    /// The move that the last search of this board preferred, 0..63, or 64 if none is remembered.
    int rememberedMove(long player, long opponent) {
        return EndgameTable.move(known.probe(player, opponent, Long.bitCount(~(player | opponent))));
    }

    /// An even score near the likely result.
    private int guess(long player, long opponent) {
        int empties = Long.bitCount(~(player | opponent));
        if (empties < DeepEndgame.LEAST_EMPTIES) {
            return 0;
        }
        evaluator.start(player, opponent);
        int depth = Math.min(GUESS_DEPTH, empties - 10);
        int value = guessing.value(player, opponent, depth, -100 * MAX, 100 * MAX,
            Kernels.legalMoves(player, opponent));
        return Math.clamp(2 * Math.round(value / 200f), -MAX, MAX);
    }
}
