package flipchip.engine.table;

/// Bounds and best moves of positions already searched, shared by all threads without locks.
///
/// An entry is two longs: the packed [TableEntry] and the position's 64-bit key xor that entry (Hyatt and
/// Mann, "A lock-less transposition-table implementation for parallel search", ICGA Journal 25, 2002). Two
/// threads that write one place at a time leave a pair that fits no key, which reads as "unknown"; a lost or
/// stale entry costs time, never correctness. Four entries make a bucket of one cache line. Ages tell the
/// entries of earlier searches.
public final class TranspositionTable {
    public static final int MAX_MEGABYTES = 8192;
    private static final int BUCKET = 4;
    private static final int LONGS_PER_BUCKET = 2 * BUCKET;

    private final long[] words;
    private final long buckets;
    private int age = 1;

    /// Takes the memory at once.
    ///
    /// @param megabytes size, 1..[#MAX_MEGABYTES]
    /// @throws IllegalArgumentException if the size is out of range or the heap cannot hold it
    public TranspositionTable(int megabytes) {
        if (megabytes < 1 || megabytes > MAX_MEGABYTES) {
            throw new IllegalArgumentException(
                "a table of " + megabytes + " MB is not in 1.." + MAX_MEGABYTES + " MB");
        }
        long heap = Runtime.getRuntime().maxMemory() >> 20;
        buckets = Math.min((long) megabytes << 20 >> 6, Integer.MAX_VALUE / LONGS_PER_BUCKET);
        try {
            words = new long[(int) buckets * LONGS_PER_BUCKET];
        } catch (OutOfMemoryError e) {
            throw new IllegalArgumentException("a table of " + megabytes + " MB does not fit into the heap of "
                + heap + " MB: ask for a smaller table or start Java with a larger -Xmx", e);
        }
    }

    /// A 64-bit key that differs for any two boards met in practice.
    public static long key(long player, long opponent) {
        long h = player * 0x9E37_79B9_7F4A_7C15L;
        h ^= h >>> 32;
        h += opponent;
        h *= 0xD6E8_FEB8_6659_FD93L;
        h ^= h >>> 32;
        h *= 0xC2B2_AE3D_27D4_EB4FL;
        return h ^ h >>> 29;
    }

    /// A new search begins: entries written before may be replaced first. Not while a search runs.
    public void nextAge() {
        age = age % (TableEntry.AGES - 1) + 1;
    }

    /// Forgets everything. Not while a search runs.
    public void clear() {
        java.util.Arrays.fill(words, 0);
    }

    /// The [TableEntry] of this key, or [TableEntry#NONE].
    public long probe(long key) {
        long[] w = words;
        int base = base(key);
        for (int i = base; i < base + LONGS_PER_BUCKET; i += 2) {
            long entry = w[i + 1];
            if ((w[i] ^ entry) == key && entry != TableEntry.NONE) {
                return entry;
            }
        }
        return TableEntry.NONE;
    }

    /// Remembers bounds. An entry of the same position, depth and confidence has its bounds narrowed;
    /// otherwise the new one replaces it, or else the oldest and shallowest entry of the bucket.
    ///
    /// @param move best move or [TableEntry#NO_MOVE]; then the move known before is kept
    public void store(long key, int lower, int upper, int depth, int confidence, int move) {
        long[] w = words;
        int base = base(key);
        int victim = base;
        int worst = Integer.MAX_VALUE;
        for (int i = base; i < base + LONGS_PER_BUCKET; i += 2) {
            long entry = w[i + 1];
            if ((w[i] ^ entry) == key && entry != TableEntry.NONE) {
                write(i, key, merge(entry, lower, upper, depth, confidence, move));
                return;
            }
            int worth = entry == TableEntry.NONE ? -1
                : TableEntry.depth(entry) + (TableEntry.age(entry) == age ? 64 : 0);
            if (worth < worst) {
                worst = worth;
                victim = i;
            }
        }
        write(victim, key, TableEntry.pack(lower, upper, depth, confidence, move, TableEntry.NO_MOVE, age));
    }

    /// Share of a sample of places that the current search has written, per mille.
    public int permilleUsed() {
        int used = 0;
        for (int i = 0; i < 1000; i++) {
            long entry = words[(int) (i * buckets / 1000) * LONGS_PER_BUCKET + 1];
            used += entry != TableEntry.NONE && TableEntry.age(entry) == age ? 1 : 0;
        }
        return used;
    }

    private long merge(long old, int lower, int upper, int depth, int confidence, int move) {
        if (depth == TableEntry.depth(old) && confidence == TableEntry.confidence(old)) {
            int low = Math.max(lower, TableEntry.lower(old));
            int high = Math.min(upper, TableEntry.upper(old));
            if (low <= high) {
                lower = low;
                upper = high;
            }
        }
        int first = move == TableEntry.NO_MOVE ? TableEntry.move(old) : move;
        int second = first == TableEntry.move(old) ? TableEntry.secondMove(old) : TableEntry.move(old);
        return TableEntry.pack(lower, upper, depth, confidence, first, second, age);
    }

    private void write(int index, long key, long entry) {
        words[index] = key ^ entry;
        words[index + 1] = entry;
    }

    private int base(long key) {
        return (int) Math.unsignedMultiplyHigh(key, buckets) * LONGS_PER_BUCKET;
    }
}
