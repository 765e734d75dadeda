package flipchip.engine.endgame;

import java.util.Arrays;
import flipchip.engine.table.TranspositionTable;

/// Bounds of positions with few empties: a small table of one thread that stays in its second-level cache.
///
/// A bound is only found again within the same window, so no move is kept: it would never be asked for. Entries are
/// simply replaced. An entry is the position's 64-bit key and its bounds, packed into one `int`.
final class BoundsCache {
    /// Nothing known.
    static final int UNKNOWN = pack(-Scores.MAX, Scores.MAX);
    private static final int BITS = 14;

    private final long[] words = new long[2 << BITS];

    static int lower(int bounds) {
        return (byte) bounds;
    }

    static int upper(int bounds) {
        return bounds >> 8;
    }

    static long key(long player, long opponent) {
        return TranspositionTable.key(player, opponent);
    }

    int probe(long key) {
        long[] w = words;
        int at = index(key);
        return w[at] == key ? (int) w[at + 1] : UNKNOWN;
    }

    /// Remembers the result of a null-window search, merged with what was known.
    void store(long key, int alpha, int score) {
        long[] w = words;
        int at = index(key);
        int known = w[at] == key ? (int) w[at + 1] : UNKNOWN;
        w[at] = key;
        w[at + 1] = score > alpha
            ? pack(Math.max(score, lower(known)), upper(known))
            : pack(lower(known), Math.min(score, upper(known)));
    }

    void clear() {
        Arrays.fill(words, 0);
    }

    private static int index(long key) {
        return (int) (key >>> 63 - BITS) & -2;
    }

    private static int pack(int lower, int upper) {
        return lower & 255 | upper << 8;
    }
}
