package flipchip.engine.search;

import flipchip.engine.board.Flips;

/// The moves of one node, best first on demand. Made once per ply and thread; nothing is allocated later.
final class MoveList {
    /// No reachable position has more than 33 legal moves (doi 10.51094/jxiv.480).
    private static final int MAX_MOVES = 34;

    final int[] squares = new int[MAX_MOVES];
    final long[] flips = new long[MAX_MOVES];
    final int[] scores = new int[MAX_MOVES];
    int size;

    /// Takes every move of the bitboard `moves`, unscored.
    void fill(long moves, long player, long opponent) {
        int n = 0;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            squares[n] = square;
            flips[n++] = Flips.flips(square, player, opponent);
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
        swap(from, best);
    }

    /// Exchanges the move at `place` with the first.
    void bringToFront(int place) {
        swap(0, place);
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
