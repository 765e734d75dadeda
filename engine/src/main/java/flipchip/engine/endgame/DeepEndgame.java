package flipchip.engine.endgame;

import flipchip.engine.eval.Evaluator;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.simd.ChildList;
import flipchip.engine.simd.Kernels;

/// Null-window search of any number of empties; from fourteen on a shallow search on the evaluation orders the
/// children, below that [MobilityEndgame] takes over.
///
/// Fail-soft like [LastEmpties]. The evaluator stands at the position searched before and after each call, unless the
/// search was stopped. One instance per thread.
final class DeepEndgame {
    /// With fewer empties the evaluation costs more than it saves.
    static final int LEAST_EMPTIES = 14;
    /// Fewest empties for an ordering search of 1, 2, ... plies.
    private static final int[] DEPTH_EMPTIES = {16, 19, 22, 25, 28};
    /// Values further than this from the window need not be told apart; centidiscs.
    private static final int WINDOW = 3200;
    /// What a legal reply of the opponent costs beside the evaluation, a reply in a corner twice; centidiscs.
    private static final int REPLY = 200;
    /// What a move into an odd region is worth beside the evaluation; centidiscs.
    private static final int ODD_REGION = 50;
    private static final long CORNERS = 0x8100_0000_0000_0081L;
    /// Brings the table's move before all others.
    private static final int FIRST = -(1 << 19);

    private final Evaluator evaluator;
    private final EndgameTable table;
    private final MobilityEndgame endgame;
    private final OrderingSearch ordering;
    private final ChildList children = new ChildList(64);
    private long nodes;

    DeepEndgame(EndgameTable table, Evaluator evaluator) {
        this.evaluator = evaluator;
        this.table = table;
        endgame = new MobilityEndgame(table);
        ordering = new OrderingSearch(evaluator);
    }

    /// Later calls obey `signal`.
    void begin(StopSignal signal) {
        endgame.begin(signal);
    }

    /// Positions visited since the start, those of ordering searches included.
    long nodes() {
        return nodes + endgame.nodes() + ordering.nodes();
    }

    /// @param empties number of empty squares
    /// @param odd     squares of odd regions
    /// @param moves   the legal moves
    int nws(long player, long opponent, int alpha, int empties, long odd, long moves) {
        if (empties < LEAST_EMPTIES) {
            return endgame.nws(player, opponent, alpha, empties, odd, moves);
        }
        nodes++;
        endgame.poll();
        if (Scores.mayBeCutByStability(alpha, empties)) {
            int bound = Scores.stabilityBound(player, opponent);
            if (bound <= alpha) {
                return bound;
            }
        }
        if (moves == 0) {
            return pass(player, opponent, alpha, empties, odd);
        }
        int known = table.probe(player, opponent, empties);
        if (EndgameTable.lower(known) > alpha) {
            return EndgameTable.lower(known);
        }
        if (EndgameTable.upper(known) <= alpha) {
            return EndgameTable.upper(known);
        }
        int at = empties * ChildList.REGION;
        int end = at + Long.bitCount(moves);
        Kernels.children(player, opponent, moves, odd, children, at);
        int cut = cutAtOnce(player, opponent, alpha, empties, end);
        if (cut > alpha) {
            return cut;
        }
        if (end - at > 1) {
            order(player, opponent, alpha, empties, odd, EndgameTable.move(known));
        }
        return best(player, opponent, alpha, empties, odd, end);
    }

    private int pass(long player, long opponent, int alpha, int empties, long odd) {
        long replies = Kernels.legalMoves(opponent, player);
        if (replies == 0) {
            return Scores.gameOver(player, opponent);
        }
        evaluator.pass();
        int score = -nws(opponent, player, ~alpha, empties, odd, replies);
        evaluator.undo();
        return score;
    }

    private int best(long player, long opponent, int alpha, int empties, long odd, int end) {
        ChildList list = children;
        int best = Scores.NONE;
        int bestMove = 0;
        for (int k = empties * ChildList.REGION; k < end && best <= alpha; k++) {
            int child = list.best(k, end);
            long flips = list.flips[child];
            long move = list.moves[child];
            int square = Long.numberOfTrailingZeros(move);
            evaluator.play(square, flips);
            int score = -nws(opponent ^ flips, player ^ flips ^ move, ~alpha, empties - 1, odd ^ Regions.of(square),
                list.replies[child]);
            evaluator.undo();
            if (score > best) {
                best = score;
                bestMove = square;
            }
        }
        table.store(player, opponent, empties, alpha, best, bestMove);
        return best;
    }

    /// A score above `alpha` that some child gives without a search, or [Scores#NONE].
    private int cutAtOnce(long player, long opponent, int alpha, int empties, int end) {
        ChildList list = children;
        int cut = Scores.NONE;
        for (int i = empties * ChildList.REGION; i < end && cut <= alpha; i++) {
            long flips = list.flips[i];
            if (flips == opponent) {
                return Scores.MAX;
            }
            cut = -EndgameTable.upper(table.probe(opponent ^ flips, player ^ flips ^ list.moves[i], empties - 1));
            if (cut > alpha) {
                table.store(player, opponent, empties, alpha, cut, list.square(i));
            }
        }
        return cut;
    }

    /// Replaces the keys of all children by the values of ordering searches.
    private void order(long player, long opponent, int alpha, int empties, long odd, int tableMove) {
        ChildList list = children;
        int depth = depth(empties);
        int at = empties * ChildList.REGION;
        int end = at + Long.bitCount(Kernels.legalMoves(player, opponent));
        for (int i = at; i < end; i++) {
            int square = list.square(i);
            if (square == tableMove) {
                list.setKey(i, FIRST);
                continue;
            }
            long flips = list.flips[i];
            long move = list.moves[i];
            long replies = list.replies[i];
            evaluator.play(square, flips);
            int value = ordering.value(opponent ^ flips, player ^ flips ^ move, depth,
                -100 * alpha - WINDOW, -100 * alpha + WINDOW, replies);
            evaluator.undo();
            value += REPLY * (Long.bitCount(replies) + Long.bitCount(replies & CORNERS));
            list.setKey(i, (odd & move) != 0 ? value - ODD_REGION : value);
        }
    }

    private static int depth(int empties) {
        int depth = 0;
        while (depth < DEPTH_EMPTIES.length && empties >= DEPTH_EMPTIES[depth]) {
            depth++;
        }
        return depth;
    }
}
