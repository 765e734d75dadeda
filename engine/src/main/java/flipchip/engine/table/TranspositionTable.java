package flipchip.engine.table;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;

/// Bounds and best moves of positions already searched, shared by all threads without locks.
///
/// An entry is two longs: the packed [TableEntry] and the position's 64-bit key xor that entry (Hyatt and
/// Mann, "A lock-less transposition-table implementation for parallel search", ICGA Journal 25, 2002). Two
/// threads that write one place at a time leave a pair that fits no key, which reads as "unknown"; a lost or
/// stale entry costs time, never correctness. Four entries make a bucket of the length of a cache line. Ages
/// tell the entries of earlier searches.
///
/// A table may begin small and grow: endgames of up to 26 empties need a few megabytes, which stay in the
/// caches, where a probe of a large table waits for memory. A bucket is split in two when the table is
/// doubled, and what other threads write to the old half meanwhile is lost.
public final class TranspositionTable {
    public static final int MAX_MEGABYTES = 8192;
    private static final int BUCKET = 4;
    private static final int LONGS_PER_BUCKET = 2 * BUCKET;
    /// Above every depth: what an entry of this age is worth more than an old one.
    private static final int CURRENT = 64;
    private static final int FIRST_BUCKETS = 4 << 20 >> 6;
    /// A table grows when this many entries a bucket were replaced: about 60 % of the places are taken
    /// then.
    private static final int BUCKETS_PER_LOSS = 8;
    /// Changes a key into that of the position's second entry.
    private static final long SHALLOWER = 0x5555_5555_5555_5555L;

    private final AtomicBoolean growing = new AtomicBoolean();
    private final int firstBuckets;
    private long[] words;
    /// The table does not grow beyond this; set back when memory runs out.
    private int mostBuckets;
    /// Entries of this age that were replaced since the table grew; an estimate, as threads may count at
    /// once.
    private int losses;
    private int age = 1;

    /// Takes the memory at once.
    ///
    /// @param megabytes size, 1..[#MAX_MEGABYTES]
    /// @throws IllegalArgumentException if the size is out of range or the heap cannot hold it
    public TranspositionTable(int megabytes) {
        this(megabytes, Integer.MAX_VALUE);
    }

    private TranspositionTable(int megabytes, int first) {
        if (megabytes < 1 || megabytes > MAX_MEGABYTES) {
            throw new IllegalArgumentException(
                "a table of " + megabytes + " MB is not in 1.." + MAX_MEGABYTES + " MB");
        }
        mostBuckets = (int) Math.min((long) megabytes << 20 >> 6, Integer.MAX_VALUE / LONGS_PER_BUCKET);
        int doublings = 0;
        while (mostBuckets >> doublings > first) {
            doublings++;
        }
        firstBuckets = mostBuckets >> doublings;
        mostBuckets = firstBuckets << doublings;
        Runtime heap = Runtime.getRuntime();
        long free = heap.maxMemory() - heap.totalMemory() + heap.freeMemory();
        try {
            if (firstBuckets < mostBuckets && free >> 20 < megabytes) {
                throw new OutOfMemoryError("only " + (free >> 20) + " MB are free");
            }
            words = new long[firstBuckets * LONGS_PER_BUCKET];
        } catch (OutOfMemoryError e) {
            throw new IllegalArgumentException(
                "a table of " + megabytes + " MB does not fit into the heap of " + (heap.maxMemory() >> 20)
                    + " MB: ask for a smaller table or start Java with a larger -Xmx",
                e);
        }
    }

