package flipchip.hwsim.circuit.shogi;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/// A schedule of the table's reads and writes in the piece-cover circuit, for boards of any number of ranks.
///
/// The scans take 8 stages and a rank per clock, top-down first; the OR takes 6 stages and a rank every two
/// clocks, because two words are read for it. It begins in the clock in which the last scan word is written
/// and goes from the last rank to the first: so one read port and one write port are enough and no word is
/// read before it is there.
///
/// @param ranks  9 for shogi, 8 for Othello
/// @param writes clock to word written
/// @param reads  clock to word read
public record CoverSchedule(int ranks, Map<Integer, Word> writes, Map<Integer, Word> reads) {
    static final int SCAN_STAGES = 8;
    static final int OR_STAGES = 6;

    /// Which of the three tables.
    public enum Table {
        TOP_DOWN, BOTTOM_UP, RESULT
    }

    /// A word of the table memory.
    ///
    /// @param rank from 1
    public record Word(Table table, int rank) {
        /// Row in the memory of 3 x `ranks` words.
        int address(int ranks) {
            return table.ordinal() * ranks + rank - 1;
        }
    }

    public CoverSchedule {
        writes = Collections.unmodifiableMap(new TreeMap<>(writes));
        reads = Collections.unmodifiableMap(new TreeMap<>(reads));
    }

    public static CoverSchedule of(int ranks) {
        Map<Integer, Word> writes = new TreeMap<>();
        Map<Integer, Word> reads = new TreeMap<>();
        for (int i = 0; i < ranks; i++) {
            writes.put(SCAN_STAGES + i, new Word(Table.TOP_DOWN, i + 1));
            writes.put(SCAN_STAGES + ranks + i, new Word(Table.BOTTOM_UP, ranks - i));
        }
        int orStart = SCAN_STAGES + 2 * ranks - 1;
        for (int i = 0; i < ranks; i++) {
            reads.put(orStart + 2 * i, new Word(Table.TOP_DOWN, ranks - i));
            reads.put(orStart + 2 * i + 1, new Word(Table.BOTTOM_UP, ranks - i));
            writes.put(orStart + OR_STAGES - 1 + 2 * i, new Word(Table.RESULT, ranks - i));
        }
        return new CoverSchedule(ranks, writes, reads);
    }

    /// Clocks of the scans alone: 25 for nine ranks.
    public int scanClocks() {
        return SCAN_STAGES + 2 * ranks - 1;
    }

    /// Clocks of the OR alone: 22 for nine ranks.
    public int orClocks() {
        return OR_STAGES + 2 * (ranks - 1);
    }

    /// Clocks of both, which share one: 46 for nine ranks.
    public int clocks() {
        return scanClocks() + orClocks() - 1;
    }

    /// The clock in which rank number `scanned` (1 to 2 x ranks, top-down ranks first) is in `stage` (1 to
    /// 8).
    public int scanClock(int scanned, int stage) {
        return scanned + stage - 1;
    }
}
