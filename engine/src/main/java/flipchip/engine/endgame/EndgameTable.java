package flipchip.engine.endgame;

import java.util.Arrays;
import flipchip.engine.table.TableEntry;
import flipchip.engine.table.TranspositionTable;

/// What the solver remembers, in two tiers: positions with many empties in the table that all threads share, the others
/// in a small table of this thread that stays in the second-level cache.
///
/// Knowledge is one packed `int`: lower bound, upper bound (discs) and the best move. One instance per thread.
final class EndgameTable {
    /// Nothing known.
    static final int UNKNOWN = pack(-Scores.MAX, Scores.MAX, TableEntry.NO_MOVE);
    /// Positions with more empties than this go into the shared table.
    static final int PRIVATE_EMPTIES = 11;

    private static final int PRIVATE_BITS = 14;
    /// player, opponent, knowledge, unused: half a cache line.
    private static final int ENTRY = 4;

    private final TranspositionTable shared;
    private final long[] own = new long[ENTRY << PRIVATE_BITS];

    EndgameTable(TranspositionTable shared) {
        this.shared = shared;
    }

    static int lower(int known) {
        return (byte) known;
    }

    static int upper(int known) {
        return (byte) (known >> 8);
    }

    /// 0..63, or 64 for none.
    static int move(int known) {
        return known >> 16;
    }

    void forget() {
        Arrays.fill(own, 0);
    }

    int probe(long player, long opponent, int empties) {
        return empties > PRIVATE_EMPTIES ? probeShared(player, opponent, empties) : probeOwn(player, opponent);
    }

    /// Remembers the result of a null-window search, merged with what was known.
    void store(long player, long opponent, int empties, int alpha, int score, int move) {
        int lower = score > alpha ? score : -Scores.MAX;
        int upper = score > alpha ? Scores.MAX : score;
        if (empties > PRIVATE_EMPTIES) {
            shared.store(TranspositionTable.key(player, opponent), 100 * lower, 100 * upper, empties, 100, move);
        } else {
            storeOwn(player, opponent, lower, upper, move);
        }
    }

    private int probeShared(long player, long opponent, int empties) {
        long entry = shared.probe(TranspositionTable.key(player, opponent));
        if (entry == TableEntry.NONE) {
            return UNKNOWN;
        }
        boolean exact = TableEntry.depth(entry) >= empties && TableEntry.confidence(entry) == 100;
        return exact
            ? pack(TableEntry.lower(entry) / 100, TableEntry.upper(entry) / 100, TableEntry.move(entry))
            : pack(-Scores.MAX, Scores.MAX, TableEntry.move(entry));
    }

    private int probeOwn(long player, long opponent) {
        long[] words = own;
        int at = index(player, opponent);
        return words[at] == player && words[at + 1] == opponent ? (int) words[at + 2] : UNKNOWN;
    }

    private void storeOwn(long player, long opponent, int lower, int upper, int move) {
        long[] words = own;
        int at = index(player, opponent);
        int low = lower;
        int high = upper;
        if (words[at] == player && words[at + 1] == opponent) {
            int known = (int) words[at + 2];
            low = Math.max(low, lower(known));
            high = Math.min(high, upper(known));
        }
        words[at] = player;
        words[at + 1] = opponent;
        words[at + 2] = pack(low, high, move);
    }

    private static int index(long player, long opponent) {
        long hash = player * 0x9E37_79B9_7F4A_7C15L ^ Long.rotateLeft(opponent * 0xC2B2_AE3D_27D4_EB4FL, 31);
        hash ^= hash >>> 32;
        hash *= 0xD6E8_FEB8_6659_FD93L;
        return (int) (hash >>> 64 - PRIVATE_BITS) * ENTRY;
    }

    private static int pack(int lower, int upper, int move) {
        return lower & 255 | (upper & 255) << 8 | move << 16;
    }
}
