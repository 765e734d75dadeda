package flipchip.engine.endgame;

import flipchip.engine.table.TableEntry;
import flipchip.engine.table.TranspositionTable;

/// The shared table as the endgame sees it: discs instead of centidiscs, and always "to the end of the game".
///
/// What is known of a position is one packed `int`: lower bound, upper bound and the best move.
record EndgameTable(TranspositionTable table) {
    /// Nothing known.
    static final int UNKNOWN = pack(-Scores.MAX, Scores.MAX, TableEntry.NO_MOVE);

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

    /// Bounds of at least this confidence; the move may come from any search.
    int probe(long player, long opponent, int empties, int confidence) {
        return probe(TranspositionTable.key(player, opponent), empties, confidence);
    }

    /// The same for the key of a position.
    int probe(long key, int empties, int confidence) {
        long entry = table.probe(key);
        if (entry == TableEntry.NONE) {
            return UNKNOWN;
        }
        boolean binding = TableEntry.depth(entry) >= empties && TableEntry.confidence(entry) >= confidence;
        return binding
            ? pack(TableEntry.lower(entry) / 100, TableEntry.upper(entry) / 100, TableEntry.move(entry))
            : pack(-Scores.MAX, Scores.MAX, TableEntry.move(entry));
    }

    /// See [TranspositionTable#fetch].
    long fetch(long key) {
        return table.fetch(key);
    }

    /// Remembers the result of a null-window search, merged with what was known of the same confidence.
    void store(long player, long opponent, int confidence, int alpha, int score, int move) {
        int lower = score > alpha ? score : -Scores.MAX;
        int upper = score > alpha ? Scores.MAX : score;
        int empties = Long.bitCount(~(player | opponent));
        table.store(TranspositionTable.key(player, opponent), 100 * lower, 100 * upper, empties, confidence,
            move);
    }

    private static int pack(int lower, int upper, int move) {
        return lower & 255 | (upper & 255) << 8 | move << 16;
    }
}
