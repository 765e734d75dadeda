package flipchip.engine.endgame;

import flipchip.engine.limit.StopSignal;
import flipchip.engine.simd.ChildList;
import flipchip.engine.simd.Kernels;

/// Null-window search of six to thirteen empties: the children of a node are made all at once and ordered by the
/// opponent's mobility; tables remember results.
///
/// Fail-soft like [LastEmpties]. One instance per thread.
final class MobilityEndgame {
    /// With fewer empties ordering by mobility costs more than it saves.
    static final int LEAST_EMPTIES = 6;
    /// From here on children are looked up in the table before any is searched (enhanced transposition cut-off;
    /// Plaat et al., "Exploiting graph properties of game trees", AAAI 1996).
    private static final int LOOK_UP_CHILDREN_EMPTIES = 11;
    /// Nodes with this many empties ask whether to stop: their subtrees take less than a millisecond.
    private static final int POLLING_EMPTIES = 10;
    /// Brings the table's move before all others.
    private static final long FIRST = 1L << ChildList.KEY_SHIFT + 16;

    private final LastEmpties last = new LastEmpties();
    private final ShallowEndgame shallow = new ShallowEndgame(last);
    private final ChildList children = new ChildList(64);
    private final EndgameTable table;
    private StopSignal stop = StopSignal.manual();
    private long nodes;
    private long reported;

    MobilityEndgame(EndgameTable table) {
        this.table = table;
    }

    /// Later calls obey `signal`.
    void begin(StopSignal signal) {
        stop.report((int) (nodes() - reported));
        stop = signal;
        reported = nodes();
    }

    /// Positions visited since the start, with all below.
    long nodes() {
        return nodes + shallow.nodes() + last.nodes();
    }

    /// Tells the signal about the nodes visited since the last call, the caller's own included.
    ///
    /// @throws StopSignal.Stopped if the search is over
    void poll() {
        long fresh = nodes() - reported;
        if (fresh >= StopSignal.INTERVAL) {
            reported += fresh;
            stop.poll((int) fresh);
        }
    }

    /// Any number of empties up to 13.
    ///
    /// @param empties number of empty squares
    /// @param odd     squares of odd regions
    /// @param moves   the legal moves
    int nws(long player, long opponent, int alpha, int empties, long odd, long moves) {
        if (empties < LEAST_EMPTIES) {
            return few(player, opponent, alpha, empties, odd, moves);
        }
        nodes++;
        if (empties == POLLING_EMPTIES) {
            poll();
        }
        if (Scores.mayBeCutByStability(alpha, empties)) {
            int bound = Scores.stabilityBound(player, opponent);
            if (bound <= alpha) {
                return bound;
            }
        }
        if (moves == 0) {
            long replies = Kernels.legalMoves(opponent, player);
            return replies == 0 ? Scores.gameOver(player, opponent)
                : -nws(opponent, player, ~alpha, empties, odd, replies);
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
        int cut = cutAtOnce(player, opponent, alpha, empties, at, end);
        if (cut > alpha) {
            return cut;
        }
        preferTableMove(EndgameTable.move(known), at, end);
        return best(player, opponent, alpha, empties, odd, end);
    }

    /// The best score of the children in the region of `empties`, which ends at `end`.
    private int best(long player, long opponent, int alpha, int empties, long odd, int end) {
        ChildList list = children;
        int best = Scores.NONE;
        int bestMove = 0;
        for (int k = empties * ChildList.REGION; k < end && best <= alpha; k++) {
            int child = list.best(k, end);
            long flips = list.flips[child];
            long move = list.moves[child];
            int square = Long.numberOfTrailingZeros(move);
            int score = -nws(opponent ^ flips, player ^ flips ^ move, ~alpha, empties - 1, odd ^ Regions.of(square),
                list.replies[child]);
            if (score > best) {
                best = score;
                bestMove = square;
            }
        }
        table.store(player, opponent, empties, alpha, best, bestMove);
        return best;
    }

    /// A score above `alpha` that some child gives without a search, or [Scores#NONE].
    private int cutAtOnce(long player, long opponent, int alpha, int empties, int at, int end) {
        ChildList list = children;
        for (int i = at; i < end; i++) {
            if (list.flips[i] == opponent) {
                return Scores.MAX;
            }
        }
        if (empties >= LOOK_UP_CHILDREN_EMPTIES) {
            for (int i = at; i < end; i++) {
                long flips = list.flips[i];
                int known = table.probe(opponent ^ flips, player ^ flips ^ list.moves[i], empties - 1);
                int score = -EndgameTable.upper(known);
                if (score > alpha) {
                    table.store(player, opponent, empties, alpha, score, list.square(i));
                    return score;
                }
            }
        }
        return Scores.NONE;
    }

    private void preferTableMove(int square, int at, int end) {
        for (int i = at; i < end; i++) {
            if (square == Long.numberOfTrailingZeros(children.moves[i])) {
                children.keys[i] -= FIRST;
            }
        }
    }

    private int few(long player, long opponent, int alpha, int empties, long odd, long moves) {
        long squares = SquareOrder.pack(~(player | opponent));
        int first = (int) squares & 63;
        int second = (int) (squares >>> 8) & 63;
        return switch (empties) {
            case 0 -> Scores.gameOver(player, opponent);
            case 1 -> last.one(player, opponent, alpha, first);
            case 2 -> last.two(player, opponent, alpha, first, second);
            case 3 -> last.three(player, opponent, alpha, first, second, (int) (squares >>> 16) & 63);
            case 4 -> last.four(player, opponent, alpha, (int) squares);
            default -> shallow.nws(player, opponent, alpha, squares, odd, moves);
        };
    }
}
