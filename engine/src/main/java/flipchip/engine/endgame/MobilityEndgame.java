package flipchip.engine.endgame;

import flipchip.engine.limit.StopSignal;
import flipchip.engine.simd.ChildList;
import flipchip.engine.simd.HeapWatch;
import flipchip.engine.simd.Kernels;

/// Null-window search of six to eleven empties: the children of a node are made all at once and ordered by
/// the opponent's mobility.
///
/// Fail-soft like [LastEmpties]. One instance per thread.
final class MobilityEndgame {
    static final int MOST_EMPTIES = 11;
    /// With fewer empties ordering by mobility costs more than it saves.
    static final int LEAST_EMPTIES = ShallowEndgame.EMPTIES + 1;
    /// Nodes with this many empties ask whether to stop: their subtrees take less than a millisecond.
    private static final int POLLING_EMPTIES = 10;

    private final LastEmpties last = new LastEmpties();
    private final ShallowEndgame shallow = new ShallowEndgame(last);
    private final BoundsCache cache = new BoundsCache();
    private final ChildList children = new ChildList(MOST_EMPTIES + 1);
    private final HeapWatch heap = new HeapWatch();
    private StopSignal stop = StopSignal.manual();
    private long nodes;
    private long reported;

    /// Later calls obey `signal`.
    void begin(StopSignal signal) {
        stop.report((int) (nodes() - reported));
        stop = signal;
        heap.begin();
        reported = nodes();
    }

    /// Positions visited since the start, with all below.
    long nodes() {
        return nodes + shallow.nodes() + last.nodes();
    }

    /// Forgets what this thread remembers.
    void forget() {
        cache.clear();
    }

    /// Looks at the signal, and tells it from time to time how many nodes were visited.
    ///
    /// @throws StopSignal.Stopped if the search is over
    void poll() {
        long fresh = nodes() - reported;
        if (fresh >= stop.reportInterval()) {
            reported += fresh;
            heap.searched((int) fresh);
            stop.poll((int) fresh);
        } else {
            stop.look();
        }
    }

    /// @param empties number of empty squares, [#LEAST_EMPTIES] to [#MOST_EMPTIES]
    /// @param odd     squares of odd regions
    /// @param moves   the legal moves
    int nws(long player, long opponent, int alpha, int empties, long odd, long moves) {
        nodes++;
        if (empties == POLLING_EMPTIES) {
            poll();
        }
        if (Scores.mayBeCutByStability(opponent, alpha)) {
            int bound = Scores.stabilityBound(player, opponent);
            if (bound <= alpha) {
                return bound;
            }
        }
        if (moves == 0) {
            return pass(player, opponent, alpha, empties, odd);
        }
        long key = BoundsCache.key(player, opponent);
        int known = cache.probe(key);
        if (BoundsCache.lower(known) > alpha) {
            return BoundsCache.lower(known);
        }
        if (BoundsCache.upper(known) <= alpha) {
            return BoundsCache.upper(known);
        }
        int best = best(player, opponent, alpha, empties, odd, moves);
        cache.store(key, alpha, best);
        return best;
    }

    /// Apart from [#nws], which is compiled sooner and smaller without what is rare.
    private int pass(long player, long opponent, int alpha, int empties, long odd) {
        long replies = Kernels.legalMoves(opponent, player);
        return replies == 0
            ? Scores.gameOver(player, opponent)
            : -nws(opponent, player, ~alpha, empties, odd, replies);
    }

    private int best(long player, long opponent, int alpha, int empties, long odd, long moves) {
        ChildList list = children;
        int at = empties * ChildList.REGION;
        int end = at + Long.bitCount(moves);
        Kernels.children(player, opponent, moves, odd, list, at);
        long squares = empties == LEAST_EMPTIES ? SquareOrder.pack(~(player | opponent)) : 0;
        int best = Scores.NONE;
        for (int k = at; k < end && best <= alpha; k++) {
            int child = list.best(k, end);
            long flips = list.flips[child];
            long move = list.moves[child];
            int square = Long.numberOfTrailingZeros(move);
            long next = opponent ^ flips;
            long other = player ^ flips ^ move;
            int score = empties == LEAST_EMPTIES
                ? -shallow.nws(next, other, ~alpha,
                    SquareOrder.without(squares, SquareOrder.shiftOf(square, squares)),
                    odd ^ Regions.of(square), list.replies[child])
                : -nws(next, other, ~alpha, empties - 1, odd ^ Regions.of(square), list.replies[child]);
            best = Math.max(best, score);
        }
        return best;
    }

    /// Null-window search of fewer empties than [#LEAST_EMPTIES]. A method of its own, because the compiler
    /// would put all of it into [#nws] and find no room for what matters there.
    int few(long player, long opponent, int alpha, int empties, long odd, long moves) {
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
