package flipchip.engine.simd;

/// Counts perft leaves below positions two plies from the end, eight children at a time whatever their
/// parents.
///
/// One instance per thread. Needs [Kernels#hasLanes()].
public final class PerftLeaves {
    /// Children collected before they are counted: enough that the rest of fewer than eight is seldom carried
    /// on.
    private static final int BATCH = 3 * ChildList.REGION;

    private final ChildList list = new ChildList(BATCH / ChildList.REGION + 1);
    private int size;
    private long leaves;

    /// Adds the leaves two plies below the board whose legal `moves` (at least one) are given.
    public void add(long player, long opponent, long moves) {
        int count = Long.bitCount(moves);
        long rest = moves;
        int at = size;
        for (int left = count; left > 0; left -= 8) {
            LaneBoards.place(player, opponent, rest, list, at);
            at += 8;
            rest = left > 8 ? rest ^ Long.expand(255, rest) : 0;
        }
        size += count;
        if (size >= BATCH) {
            countFullLanes();
        }
    }

    /// The leaves of everything added since the last call.
    public long take() {
        countFullLanes();
        if (size > 0) {
            for (int idle = size; idle < 8; idle++) {
                list.moves[idle] = 0;
            }
            leaves += count(0) - idleLeaves();
            size = 0;
        }
        long taken = leaves;
        leaves = 0;
        return taken;
    }

    private void countFullLanes() {
        int at = 0;
        for (; at + 8 <= size; at += 8) {
            leaves += count(at);
        }
        size -= at;
        System.arraycopy(list.players, at, list.players, 0, size);
        System.arraycopy(list.opponents, at, list.opponents, 0, size);
        System.arraycopy(list.moves, at, list.moves, 0, size);
    }

    private long count(int at) {
        LaneBoards.flip(list, at);
        LaneBoards.reply(list, at);
        return LaneBoards.leaves(list, at);
    }

    /// What [#count] made of lanes without a move.
    private long idleLeaves() {
        long idle = 0;
        for (int i = size; i < 8; i++) {
            idle += Math.max(1, Long.bitCount(list.replies[i]));
        }
        return idle;
    }
}
