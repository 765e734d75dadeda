package flipchip.engine.endgame;

import flipchip.engine.table.BusyTable;
import flipchip.engine.table.TranspositionTable;

/// How several solvers divide one search: each marks the moves it is searching, and the others try those
/// last. Any thread; two searches that must not disturb each other get different salts.
public record Sharing(BusyTable busy, int salt) {
    /// A solver without company.
    public static final Sharing ALONE = new Sharing(null, 0);
    /// Smaller subtrees are not worth the marks.
    private static final int LEAST_EMPTIES = 16;

    /// Whether other threads may be searching a position with this many empties.
    boolean isShared(int empties) {
        return busy != null && empties >= LEAST_EMPTIES;
    }

    boolean isBusy(long player, long opponent, int square, int empties) {
        return isShared(empties) && busy.isBusy(mark(player, opponent, square, empties));
    }

    /// Marks a move; the mark is given back to [#leave].
    long enter(long player, long opponent, int square, int empties) {
        if (!isShared(empties)) {
            return 0;
        }
        long mark = mark(player, opponent, square, empties);
        busy.enter(mark);
        return mark;
    }

    void leave(long mark) {
        if (mark != 0) {
            busy.leave(mark);
        }
    }

    private long mark(long player, long opponent, int square, int empties) {
        return BusyTable.mark(TranspositionTable.key(player, opponent), square, empties, salt);
    }
}
