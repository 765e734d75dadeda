package flipchip.engine.search;

import flipchip.engine.simd.Kernels;

/// The moves of one node, best first on demand. Made once per ply and thread; nothing is allocated later.
final class MoveList {
    /// No reachable position has more than 33 legal moves (doi 10.51094/jxiv.480).
    private static final int MAX_MOVES = 34;

    final int[] squares = new int[2 * MAX_MOVES];
    final long[] flips = new long[2 * MAX_MOVES];
    final int[] scores = new int[2 * MAX_MOVES];
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

    /// Brings the best of the moves `from..size-1` to place `from`.
    void pick(int from) {
        int best = from;
        for (int i = from + 1; i < size; i++) {
            if (scores[i] > scores[best]) {
                best = i;
            }
        }
        if (best != from) {
            swap(from, best);
        }
    }

    /// Puts the move at `place` behind all others.
    void defer(int place) {
        int end = size + deferred++;
        squares[end] = squares[place];
        flips[end] = flips[place];
    }

    private void swap(int a, int b) {
        int square = squares[a];
        long flip = flips[a];
        int score = scores[a];
        squares[a] = squares[b];
        flips[a] = flips[b];
        scores[a] = scores[b];
        squares[b] = square;
        flips[b] = flip;
        scores[b] = score;
    }
}
