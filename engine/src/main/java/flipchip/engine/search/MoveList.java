package flipchip.engine.search;

import flipchip.engine.board.Mobility;
import flipchip.engine.simd.Kernels;

/// The moves of one node, best first on demand. Made once per ply and thread; nothing is allocated later.
final class MoveList {
    private static final int PLACE_BITS = 6;
    private static final int LAST_PLACE = (1 << PLACE_BITS) - 1;

    final int[] squares = new int[2 * Mobility.MOST_MOVES];
    final long[] flips = new long[2 * Mobility.MOST_MOVES];
    /// The legal moves of the other side after the move; unset until the moves are scored.
    final long[] replies = new long[2 * Mobility.MOST_MOVES];
    /// From -2^25 to 2^25 - 1.
    final int[] scores = new int[2 * Mobility.MOST_MOVES];
    /// Moves of the node.
    int size;
    /// Moves put off, which stand again behind the first `size`.
    int deferred;

    /// Takes every move of the bitboard `moves`, unscored.
    void fill(long moves, long player, long opponent) {
        int n = 0;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            squares[n] = square;
            flips[n++] = Kernels.flips(square, player, opponent);
        }
        size = n;
    }

    /// Brings the best of the moves `from..size-1` to place `from`, the first of equal ones. A score carries
    /// its place with it: which is the highest cannot be predicted, and a branch would cost more.
    void pick(int from) {
        int highest = Integer.MIN_VALUE;
        for (int i = from; i < size; i++) {
            highest = Math.max(highest, scores[i] << PLACE_BITS | LAST_PLACE - i);
        }
        int best = LAST_PLACE - (highest & LAST_PLACE);
        if (best != from) {
            swap(from, best);
        }
    }

    /// Puts the move at `place` behind all others.
    void defer(int place) {
        int end = size + deferred++;
        squares[end] = squares[place];
        flips[end] = flips[place];
        replies[end] = replies[place];
    }

    private void swap(int a, int b) {
        int square = squares[a];
        long flip = flips[a];
        long reply = replies[a];
        int score = scores[a];
        squares[a] = squares[b];
        flips[a] = flips[b];
        replies[a] = replies[b];
        scores[a] = scores[b];
        squares[b] = square;
        flips[b] = flip;
        replies[b] = reply;
        scores[b] = score;
    }
}
