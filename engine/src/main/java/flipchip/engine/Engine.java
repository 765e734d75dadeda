package flipchip.engine;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import flipchip.engine.api.Bound;
import flipchip.engine.api.PonderHandle;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.book.OpeningBook;
import flipchip.engine.limit.StopSignal;
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
    private volatile Running newest;
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

    public EngineOptions options() {
        return options;
    }

    /// Starts a search and returns at once. A position with one legal move is answered without a search,
    /// unless the limits ask for the values of all moves.
    ///
    /// @throws IllegalArgumentException if the side to move has no legal move
    /// @throws IllegalStateException    if the engine is closed
    public SearchHandle search(Position position, SearchLimits limits, SearchListener listener) {
        Running running = start(position, limits, listener);
        running.hit();
        return running;
    }

    /// Starts thinking in the opponent's time about a position that is expected to arise: its result is held
    /// back, and the limits' time does not end the search, before [PonderHandle#hit()] says that the position
    /// has arisen. Another move was played: [SearchHandle#stop()].
    ///
    /// @throws IllegalArgumentException if the side to move has no legal move
    /// @throws IllegalStateException    if the engine is closed
    public PonderHandle ponder(Position expected, SearchLimits limits, SearchListener listener) {
        return start(expected, limits, listener);
    }

    /// Leaves the processors to others for a while, such as to the drawing of what a user did: the newest search and one that
    /// begins meanwhile sleep. Their clocks go on.
    public void giveWay(Duration time) {
        restUntil = System.nanoTime() + time.toNanos();
        Running running = newest;
        if (running != null) {
            running.signal.rest(restUntil);
        }
    }

    /// Stops the newest search, refuses new ones, and ends the threads. The handles still complete.
    @Override
    public void close() {
        thread.shutdown();
        Running running = newest;
        if (running != null) {
            running.stop();
        }
        search.close();
    }

    private Running start(Position position, SearchLimits limits, SearchListener listener) {
        Objects.requireNonNull(listener, "listener");
        long moves = position.legalMoves();
        if (moves == 0) {
            throw new IllegalArgumentException(position.isGameOver()
                ? "the game is over: there is nothing to search"
                : position.toMove() + " has no legal move and must pass: there is nothing to search");
        }
        TimePlan plan = TimePlan.of(limits.time(), position.board().empties());
        Running running = new Running(
            StopSignal.afterNodesOrAt(limits.nodes(), System.nanoTime() + plan.limit().toNanos()));
        if (Long.bitCount(moves) == 1 && !limits.allMoves()) {
            running.found.complete(unsearched(Square.of(Long.numberOfTrailingZeros(moves)), Source.FORCED));
            return running;
        }
        running.signal.rest(restUntil);
        newest = running;
        try {
            thread.execute(() -> run(running, position, limits, plan.enough(), listener));
        } catch (RejectedExecutionException e) {
            throw new IllegalStateException("the engine is closed", e);
        }
        return running;
    }

    private void run(Running running, Position position, SearchLimits limits, Duration enough,
                     SearchListener listener) {
        try {
            Optional<Square> known = options.book() && limits.book() && !limits.allMoves()
                ? book.choose(position.board(), random) : Optional.empty();
            running.found.complete(known.isPresent() ? unsearched(known.get(), Source.BOOK)
                : search.search(position.board(), limits, running.signal, enough, listener, random));
        } catch (Throwable e) {
            running.found.completeExceptionally(e);
        }
    }

    private static SearchResult unsearched(Square move, Source source) {
        return new SearchResult(move, 0, 0, Bound.LOWER, source, false, 0, 100, List.of(move), 0, Duration.ZERO,
            List.of());
    }

    /// A search in progress. The result is found on the search thread and shown when the position has arisen.
    private static final class Running implements PonderHandle {
        private final StopSignal signal;
        private final CompletableFuture<SearchResult> found = new CompletableFuture<>();
        private final CompletableFuture<Void> arisen = new CompletableFuture<>();
        private final CompletableFuture<SearchResult> result = found.thenCombine(arisen, (answer, _) -> answer);

        Running(StopSignal signal) {
            this.signal = signal;
        }

        @Override
        public CompletableFuture<SearchResult> result() {
            return result;
        }

        @Override
        public void hit() {
            signal.startClock();
            arisen.complete(null);
        }

        @Override
        public void stop() {
            signal.stop();
            arisen.complete(null);
        }
    }
}
