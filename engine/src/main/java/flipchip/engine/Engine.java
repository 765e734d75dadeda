package flipchip.engine;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.book.OpeningBook;
import flipchip.engine.limit.TimePlan;

/// An Othello engine: plays, values and solves positions on threads of its own, daemons named `search-0`,
/// `search-1` and so on.
///
/// Searches run one after another in the order of the calls; stop the running search to start another
/// immediately. Two engines share nothing. Thread: any
public final class Engine implements AutoCloseable {
    private final EngineOptions options;
    private final SplittableRandom random;
    private final SearchThreads helpers;
    private final SearchCore core;
    private final ExecutorService thread;
    private volatile OpeningBook book = OpeningBook.standard();
    private final Deadline deadline = new Deadline();
    private final Rest rest = new Rest();
    private final Set<ActiveSearch> incomplete = ConcurrentHashMap.newKeySet();
    private volatile ActiveSearch newest;
    private volatile WarmUp warmUp;

    /// Takes the memory and starts the threads.
    ///
    /// @throws IllegalArgumentException if the heap cannot hold the table
    public Engine(EngineOptions options) {
        this.options = options;
        random = new SplittableRandom(options.seed());
        helpers = new SearchThreads(options.threads());
        core = new SearchCore(options.evaluation(), options.tableMegabytes(), random, helpers.helpers());
        thread = SearchThreads.named("search-0");
    }

    /// Searches a position and waits for the result.
    ///
    /// @throws IllegalArgumentException if the side to move has no legal move
    /// @throws IllegalStateException    if the engine is closed, or the search failed
    public SearchResult search(Position position, SearchLimits limits) {
        try {
            return start(position, limits, SearchListener.NONE).result().join();
        } catch (CompletionException e) {
            throw new IllegalStateException("the search failed: " + e.getCause(), e.getCause());
        }
    }

    /// Starts a search and returns at once. A position with one legal move is not searched, unless the limits
    /// require the values of all moves.
    ///
    /// @throws IllegalArgumentException if the side to move has no legal move
    /// @throws IllegalStateException    if the engine is closed
    public SearchHandle start(Position position, SearchLimits limits, SearchListener listener) {
        Objects.requireNonNull(listener, "listener");
        Optional<SearchResult> forced = SearchCore.forced(position, limits);
        if (thread.isShutdown()) {
            throw new IllegalStateException("the engine is closed");
        }
        TimePlan plan = core.plan(position, limits, isWarm());
        ActiveSearch running = new ActiveSearch(position, limits, listener, plan.limit(), deadline);
        if (forced.isPresent()) {
            running.found.complete(forced.get());
        } else {
            enqueue(running, position, limits, plan);
        }
        running.begin();
        return running;
    }

    /// The static value of a position for the side to move, in centidiscs; after the end of the game its
    /// result. Returns within microseconds, also while a search runs.
    public int evaluate(Position position) {
        return SearchCore.evaluate(position, options.evaluation());
    }

    /// Clears the transposition table after the searches started so far; later ones return what a new engine
    /// would. Returns at once.
    ///
    /// @throws IllegalStateException if the engine is closed
    public void forget() {
        execute(core::forget);
    }

    /// Plays from another book from the next search on. Only our own modules see books. Any thread.
    @SuppressWarnings("exports")
    public void setBook(OpeningBook other) {
        book = other;
    }

    /// Leaves the processors to others for a while, such as to the drawing of a user's action: the newest
    /// search and one that begins meanwhile sleep. Their clocks go on.
    public void giveWay(Duration time) {
        rest.begin(time);
        ActiveSearch running = newest;
        if (running != null) {
            rest.impose(running.signal);
        }
        WarmUp warming = warmUp;
        if (warming != null) {
            warming.rest(rest);
        }
    }

    /// Lets the JVM compile the code of searches while this engine is idle. The first moves on a short clock
    /// are then as quick as later ones; without it the engine spends a quarter of its share of a clock on
    /// each of them. Returns at once; results of searches do not depend on it.
    ///
    /// @return completes when it is done or the engine closed; the same for every call
    public synchronized CompletableFuture<Void> warmUp() {
        if (warmUp == null && thread.isShutdown()) {
            return CompletableFuture.completedFuture(null);
        }
        if (warmUp == null) {
            WarmUp fresh = new WarmUp(options);
            ActiveSearch running = newest;
            if (running != null) {
                fresh.giveWay(running.found);
            }
            warmUp = fresh;
            fresh.begin();
        }
        return warmUp.done();
    }

    /// Stops all searches, refuses new ones, and ends the threads. The handles still complete.
    @Override
    public void close() {
        thread.shutdown();
        incomplete.forEach(ActiveSearch::stop);
        WarmUp warming = warmUp;
        if (warming != null) {
            warming.close();
        }
        deadline.close();
        helpers.close();
    }

    private void enqueue(ActiveSearch running, Position position, SearchLimits limits, TimePlan plan) {
        incomplete.add(running);
        running.found.whenComplete((_, _) -> incomplete.remove(running));
        rest.impose(running.signal);
        newest = running;
        WarmUp warming = warmUp;
        if (warming != null) {
            warming.giveWay(running.found);
        }
        try {
            execute(() -> run(running, position, limits, plan));
        } catch (IllegalStateException e) {
            running.found.completeExceptionally(e);
            throw e;
        }
    }

    private void execute(Runnable task) {
        try {
            thread.execute(task);
        } catch (RejectedExecutionException e) {
            throw new IllegalStateException("the engine is closed", e);
        }
    }

    private boolean isWarm() {
        WarmUp warming = warmUp;
        return warming != null && warming.done().isDone();
    }

    private void run(ActiveSearch running, Position position, SearchLimits limits, TimePlan plan) {
        try {
            Optional<Square> known = limits.book() && !limits.allMoves()
                ? book.choose(position.board(), random)
                : Optional.empty();
            running.found.complete(known.isPresent()
                ? SearchCore.unsearched(known.get(), Source.BOOK, Duration.ZERO)
                : core.search(position.board(), limits, running.signal, plan, running));
        } catch (Throwable e) {
            running.found.completeExceptionally(e);
        }
    }
}
