package flipchip.engine.endgame;

import flipchip.engine.api.Evaluator;
import flipchip.engine.simd.ChildList;

/// Orders the children of nodes with many empties by shallow searches on the evaluation and by the order they
/// came in, in which the opponent's mobility weighs most.
///
/// The weights were tuned together by the nodes of FFO 40 to 49 (lab/notes/bench/endgame.md). One instance
/// per thread.
record ChildOrder(Evaluator evaluator, OrderingSearch search) {
    /// With fewer empties the evaluation costs more than it saves, and the order by mobility stays.
    static final int LEAST_EMPTIES = 14;
    /// With fewer empties the net of the evaluation costs more than it saves.
    private static final int JUDGED_EMPTIES = 16;
    /// In place of a depth: children are not searched, and judged by the sum of weights alone.
    private static final int GLANCE = -1;
    /// Fewest empties for an ordering search of 1, 2, ... plies.
    private static final int[] DEPTH_EMPTIES = {18, 21, 24, 27, 30};
    /// Values further than this from the window need not be told apart; centidiscs.
    private static final int WINDOW = 3200;
    /// Centidiscs that a point of the order without an evaluation is worth beside it: 264 for a reply of the
    /// opponent, 72 for an odd region.
    private static final int POINT = 3;
    /// A position judged so far below the window will fail low: all its children are searched, in whatever
    /// order; centidiscs.
    private static final int HOPELESS = 800;
    /// Plies that its ordering searches are shallower.
    private static final int HOPELESS_REDUCTION = 2;

    /// Positions visited since the start.
    long nodes() {
        return search.nodes();
    }

    /// Gives new keys to the children whose keys, as [flipchip.engine.simd.Kernels#children] made them, lie
    /// in `first..end-1`, or leaves them if there are few empties.
    void sort(ChildList list, int first, int end, long player, long opponent, int alpha) {
        int empties = Long.bitCount(~(player | opponent));
        if (empties < LEAST_EMPTIES || end - first < 2) {
            return;
        }
        int depth = depth(empties);
        if (depth > 0 && evaluator.evaluate(player, opponent) < 100 * alpha - HOPELESS) {
            depth = Math.max(0, depth - HOPELESS_REDUCTION);
        }
        for (int i = first; i < end; i++) {
            list.setOrder(i,
                value(list, list.child(i), player, opponent, alpha, depth) + POINT * list.order(i));
        }
    }

    private int value(ChildList list, int child, long player, long opponent, int alpha, int depth) {
        long flips = list.flips[child];
        long move = list.moves[child];
        evaluator.play(Long.numberOfTrailingZeros(move), flips);
        int value = depth == GLANCE
            ? search.glance(opponent ^ flips, player ^ flips ^ move)
            : search.value(opponent ^ flips, player ^ flips ^ move, depth, -100 * alpha - WINDOW,
                -100 * alpha + WINDOW, list.replies[child]);
        evaluator.undo();
        return value;
    }

    private static int depth(int empties) {
        if (empties < JUDGED_EMPTIES) {
            return GLANCE;
        }
        int depth = 0;
        while (depth < DEPTH_EMPTIES.length && empties >= DEPTH_EMPTIES[depth]) {
            depth++;
        }
        return depth;
    }
}
