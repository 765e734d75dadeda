package flipchip.engine.limit;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

/// Tells all threads of one search that it is over: asked for, node budget spent, or time up.
///
/// Any thread may call [#stop()] and [#startClock()]. Search threads count their nodes, [#look] every
/// [#INTERVAL] of them and [#poll] every [#reportInterval()]; when the search is over both throw [Stopped],
/// which unwinds the whole tree, so that no half-searched value is ever used. One instance serves one search.
public final class StopSignal {
    /// Nodes between two looks of a thread, a power of two: some 0.01 ms of work, a few ms while the JVM is
    /// cold.
    public static final int INTERVAL = 32;
    /// Nodes between two reports where no budget counts them. All threads write to one place, and each write
    /// makes the others wait for it.
    private static final int UNLIMITED_INTERVAL = 1024;

    /// Says that a search was cut short. Holds no stack trace; one instance is made in advance for each
    /// signal.
    public static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Stopped() {
            super("the search was stopped", null, false, false);
        }
    }

    private static final BooleanSupplier NEVER = () -> false;

    private final Stopped stopped = new Stopped();
    private final StopSignal parent;
    private final long nodeBudget;
    private final long deadlineNanos;
    private final int reportInterval;
    private final BooleanSupplier isOver;
    private final AtomicLong nodes = new AtomicLong();
    private volatile boolean clockRuns;
    private volatile boolean isStopped;
    private volatile Runnable pause = () -> {};
    /// From this many nodes on a poll looks closer: the budget, or 0 while there is something else to look
    /// at. A pause that may come so costs the polls before it nothing.
    private volatile long closerFrom;

    private StopSignal(StopSignal parent, long nodeBudget, long deadlineNanos, BooleanSupplier isOver) {
        this.parent = parent;
        this.nodeBudget = nodeBudget;
        this.isOver = isOver;
        closerFrom = isOver == NEVER ? nodeBudget : 0;
        this.deadlineNanos = deadlineNanos;
        reportInterval = nodeBudget < Long.MAX_VALUE ? INTERVAL
            : parent == null ? UNLIMITED_INTERVAL
            : parent.reportInterval;
    }

    /// A signal that [#stop()] raises, or the first poll after this many nodes of all threads together.
    public static StopSignal afterNodes(long budget) {
        return new StopSignal(null, budget, 0, NEVER);
    }

    /// A signal that is also raised at a time in the scale of [System#nanoTime()], from [#startClock()] on.
    public static StopSignal afterNodesOrAt(long budget, long deadlineNanos) {
        return new StopSignal(null, budget, deadlineNanos, NEVER);
    }

    /// The same signal, also raised when `isOver` returns true at a poll.
    public static StopSignal afterNodesOrAt(long budget, long deadlineNanos, BooleanSupplier isOver) {
        return new StopSignal(null, budget, deadlineNanos, isOver);
    }

    /// A signal that only [#stop()] raises.
    public static StopSignal manual() {
        return afterNodes(Long.MAX_VALUE);
    }

    /// A signal for a part of the search: raised with this one or on its own; nodes count for this one.
    public StopSignal child() {
        return new StopSignal(this, Long.MAX_VALUE, 0, NEVER);
    }

    /// From now on the deadline counts; before, a search may run beyond it.
    public void startClock() {
        clockRuns = true;
    }

    public boolean isClockRunning() {
        return clockRuns;
    }

    /// Runs `wait` on each thread of the search at its next poll. It returns early when the signal is raised.
    public void pause(Runnable wait) {
        pause = wait;
        closerFrom = 0;
    }

    public void stop() {
        isStopped = true;
    }

    public boolean isStopped() {
        return isStopped;
    }

    /// Nodes between two calls of [#poll] by one thread: a multiple of [#INTERVAL].
    public int reportInterval() {
        return reportInterval;
    }

    /// Nodes reported so far to this signal and its children; each thread is up to [#reportInterval()]
    /// behind.
    public long nodes() {
        return nodes.get();
    }

    /// Asks whether the search is over, and writes to nothing that other threads read while it goes on.
    ///
    /// @throws Stopped if it is over
    public void look() {
        for (StopSignal at = this; at != null; at = at.parent) {
            if (at.isStopped || at.clockRuns && System.nanoTime() - at.deadlineNanos >= 0) {
                isStopped = true;
                throw stopped;
            }
        }
    }

    /// Reports nodes searched since the last call.
    ///
    /// @throws Stopped if the search is over
    public void poll(int newNodes) {
        report(newNodes);
        if (isStopped) {
            throw stopped;
        }
    }

    /// Reports nodes without ending the caller's search.
    public void report(int newNodes) {
        long total = nodes.addAndGet(newNodes);
        if (parent != null) {
            parent.report(newNodes);
            if (parent.isStopped) {
                isStopped = true;
            }
            return;
        }
        if (total >= closerFrom && !goesOnAfterPause(total)
                || clockRuns && System.nanoTime() - deadlineNanos >= 0) {
            isStopped = true;
        }
    }

    private boolean goesOnAfterPause(long total) {
        pause.run();
        if (isOver == NEVER) {
            closerFrom = nodeBudget;         // a pause set at this very moment is lost, which does no harm
        }
        return total < nodeBudget && !isOver.getAsBoolean();
    }
}
