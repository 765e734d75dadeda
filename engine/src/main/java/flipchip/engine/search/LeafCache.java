package flipchip.engine.search;

import java.util.Arrays;

/// Values of nodes one ply before the evaluation, of which a fifth were met a moment before. 128 KB, so that
/// it stays in the caches of a core; the large table would wait for memory. One thread's own.
///
/// An entry is one long: the key but for its lowest bits, a bit that tells a lower bound from a value, and
/// the value in centidiscs. The key's highest bits say where it lies; the next one there replaces it.
final class LeafCache {
    /// No value.
    static final int NONE = Integer.MIN_VALUE;
    private static final int INDEX_BITS = 14;
    private static final int VALUE_BITS = 15;
    private static final int OFFSET = 1 << VALUE_BITS - 1;
    private static final long LOWER = 1L << VALUE_BITS;
    private static final long KEY = -1L << VALUE_BITS + 1;

    private final long[] entries = new long[1 << INDEX_BITS];

    LeafCache() {
        clear();
    }

    /// Leaves only entries that lie elsewhere than their keys say.
    void clear() {
        Arrays.fill(entries, 0);
        entries[0] = -1;
    }

    /// The value of the board with this key, or a lower bound above `alpha`, or [#NONE].
    int probe(long key, int alpha) {
        long entry = entries[index(key)];
        if (((entry ^ key) & KEY) != 0) {
            return NONE;
        }
        int value = (int) (entry & LOWER - 1) - OFFSET;
        return (entry & LOWER) == 0 || value > alpha ? value : NONE;
    }

    /// @param lower whether `value` is a lower bound
    void store(long key, int value, boolean lower) {
        entries[index(key)] = key & KEY | (lower ? LOWER : 0) | value + OFFSET;
    }

    private static int index(long key) {
        return (int) (key >>> Long.SIZE - INDEX_BITS);
    }
}
