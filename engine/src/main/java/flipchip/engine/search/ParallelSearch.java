package flipchip.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import flipchip.engine.board.Square;
import flipchip.engine.endgame.Sharing;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.table.BusyTable;

/// A search of one position by the calling thread and any number of helpers: they share results through the
/// transposition table, defer moves that another one is searching, and the first at the root ends the race.
///
/// Starts no threads: helpers are handed in. Thread: one at a time
final class ParallelSearch {
    /// Shallower searches are over before another thread has woken up.
    private static final int SHARED_DEPTH = 7;

    /// How a race ended.
    private sealed interface End {}

    /// The result of a search.
    record Outcome(int score, List<Square> line) implements End {}

    /// The reason for a missing result: [StopSignal.Stopped], or a defect.
    private record Failure(Throwable cause) implements End {}

    /// One thread more than the caller's.
    private record Helper(Midgame midgame, Consumer<Runnable> thread) {}

    private final Midgame own;
    private final BusyTable busy;
    private final List<Helper> helpers = new ArrayList<>();
    private long helperNodes;
    private int salt;

    /// @param threads run tasks one after another, each on a thread of its own; none for a search on the
    ///                calling thread alone
    ParallelSearch(Shared shared, List<Consumer<Runnable>> threads) {
        busy = shared.busy();
        own = new Midgame(shared);
        threads.forEach(thread -> helpers.add(new Helper(new Midgame(shared), thread)));
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
            helper.thread.accept(() -> {
                if (race.end.get() == null) {
                    race.run(helper.midgame, helping);
                }
            });
        }
        race.run(own, race.stop);
        helperNodes += helping.nodes();
        return switch (race.end.get()) {
            case Outcome outcome -> outcome;
            case Failure(StopSignal.Stopped stopped) -> throw stopped;
            case Failure(Throwable cause) -> throw new IllegalStateException("a search thread failed", cause);
        };
    }

    /// The threads of one task. The first end, with an outcome or a failure, stops the others.
    private record Race(SearchTask task, StopSignal stop, AtomicReference<End> end) {

        void run(Midgame midgame, StopSignal signal) {
            try {
                midgame.begin(signal);
                int score = midgame.search(task);
                end.compareAndSet(null, new Outcome(score, midgame.line().squares()));
            } catch (Throwable e) {
                end.compareAndSet(null, new Failure(e));
            }
            stop.stop();
        }
    }
}