    /// A table that begins with 4 MB and doubles as it fills. Growing takes up to a second: not for searches
    /// that must stop in time.
    ///
    /// @param megabytes largest size, 1..[#MAX_MEGABYTES]
    /// @throws IllegalArgumentException if the size is out of range or the heap cannot hold it
    public static TranspositionTable growing(int megabytes) {
        return new TranspositionTable(megabytes, FIRST_BUCKETS);
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

    /// Forgets everything; a table that has grown begins small again. Not while a search runs.
    public void clear() {
        if (words.length == firstBuckets * LONGS_PER_BUCKET) {
            Arrays.fill(words, 0);
        } else {
            words = new long[firstBuckets * LONGS_PER_BUCKET];
        }
        losses = 0;
    }

    /// The [TableEntry] of this key, or [TableEntry#NONE].
    public long probe(long key) {
        long[] w = words;
        int base = base(key, w.length);
        long first = w[base + 1];
        long second = w[base + 3];
        long third = w[base + 5];
        long fourth = w[base + 7];
        // where in the bucket it lies cannot be foreseen: masks, not branches; the first one counts, as in
        // store
        long found = fourth & same(w[base + 6] ^ fourth, key);
        found ^= (third ^ found) & same(w[base + 4] ^ third, key);
        found ^= (second ^ found) & same(w[base + 2] ^ second, key);
        return found ^ (first ^ found) & same(w[base] ^ first, key);
    }

    /// All bits if both are the same, otherwise none: [TableEntry#NONE].
    private static long same(long one, long other) {
        long difference = one ^ other;
        return ~((difference | -difference) >> 63);
    }

    /// Any word of the bucket of this key: asked for the buckets of several positions before the first
    /// [#probe], the memory answers them side by side instead of one after the other.
    public long fetch(long key) {
        long[] w = words;
        return w[base(key, w.length)];
    }

    /// What was last written for this key by [#store] while an entry searched deeper stood there, or
    /// [TableEntry#NONE].
    public long probeShallower(long key) {
        return probe(key ^ SHALLOWER);
    }

    /// Remembers bounds. An entry of the same position, depth and confidence has its bounds narrowed. One
    /// that was searched deeper at no lower confidence stays, and the new one goes beside it
    /// ([#probeShallower]): the check of a node by a shallow search must not wipe out what the iteration
    /// before found there. Otherwise the new one replaces the position's entry, or else the oldest and
    /// shallowest of the bucket.
    ///
    /// @param move best move or [TableEntry#NO_MOVE]; then the move known before is kept
    public void store(long key, int lower, int upper, int depth, int confidence, int move) {
        if (!store(key, lower, upper, depth, confidence, move, true)) {
            store(key ^ SHALLOWER, lower, upper, depth, confidence, move, false);
        }
    }

    /// @return whether it was written; only where `keepsDeeper` holds an entry may stand in its way
    private boolean store(long key, int lower, int upper, int depth, int confidence, int move,
            boolean keepsDeeper) {
        long[] w = words;
        int base = base(key, w.length);
        int victim = base;
        int worst = Integer.MAX_VALUE;
        for (int i = base; i < base + LONGS_PER_BUCKET; i += 2) {
            long entry = w[i + 1];
            if ((w[i] ^ entry) == key && entry != TableEntry.NONE) {
                if (keepsDeeper && depth < TableEntry.depth(entry)
                        && confidence <= TableEntry.confidence(entry)) {
                    return false;
                }
                write(w, i, key, merge(entry, lower, upper, depth, confidence, move));
                return true;
            }
            int worth = entry == TableEntry.NONE
                ? -1
                : TableEntry.depth(entry) + (TableEntry.age(entry) == age ? CURRENT : 0);
            if (worth < worst) {
                worst = worth;
                victim = i;
            }
        }
        write(w, victim, key,
            TableEntry.pack(lower, upper, depth, confidence, move, TableEntry.NO_MOVE, age));
        if (worst >= CURRENT && ++losses > w.length / (LONGS_PER_BUCKET * BUCKETS_PER_LOSS)) {
            grow();
        }
        return true;
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

    private void grow() {
        losses = 0;
        if (words.length / LONGS_PER_BUCKET >= mostBuckets || !growing.compareAndSet(false, true)) {
            return;
        }
        try {
            words = doubled(words);
        } catch (OutOfMemoryError _) {
            mostBuckets = words.length / LONGS_PER_BUCKET;
        } finally {
            growing.set(false);
        }
    }

    /// A table twice as large with the same entries. Another thread may write to `old` meanwhile: what it
    /// changes may be torn or missing in the copy, which reads as unknown.
    private static long[] doubled(long[] old) {
        long[] words = new long[2 * old.length];
        for (int i = 0; i < old.length; i += 2) {
            long entry = old[i + 1];
            long key = old[i] ^ entry;
            int at = base(key, words.length);
            int end = at + LONGS_PER_BUCKET;
            while (at < end && words[at + 1] != TableEntry.NONE) {
                at += 2;
            }
            if (at < end && entry != TableEntry.NONE) {
                write(words, at, key, entry);
            }
        }
        return words;
    }

    private static void write(long[] words, int index, long key, long entry) {
        words[index] = key ^ entry;
        words[index + 1] = entry;
    }

    private static int base(long key, int length) {
        return (int) Math.unsignedMultiplyHigh(key, length / LONGS_PER_BUCKET) * LONGS_PER_BUCKET;
    }
}
