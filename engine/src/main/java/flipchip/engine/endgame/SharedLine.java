package flipchip.engine.endgame;

/// The line of positions that one thread is searching, to see which of them another thread has settled
/// meanwhile.
///
/// A thread that helps with the second move of a position would search it to the end although the first has
/// already proved enough. It asks here after each child with many empties, and when a position of its line is
/// settled it goes back to that one at once. One instance per thread; a line has one searched position for
/// each number of empties.
final class SharedLine {
    private final EndgameTable table;
    private final long[] players = new long[Scores.MAX];
    private final long[] opponents = new long[Scores.MAX];
    private final int[] alphas = new int[Scores.MAX];
    private int rootEmpties;
    /// Number of empties of the position to go back to; 0 for none.
    private int goal;
    private int bound;

    SharedLine(EndgameTable table) {
        this.table = table;
    }

    /// A search begins. One that was stopped may have left anything here.
    void begin(int empties) {
        rootEmpties = empties;
        goal = 0;
    }

    /// The children of a position are searched from now on.
    void enter(long player, long opponent, int alpha, int empties) {
        players[empties] = player;
        opponents[empties] = opponent;
        alphas[empties] = alpha;
    }

    /// Whether a position from the root down to the one with this many empties is settled. If so, the search
    /// goes back: each caller returns what [#unwind] says.
    boolean isSettled(int empties, Selection selection) {
        for (int level = rootEmpties; level >= empties; level--) {
            int known = table.probe(players[level], opponents[level], level, selection.confidence(level));
            int alpha = alphas[level];
            if (EndgameTable.lower(known) > alpha || EndgameTable.upper(known) <= alpha) {
                bound =
                    EndgameTable.lower(known) > alpha ? EndgameTable.lower(known) : EndgameTable.upper(known);
                goal = level;
                return true;
            }
        }
        return false;
    }

    boolean isUnwinding() {
        return goal != 0;
    }

    /// The score of the settled position, in which the search goes on; in positions below it any number.
    int unwind(int empties) {
        if (empties == goal) {
            goal = 0;
        }
        return bound;
    }
}
