package flipchip.engine.endgame;

import flipchip.engine.eval.Evaluator;
import flipchip.engine.simd.ChildList;

/// Orders the children of nodes with many empties by shallow searches on the evaluation and by the opponent's mobility.
///
/// The weights were tuned together by the nodes of FFO 40 to 49 (docs/bench/endgame.md). One instance per thread.
final class ChildOrder {
    /// With fewer empties the evaluation costs more than it saves, and the order by mobility stays.
    static final int LEAST_EMPTIES = 14;
    /// Fewest empties for an ordering search of 1, 2, ... plies.
    private static final int[] DEPTH_EMPTIES = {16, 19, 22, 25, 28};
    /// Values further than this from the window need not be told apart; centidiscs.
    private static final int WINDOW = 3200;
    /// What a legal reply of the opponent costs beside the evaluation, a reply in a corner twice; centidiscs.
    private static final int REPLY = 180;
    /// What a move into an odd region is worth beside the evaluation; centidiscs.
    private static final int ODD_REGION = 50;
    /// A position judged so far below the window will fail low: all its children are searched, in whatever order;
    /// centidiscs.
    private static final int HOPELESS = 800;
    /// Plies that its ordering searches are shallower.
    private static final int HOPELESS_REDUCTION = 2;
    private static final long CORNERS = 0x8100_0000_0000_0081L;

    private final Evaluator evaluator;
    private final OrderingSearch search;

    ChildOrder(Evaluator evaluator, OrderingSearch search) {
        this.evaluator = evaluator;
        this.search = search;
    }

    /// Positions visited since the start.
    long nodes() {
        return search.nodes();
    }

    /// Gives new keys to the children whose keys lie in `first..end-1`, or leaves them if there are few empties.
    ///
    /// @param odd squares of odd regions
    void sort(ChildList list, int first, int end, long player, long opponent, int alpha, long odd) {
        int empties = Long.bitCount(~(player | opponent));
        if (empties < LEAST_EMPTIES || end - first < 2) {
            return;
        }
        boolean hopeless = evaluator.evaluate(player, opponent) < 100 * alpha - HOPELESS;
        int depth = hopeless ? Math.max(0, depth(empties) - HOPELESS_REDUCTION) : depth(empties);
        for (int i = first; i < end; i++) {
            int child = list.child(i);
            list.setOrder(i, value(list, child, player, opponent, alpha, depth)
                - ((odd & list.moves[child]) != 0 ? ODD_REGION : 0));
        }
    }

    private int value(ChildList list, int child, long player, long opponent, int alpha, int depth) {
        long flips = list.flips[child];
        long move = list.moves[child];
        long replies = list.replies[child];
        evaluator.play(Long.numberOfTrailingZeros(move), flips);
        int value = search.value(opponent ^ flips, player ^ flips ^ move, depth,
            -100 * alpha - WINDOW, -100 * alpha + WINDOW, replies);
        evaluator.undo();
        return value + REPLY * (Long.bitCount(replies) + Long.bitCount(replies & CORNERS));
    }

    private static int depth(int empties) {
        int depth = 0;
        while (depth < DEPTH_EMPTIES.length && empties >= DEPTH_EMPTIES[depth]) {
            depth++;
        }
        return depth;
    }
}
