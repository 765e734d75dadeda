package flipchip.engine.limit;

/// When a search begins no new iteration: once the time that its [TimePlan] calls enough is over, sooner
/// where the best move has been the same for long, later where it has just changed or lost value. Time that
/// is to be spent whole is. What that is worth: lab/notes/bench/midgame.md. One thread's own.
public final class IterationTimer {
    private static final int SETTLED_ITERATIONS = 6;
    private static final double SETTLED = 0.7;
    private static final double UNSETTLED = 1.7;
    /// A loss of value in centidiscs, from one iteration to the next, that asks for more time.
    private static final int FALL = 100;
    private static final int NONE = -1;

    private TimePlan plan = TimePlan.UNLIMITED;
    private int best;
    private int value;
    private int same;
    private double share;

    /// A new search begins.
    public void begin(TimePlan fresh) {
        plan = fresh;
        best = NONE;
        same = 0;
        share = 1;
    }

    /// Whether time is short at all.
    public boolean isLimited() {
        return !plan.equals(TimePlan.UNLIMITED);
    }

    /// An iteration ends with `move` as the best, worth `centidiscs`.
    public void finished(int move, int centidiscs) {
        boolean fell = best != NONE && centidiscs < value - FALL;
        same = move == best ? same + 1 : 0;
        share = same == 0 || fell ? UNSETTLED : same >= SETTLED_ITERATIONS ? SETTLED : 1;
        best = move;
        value = centidiscs;
    }

    /// Whether no new iteration begins `nanos` after the start of the search.
    public boolean isOver(long nanos) {
        long enough = plan.enough().toNanos();
        return nanos > (plan.enough().equals(plan.limit()) ? enough : (long) (share * enough));
    }
}
