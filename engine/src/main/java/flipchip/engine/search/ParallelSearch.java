package flipchip.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import flipchip.engine.board.Square;
import flipchip.engine.endgame.Sharing;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.table.BusyTable;

/// Lets several threads make the same search at once: they share what they find through the transposition
/// table, put off moves that another one is searching, and the first at the root ends the race.
///
/// The calling thread is one of them; the others are daemons named `search-1`, `search-2`, ... and sleep
/// between tasks.
final class ParallelSearch implements AutoCloseable {
    /// Shallower searches are over before another thread has woken up.
    private static final int SHARED_DEPTH = 7;

    /// What a search found.
    record Outcome(int score, List<Square> line) {}

    /// One thread beside the caller's.
    private record Helper(Midgame midgame, ExecutorService thread) {}

    private final Midgame own;
    private final BusyTable busy;
    private final List<Helper> helpers = new ArrayList<>();
    private long helperNodes;
    private int salt;

    ParallelSearch(Shared shared, int threads) {
        busy = shared.busy();
        own = new Midgame(shared);
        for (int i = 1; i < threads; i++) {
            String name = "search-" + i;
            helpers.add(new Helper(new Midgame(shared),
                Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name(name).factory())));
        }
    }

    /// Nodes of all threads since [#restart], those of each helper to a [StopSignal#reportInterval()] a task.
    long nodes() {
        return own.nodes() + helperNodes;
    }

    /// A new position: counts from 0.
    void restart() {
        own.restart();
        helperNodes = 0;
    }

    /// Searches a board with every thread.
    ///
    /// @throws StopSignal.Stopped if the signal ends the search
    Outcome search(long player, long opponent, int depth, int confidence, int alpha, int beta,
            StopSignal stop) {
        salt++;
        Sharing sharing =
            !helpers.isEmpty() && depth >= SHARED_DEPTH ? new Sharing(busy, salt) : Sharing.ALONE;
        SearchTask task = new SearchTask(player, opponent, depth, confidence, alpha, beta, sharing, salt);
        if (sharing == Sharing.ALONE) {
            own.begin(stop);
            return new Outcome(own.search(task), own.line().squares());
        }
        Race race = new Race(task, stop.child(), new AtomicReference<>());
        StopSignal helping = race.stop.child();
        for (Helper helper : helpers) {
            start(race, helper, helping);
        }
        race.run(own, race.stop);
        helperNodes += helping.nodes();
        Object end = race.end.get();
        return switch (end) {
            case Outcome outcome -> outcome;
            case StopSignal.Stopped stopped -> throw stopped;
            case Throwable fault -> throw new IllegalStateException("a search thread failed", fault);
            default -> throw new AssertionError(end);
        };
    }

    private void start(Race race, Helper helper, StopSignal helping) {
        try {
            helper.thread.execute(() -> {
                if (race.end.get() == null) {
                    race.run(helper.midgame, helping);
                }
            });
        } catch (RejectedExecutionException _) {
            // closing: the search ends by its signal
        }
    }

    @Override
    public void close() {
        helpers.forEach(helper -> helper.thread.shutdown());
    }

    /// The threads of one task. The first to end, with an outcome or a fault, stops the others.
    private record Race(SearchTask task, StopSignal stop, AtomicReference<Object> end) {

        void run(Midgame midgame, StopSignal signal) {
            try {
                midgame.begin(signal);
                int score = midgame.search(task);
                end.compareAndSet(null, new Outcome(score, midgame.line().squares()));
            } catch (Throwable e) {
                end.compareAndSet(null, e);
            }
            stop.stop();
        }
    }
}
