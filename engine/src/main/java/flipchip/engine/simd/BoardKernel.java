package flipchip.engine.simd;

/// One back end of [Kernels], where the contract of each method is written.
interface BoardKernel {
    long flips(int square, long player, long opponent);

    long legalMoves(long player, long opponent);

    int lastFlips(int square, long player);

    default void playRows(short[] rows, int at, short[] moves, short[] flips, int square, long turned) {
        PatternRows.playScalar(rows, at, moves, flips, square, turned);
    }

    default int netValue(byte[] table, int[] bases, short[] rows, int at, int feature, short[] biases,
            int[] weights, int from, short[] sums) {
        return NetRows.valueScalar(table, bases, rows, at, feature, biases, weights, from, sums);
    }

    /// The plain form: one child after the other.
    default void children(long player, long opponent, long moves, long odd, ChildList list, int at) {
        int i = at;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            long move = 1L << square;
            long flips = flips(square, player, opponent);
            long childPlayer = opponent ^ flips;
            long childOpponent = player ^ flips ^ move;
            long replies = legalMoves(childPlayer, childOpponent);
            list.moves[i] = move;
            list.flips[i] = flips;
            list.replies[i] = replies;
            int order = OrderWeights.order(square, flips, replies, player, opponent, odd);
            list.keys[i] = ChildList.key(order, i);
            i++;
        }
    }
}
