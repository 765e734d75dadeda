package flipchip.engine.table;

/// What is known of one position, packed into a `long`; [#NONE] is nothing.
///
/// | bits | field |
/// |---|---|
/// | 0..15 | lower bound, centidiscs, signed |
/// | 16..31 | upper bound, centidiscs, signed |
/// | 32..37 | depth, plies |
/// | 38..44 | confidence, per cent |
/// | 45..51 | best move, 0..63, or 64 for none |
/// | 52..58 | second move, 0..63, or 64 for none |
/// | 59..63 | age of the search that wrote it |
public final class TableEntry {
    public static final long NONE = 0;
    public static final int NO_MOVE = 64;
    static final int AGES = 32;

    private TableEntry() {}

    static long pack(int lower, int upper, int depth, int confidence, int move, int second, int age) {
        return lower & 0xFFFFL | (upper & 0xFFFFL) << 16 | (long) depth << 32 | (long) confidence << 38
            | (long) move << 45 | (long) second << 52 | (long) age << 59;
    }

    public static int lower(long entry) {
        return (short) entry;
    }

    public static int upper(long entry) {
        return (short) (entry >>> 16);
    }

    public static int depth(long entry) {
        return (int) (entry >>> 32) & 63;
    }

    /// 1..100; 100 = searched without selective pruning.
    public static int confidence(long entry) {
        return (int) (entry >>> 38) & 127;
    }

    public static int move(long entry) {
        return entry == NONE ? NO_MOVE : (int) (entry >>> 45) & 127;
    }

    public static int secondMove(long entry) {
        return entry == NONE ? NO_MOVE : (int) (entry >>> 52) & 127;
    }

    static int age(long entry) {
        return (int) (entry >>> 59);
    }
}
