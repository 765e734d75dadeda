package flipchip.engine.limit;

import java.util.concurrent.atomic.AtomicLong;

/// Tells all threads of one search that it is over: asked for, node budget spent, or time up.
///
/// Any thread may call [#stop()]. Search threads count their nodes and call [#poll] every [#INTERVAL] of them; when the
/// search is over it throws [Stopped], which unwinds the whole tree, so that no half-searched value is ever used. One
/// instance serves one search.
public final class StopSignal {
    /// Nodes between two polls of a thread: some 0.1 ms of work.
    public static final int INTERVAL = 1024;

    /// Says that a search was cut short. Holds no stack trace; one instance is made in advance for each signal.
    public static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;

        private Stopped() {
            super("the search was stopped", null, false, false);
        }
    }

    private final Stopped stopped = new Stopped();
    private final long nodeBudget;
    private final long deadlineNanos;
    private final boolean timed;
    private final AtomicLong nodes = new AtomicLong();
    private volatile boolean isStopped;

    /// @param nodeBudget    nodes of all threads together
    /// @param timed         whether `deadlineNanos` counts
    /// @param deadlineNanos in the scale of [System#nanoTime()]
    public StopSignal(long nodeBudget, boolean timed, long deadlineNanos) {
        this.nodeBudget = nodeBudget;
        this.timed = timed;
        this.deadlineNanos = deadlineNanos;
    }

    /// A signal that only [#stop()] raises.
    public static StopSignal manual() {
        return new StopSignal(Long.MAX_VALUE, false, 0);
    }

    public void stop() {
        isStopped = true;
    }

    public boolean isStopped() {
        return isStopped;
    }

    /// Nodes reported so far by all threads, exact to [#INTERVAL] a thread.
    public long nodes() {
        return nodes.get();
    }

    /// Reports nodes searched since the last call.
    ///
    /// @throws Stopped if the search is over
    public void poll(int newNodes) {
        long total = nodes.addAndGet(newNodes);
        if (!isStopped && (total >= nodeBudget || timed && System.nanoTime() - deadlineNanos >= 0)) {
            isStopped = true;
        }
        if (isStopped) {
            throw stopped;
        }
    }
}
