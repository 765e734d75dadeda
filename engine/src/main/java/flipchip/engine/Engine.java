package flipchip.engine;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
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
import flipchip.engine.search.RootSearch;
import flipchip.engine.table.TranspositionTable;

/// Plays, values and solves positions on threads of its own, daemons named `search-0`, `search-1` and so on.
///
/// Methods may be called from any thread. Searches run one after another in the order asked for; who wants a
/// newer one at once stops the older. Two engines share nothing.
public final class Engine implements AutoCloseable {
    private final EngineOptions options;
    private final ExecutorService thread;
    private final RootSearch search;
    private final SplittableRandom random;
    private final OpeningBook book;
    private final Deadline deadline = new Deadline();
    private final Set<ActiveSearch> unanswered = ConcurrentHashMap.newKeySet();
    private volatile ActiveSearch newest;
    private volatile WarmUp warmUp;
    private volatile long visited;      // written by the search thread
    private volatile long restUntil = System.nanoTime();

    /// Takes the memory and starts the threads.
    ///
    /// @throws IllegalArgumentException if the heap cannot hold the table
    public Engine(EngineOptions options) {
        this.options = options;
        random = new SplittableRandom(options.seed());
        book = OpeningBook.standard();
        search = new RootSearch(new TranspositionTable(options.tableMegabytes()), options.evaluation(),
            options.threads());
        thread = Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("search-0").factory());
    }

    /// Starts a search and returns at once. A position with one legal move is answered without a search,
    /// unless the limits ask for the values of all moves.
    ///
    /// @throws IllegalArgumentException if the side to move has no legal move
    /// @throws IllegalStateException    if the engine is closed
    public SearchHandle search(Position position, SearchLimits limits, SearchListener listener) {
        ActiveSearch running = start(position, limits, listener);
        running.begin();
        return running;
    }

    /// What the searches asked for so far have found does not help later ones, which answer as those of a new
    /// engine. Returns at once.
    ///
    /// @throws IllegalStateException if the engine is closed
    public void forget() {
        execute(search::forget);
    }

    /// Leaves the processors to others for a while, such as to the drawing of what a user did: the newest
    /// search and one that begins meanwhile sleep. Their clocks go on.
    public void giveWay(Duration time) {
        restUntil = System.nanoTime() + time.toNanos();
        ActiveSearch running = newest;
        if (running != null) {
            running.signal.rest(restUntil);
        }
        WarmUp warming = warmUp;
        if (warming != null) {
            warming.rest(restUntil);
        }
    }

    /// Lets the run time compile what searches consist of while this engine has nothing to do, so that the
    /// first moves on a short clock are as quick as the later ones. Returns at once; what a search answers
    /// does not depend on it.
    ///
    /// @param whenLoaded runs in between on another thread, while no search does, when all classes and tables
    ///                   are there that searches use; of later calls it is not needed any more
    /// @return completes when it is done or the engine closed; the same for every call
    public synchronized CompletableFuture<Void> warmUp(Runnable whenLoaded) {
        if (warmUp == null) {
            WarmUp fresh = new WarmUp(options, whenLoaded);
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
        unanswered.forEach(ActiveSearch::stop);
        WarmUp warming = warmUp;
        if (warming != null) {
            warming.close();
        }
        deadline.close();
        search.close();
    }

    private ActiveSearch start(Position position, SearchLimits limits, SearchListener listener) {
        Objects.requireNonNull(listener, "listener");
        long moves = position.legalMoves();
        if (moves == 0) {
            throw new IllegalArgumentException(position.isGameOver()
                ? "the game is over: there is nothing to search"
                : position.toMove() + " has no legal move and must pass: there is nothing to search");
        }
        TimePlan plan = TimePlan.of(limits.time(), position.board().empties(), isCold());
        ActiveSearch running = new ActiveSearch(position, limits, listener, plan.limit(), deadline);
        if (Long.bitCount(moves) == 1 && !limits.allMoves()) {
            running.answer(Square.of(Long.numberOfTrailingZeros(moves)), Source.FORCED);
            return running;
        }
        unanswered.add(running);
        running.found.whenComplete((_, _) -> unanswered.remove(running));
        running.signal.rest(restUntil);
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
        return running;
    }

    private void execute(Runnable task) {
        try {
            thread.execute(task);
        } catch (RejectedExecutionException e) {
            throw new IllegalStateException("the engine is closed", e);
        }
    }

    private boolean isCold() {
        WarmUp warming = warmUp;
        return visited < WarmUp.NODES && (warming == null || !warming.done().isDone());
    }

    private void run(ActiveSearch running, Position position, SearchLimits limits, TimePlan plan) {
        try {
            Optional<Square> known = options.book() && limits.book() && !limits.allMoves()
                ? book.choose(position.board(), random)
                : Optional.empty();
            if (known.isPresent()) {
                running.answer(known.get(), Source.BOOK);
            } else {
                SearchResult result =
                    search.search(position.board(), limits, running.signal, plan, running, random);
                visited += result.nodes();
                running.found.complete(result);
            }
        } catch (Throwable e) {
            running.found.completeExceptionally(e);
        }
    }
}
