package flipchip.lab.six;

/// A transposition table: bounds of scores and the move to try first. Any number of threads; an entry that
/// two of them write at once is not found again.
final class SixTable {
    /// Nothing is known.
    static final long NOTHING = 0;
    private static final int BUCKET = 4;

    private final long[] entries;
    private final int mask;

    /// @param bits 2 to this power are the entries, of sixteen bytes
    SixTable(int bits) {
        entries = new long[2 << bits];
        mask = (1 << bits) - BUCKET;
    }

    static long key(long player, long opponent) {
        long key = player * 0x9E37_79B9_7F4A_7C15L ^ Long.rotateLeft(opponent * 0xD6E8_FEB8_6659_FD93L, 29);
        key = (key ^ key >>> 32) * 0xFF51_AFD7_ED55_8CCDL;
        return key ^ key >>> 29;
    }

    /// The entry of this position, or [#NOTHING].
    long find(long key) {
        int slot = (int) (key >>> 32) & mask;
        for (int i = slot; i < slot + BUCKET; i++) {
            long data = entries[2 * i + 1];
            if ((entries[2 * i] ^ data) == key && data != NOTHING) {
                return data;
            }
        }
        return NOTHING;
    }

    /// Keeps what was found; of the entries in its place the one of the least effort goes.
    ///
    /// @param effort the search's nodes, as a power of two
    void keep(long key, int lower, int upper, int move, int empties, int effort) {
        int slot = (int) (key >>> 32) & mask;
        int place = slot;
        int least = Integer.MAX_VALUE;
        for (int i = slot; i < slot + BUCKET; i++) {
            long data = entries[2 * i + 1];
            if ((entries[2 * i] ^ data) == key) {
                place = i;
                break;
            }
            int worth = data == NOTHING ? -1 : effort(data);
            if (worth < least) {
                least = worth;
                place = i;
            }
        }
        long data = 1L << 63 | (lower + 64) | (long) (upper + 64) << 8 | (long) move << 16
            | (long) effort << 24 | (long) empties << 32;
        entries[2 * place + 1] = data;
        entries[2 * place] = key ^ data;
    }

    static int lower(long entry) {
        return (int) (entry & 0xFF) - 64;
    }

    static int upper(long entry) {
        return (int) (entry >>> 8 & 0xFF) - 64;
    }

    /// The best move, or 0 where none is known.
    static int move(long entry) {
        return (int) (entry >>> 16 & 0xFF);
    }

    private static int effort(long entry) {
        return (int) (entry >>> 24 & 0xFF);
    }
}
