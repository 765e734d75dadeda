package flipchip.engine.endgame;

import flipchip.engine.api.ErrorModel;
import flipchip.engine.api.Evaluator;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.simd.ChildList;
import flipchip.engine.simd.Kernels;
import flipchip.engine.table.TranspositionTable;

/// Null-window search of twelve and more empties with the shared table; [MobilityEndgame] does the rest.
///
/// Fail-soft like [LastEmpties]. From [ChildOrder#LEAST_EMPTIES] on the evaluator stands at the position
/// searched before and after each call, unless the search was stopped. One instance per thread.
final class DeepEndgame {
    private static final int LEAST_EMPTIES = MobilityEndgame.MOST_EMPTIES + 1;
    /// Confidence of a search that prunes nothing, per cent.
    private static final int EXACT = 100;

    private final Evaluator evaluator;
    private final EndgameTable table;
    private final MobilityEndgame endgame = new MobilityEndgame();
    private final ChildOrder order;
    private final Selection selection;
    private final ChildList children = new ChildList(Scores.MAX);
    private Sharing sharing = Sharing.ALONE;
    private final SharedLine line;
    private final long[] childKeys = new long[ChildList.REGION];
    /// Written so that the compiler keeps the loads of [#knownChild].
    private long fetched;
    private long nodes;

    DeepEndgame(EndgameTable table, Evaluator evaluator, ErrorModel errors) {
        this.evaluator = evaluator;
        this.table = table;
        line = new SharedLine(table);
        OrderingSearch search = new OrderingSearch(evaluator);
        order = new ChildOrder(evaluator, search);
        selection = new Selection(evaluator, search, errors);
    }

    /// Later calls obey `signal`.
    void begin(StopSignal signal) {
        endgame.begin(signal);
    }

    /// Positions visited since the start, those of ordering searches included.
    long nodes() {
        return nodes + endgame.nodes() + order.nodes();
    }

    /// Forgets what this thread remembers by itself.
    void forget() {
        endgame.forget();
    }

    /// Later calls put off moves that another thread is searching.
    void share(Sharing sharing) {
        this.sharing = sharing;
    }

    /// Later calls leave out what is unlikely to matter, or nothing if `confidence` is 100.
    void select(int confidence) {
        selection.set(confidence);
    }

    /// [#nws] with any number of empties.
    int root(long player, long opponent, int alpha, int empties, long odd, long moves) {
        line.begin(empties);
        return empties < MobilityEndgame.LEAST_EMPTIES
            ? endgame.few(player, opponent, alpha, empties, odd, moves)
            : nws(player, opponent, alpha, empties, odd, moves);
    }

    /// @param empties number of empty squares, at least [MobilityEndgame#LEAST_EMPTIES]
    /// @param odd     squares of odd regions
    /// @param moves   the legal moves
    private int nws(long player, long opponent, int alpha, int empties, long odd, long moves) {
        if (empties < LEAST_EMPTIES) {
            return endgame.nws(player, opponent, alpha, empties, odd, moves);
        }
        // 1. what needs no search
        nodes++;
        endgame.poll();
        if (Scores.mayBeCutByStability(opponent, alpha)) {
            int bound = Scores.stabilityBound(player, opponent);
            if (bound <= alpha) {
                return bound;
            }
        }
        if (moves == 0) {
            return pass(player, opponent, alpha, empties, odd);
        }
        // 2. what the table knows
        int confidence = selection.confidence(empties);
        int known = table.probe(player, opponent, empties, confidence);
        if (EndgameTable.lower(known) > alpha) {
            return EndgameTable.lower(known);
        }
        if (EndgameTable.upper(known) <= alpha) {
            return EndgameTable.upper(known);
        }
        // 3. what is almost certain
        if (confidence < EXACT) {
            int likely = selection.cut(player, opponent, alpha, empties, moves);
            if (likely != Scores.NONE) {
                return likely;
            }
        }
        // 4. the children: first what the table knows of them, then one after the other
        int at = empties * ChildList.REGION;
        int end = at + Long.bitCount(moves);
        Kernels.children(player, opponent, moves, odd, children, at);
        if (empties > LEAST_EMPTIES) {
            int cut = knownChild(player, opponent, alpha, empties, end);
            if (cut > alpha) {
                return cut;
            }
        }
        return best(player, opponent, alpha, empties, odd, end, EndgameTable.move(known));
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

    /// The table's move goes first, and the others are put in order only if it does not do.
    ///
    /// @param tableMove a legal move or any other number
    private int best(long player, long opponent, int alpha, int empties, long odd, int end, int tableMove) {
        ChildList list = children;
        int at = empties * ChildList.REGION;
        boolean evaluated = empties > ChildOrder.LEAST_EMPTIES;
        // the children from here on are still in any order
        int unsorted = list.bringForward(tableMove, at, end) ? at + 1 : at;
        int best = Scores.NONE;
        int bestMove = 0;
        line.enter(player, opponent, alpha, empties);
        for (int k = at; k < end && best <= alpha; k++) {
            if (k == unsorted) {
                order.sort(list, k, end, player, opponent, alpha);
                unsorted = at;
            }
            int child = k < unsorted ? list.child(k) : list.best(k, end);
            if (k > at && sharing.isBusy(player, opponent, list.square(child), empties) && list.putOff(k)) {
                k--;
                continue;
            }
            long flips = list.flips[child];
            long move = list.moves[child];
            int square = Long.numberOfTrailingZeros(move);
            if (evaluated) {
                evaluator.play(square, flips);
            }
            long mark = sharing.enter(player, opponent, square, empties);
            int score = -nws(opponent ^ flips, player ^ flips ^ move, ~alpha, empties - 1,
                odd ^ Regions.of(square), list.replies[child]);
            sharing.leave(mark);
            if (evaluated) {
                evaluator.undo();
            }
            if (line.isUnwinding()) {
                return line.unwind(empties);
            }
            if (score > best) {
                best = score;
                bestMove = square;
            }
            if (best <= alpha && sharing.isShared(empties) && line.isSettled(empties, selection)) {
                return line.unwind(empties);
            }
        }
        table.store(player, opponent, selection.confidence(empties), alpha, best, bestMove);
        return best;
    }

    /// A score above `alpha` that the table knows of some child, or [Scores#NONE]: the enhanced transposition
    /// cut-off (Plaat et al., "Exploiting graph properties of game trees", AAAI 1996).
    private int knownChild(long player, long opponent, int alpha, int empties, int end) {
        ChildList list = children;
        int confidence = selection.confidence(empties - 1);
        int at = empties * ChildList.REGION;
        long seen = 0;
        for (int i = at; i < end; i++) {
            long flips = list.flips[i];
            long key = TranspositionTable.key(opponent ^ flips, player ^ flips ^ list.moves[i]);
            childKeys[i - at] = key;
            seen ^= table.fetch(key);
        }
        fetched = seen;
        for (int i = at; i < end; i++) {
            int score = -EndgameTable.upper(table.probe(childKeys[i - at], empties - 1, confidence));
            if (score > alpha) {
                table.store(player, opponent, confidence, alpha, score, list.square(i));
                return score;
            }
        }
        return Scores.NONE;
    }
}
