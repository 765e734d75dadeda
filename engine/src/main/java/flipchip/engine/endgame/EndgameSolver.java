package flipchip.engine.endgame;

import flipchip.engine.api.Evaluation;
import flipchip.engine.api.Evaluator;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.simd.Kernels;
import flipchip.engine.table.TranspositionTable;

/// The exact result of positions: disc difference under best play, empty squares counted for the winner.
///
/// Each thread needs an instance of its own; the table may be shared. Scores are discs, -64..64, for the side
/// to move. Entries go into the shared table in centidiscs with the number of empties as depth, and
/// confidence 100 unless it cut by shallow searches.
///
/// Every search is a null-window search; an exact score is found by moving the window towards it. By number
/// of empties the work is done in [DeepEndgame], [MobilityEndgame], [ShallowEndgame] and [LastEmpties].
public final class EndgameSolver {
    private static final int MAX = Scores.MAX;
    private static final int EXACT = 100;
    /// Deepest search of the evaluation for the first guess of a score.
    private static final int GUESS_DEPTH = 6;
    /// With this many empties selective searches go before the exact one.
    private static final int SELECTIVE_EMPTIES = Selection.LEAST_EMPTIES + 2;
    /// Their confidence, per cent: each finds moves and a window for the next.
    private static final int[] SELECTIVE = {73, 87, 95, 99};

    private final Evaluator evaluator;
    private final EndgameTable table;
    private final DeepEndgame deep;
    private final OrderingSearch guessing;
    private long nodesAtBegin;

    /// @param evaluation orders the moves; the scores do not depend on it
    public EndgameSolver(TranspositionTable table, Evaluation evaluation) {
        evaluator = evaluation.newEvaluator();
        this.table = new EndgameTable(table);
        deep = new DeepEndgame(this.table, evaluator, evaluation.judgedEndgameErrors());
        guessing = new OrderingSearch(evaluator);
    }

    /// Later calls obey `signal`, and the node count begins at 0.
    public void begin(StopSignal signal) {
        deep.begin(signal);
        deep.select(EXACT);
        nodesAtBegin += nodes();
    }

    /// Later calls put off moves that another thread is searching.
    public void share(Sharing sharing) {
        deep.share(sharing);
    }

    /// Positions visited since [#begin].
    public long nodes() {
        return deep.nodes() + guessing.nodes() - nodesAtBegin;
    }

    /// Forgets what this thread remembers by itself. The shared table is not touched.
    public void forget() {
        deep.forget();
    }

    /// The exact score where it lies inside (alpha, beta); otherwise a bound on that side (fail-soft).
    ///
    /// @throws StopSignal.Stopped if the signal ends the search
    public int solve(long player, long opponent, int alpha, int beta) {
        int empties = Long.bitCount(~(player | opponent));
        int guess = empties < ChildOrder.LEAST_EMPTIES ? 0 : guess(player, opponent, empties);
        if (empties >= SELECTIVE_EMPTIES) {
            for (int confidence : SELECTIVE) {
                deep.select(confidence);
                guess = step(player, opponent, alpha, beta, guess);
            }
            deep.select(EXACT);
        }
        return step(player, opponent, alpha, beta, guess);
    }

    /// Null-window search of (alpha, alpha + 1), fail-soft: a result above `alpha` is a lower bound of the
    /// exact score, any other an upper bound.
    ///
    /// @throws StopSignal.Stopped if the signal ends the search
    public int nws(long player, long opponent, int alpha) {
        long empty = ~(player | opponent);
        int empties = Long.bitCount(empty);
        if (empties >= ChildOrder.LEAST_EMPTIES) {
            evaluator.start(player, opponent);
        }
        return deep.root(player, opponent, alpha, empties, Regions.odd(empty),
            Kernels.legalMoves(player, opponent));
    }

    /// The move that the last search of this board preferred, 0..63, or 64 if none is remembered.
    int rememberedMove(long player, long opponent) {
        return EndgameTable.move(table.probe(player, opponent, Scores.MAX, EXACT));
    }

    /// Moves a null window from the guess to the score. Scores are even, and so are the limits of the
    /// window's way; a selective search may contradict itself, then its last word counts.
    private int step(long player, long opponent, int alpha, int beta, int guess) {
        int low = -MAX;
        int high = MAX;
        int test = even(guess) - 1;
        while (low < high && low < beta && high > alpha) {
            test = Math.clamp(test, Math.max(low, alpha),
                Math.max(Math.max(low, alpha), Math.min(high, beta) - 1));
            int score = nws(player, opponent, test);
            if (score > test) {
                low = Math.max(low, score);
                test = low + 1;
            } else {
                high = Math.min(high, score);
                test = high - 1;
            }
        }
        return low >= beta || low > high ? low : high;
    }

    private static int even(int score) {
        return 2 * Math.round(score / 2f);
    }

    private int guess(long player, long opponent, int empties) {
        evaluator.start(player, opponent);
        int depth = Math.min(GUESS_DEPTH, empties - 10);
        int value = guessing.value(player, opponent, depth, -100 * MAX, 100 * MAX,
            Kernels.legalMoves(player, opponent));
        return Math.round(value / 100f);
    }
}
