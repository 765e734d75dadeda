package flipchip.engine.endgame;

import flipchip.engine.eval.Evaluator;
import flipchip.engine.simd.ChildList;

/// Orders the children of nodes with many empties: the table's move first, then by shallow searches on the evaluation
/// and by the opponent's mobility.
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
    private static final int REPLY = 160;
    /// What a move into an odd region is worth beside the evaluation; centidiscs.
    private static final int ODD_REGION = 50;
    private static final long CORNERS = 0x8100_0000_0000_0081L;
    /// Brings the table's move before all others.
    private static final int FIRST = -(1 << 19);

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

    /// Gives new keys to the children in the region of the parent's number of empties.
    ///
    /// @param end       behind the last child
    ///
    /// @param tableMove a legal move or any other number
    void sort(ChildList list, int end, long player, long opponent, int alpha, int tableMove) {
        long empty = ~(player | opponent);
        int empties = Long.bitCount(empty);
        int at = empties * ChildList.REGION;
        if (end - at == 1) {
            return;
        }
        long odd = Regions.odd(empty);
        int depth = depth(empties);
        for (int i = at; i < end; i++) {
            if (list.square(i) == tableMove) {
                list.setKey(i, FIRST);
            } else if (empties >= LEAST_EMPTIES) {
                list.setKey(i, value(list, i, player, opponent, alpha, depth)
                    - ((odd & list.moves[i]) != 0 ? ODD_REGION : 0));
            }
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
