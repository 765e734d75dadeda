package flipchip.engine.table;

/// Which moves are being searched at the moment, so that a second thread first tries others (ABDADA: Weill,
/// ICCA Journal 19, 1996; in the simplified form of Tom Kerrigan, "Simplified ABDADA"). Shared without locks.
///
/// A wrong answer, from a race, a collision, or a mark left by a stopped search, only changes the order of
/// moves. A thread that searches alone pays nothing when it never asks.
public final class BusyTable {
    private static final int BITS = 15;
    private static final int WAYS = 4;

    private final long[] marks = new long[(1 << BITS) * WAYS];

    /// Names one move of one node at one depth.
    ///
    /// @param key   of the board before the move, see [TranspositionTable#key]
    /// @param salt  differs from search to search, so that marks left behind mean nothing
    public static long mark(long key, int square, int depth, int salt) {
        long h = (key ^ (long) square << 56 ^ (long) depth << 48 ^ salt) * 0x9E37_79B9_7F4A_7C15L;
        return h ^ h >>> 29 | 1;
    }

    public boolean isBusy(long mark) {
        int base = base(mark);
        return marks[base] == mark || marks[base + 1] == mark || marks[base + 2] == mark
                || marks[base + 3] == mark;
    }

    /// The move's search begins.
    public void enter(long mark) {
        int base = base(mark);
        for (int i = base; i < base + WAYS; i++) {
            if (marks[i] == 0) {
                marks[i] = mark;
                return;
            }
        }
        marks[base] = mark;
    }

    /// The move's search has ended.
    public void leave(long mark) {
        int base = base(mark);
        for (int i = base; i < base + WAYS; i++) {
            if (marks[i] == mark) {
                marks[i] = 0;
            }
        }
    }

    private static int base(long mark) {
        return (int) (mark >>> 64 - BITS) * WAYS;
    }
}
