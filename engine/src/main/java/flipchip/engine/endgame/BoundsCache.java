package flipchip.engine.endgame;

import java.util.Arrays;

/// Bounds of positions with few empties: a small table of one thread that stays in its second-level cache.
///
/// A bound is only found again within the same window, so no move is kept: it would never be asked for.
/// Entries are simply replaced. An entry is one `long`: the upper 48 bits of the position's key, and its
/// bounds. The lower bits of the key choose the place, so that two positions are taken for one in 2^63 cases
/// only.
final class BoundsCache {
    private static final int BITS = 15;
    private static final int MASK = (1 << BITS) - 1;
    private static final long KEY_BITS = -1L << 16;
    /// Nothing known.
    private static final int UNKNOWN = pack(-Scores.MAX, Scores.MAX);

    private final long[] entries = new long[1 << BITS];

    static int lower(int bounds) {
        return (byte) bounds;
    }

    static int upper(int bounds) {
        return (byte) (bounds >> 8);
    }

    /// A 64-bit key that differs for any two boards met in practice, cheaper than the shared table's.
    static long key(long player, long opponent) {
        long h = player * 0x9E37_79B9_7F4A_7C15L ^ Long.reverseBytes(opponent * 0xC2B2_AE3D_27D4_EB4FL);
        h = (h ^ h >>> 32) * 0xD6E8_FEB8_6659_FD93L;
        return h ^ h >>> 32;
    }

    /// The bounds of the position with this key, to be read by [#lower] and [#upper].
    int probe(long key) {
        return bounds(entries[(int) key & MASK], key);
    }

    /// Remembers the result of a null-window search, merged with what was known.
    void store(long key, int alpha, int score) {
        int known = bounds(entries[(int) key & MASK], key);
        int bounds = score > alpha
            ? pack(Math.max(score, lower(known)), upper(known))
            : pack(lower(known), Math.min(score, upper(known)));
        entries[(int) key & MASK] = key & KEY_BITS | bounds;
    }

    void clear() {
        Arrays.fill(entries, 0);
    }

    private static int bounds(long entry, long key) {
        return (entry ^ key) >>> 16 == 0 ? (int) entry & 0xFFFF : UNKNOWN;
    }

    private static int pack(int lower, int upper) {
        return lower & 255 | (upper & 255) << 8;
    }
}
