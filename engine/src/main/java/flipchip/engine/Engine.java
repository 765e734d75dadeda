package flipchip.engine;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import flipchip.engine.api.Bound;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.api.TimeControl;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import flipchip.engine.limit.StopSignal;
import flipchip.engine.search.RootSearch;
import flipchip.engine.table.TranspositionTable;

/// Plays, values and solves positions on threads of its own, which are daemons named `search-0`, `search-1`, ...
///
/// Methods may be called from any thread. Searches run one after another in the order asked for; who wants a newer one
/// at once stops the older. Two engines share nothing.
public final class Engine implements AutoCloseable {
    private static final Duration FOREVER = Duration.ofDays(10_000);

    private final EngineOptions options;
    private final ExecutorService thread;
    private final RootSearch search;
    private final SplittableRandom random;
    private volatile Running newest;

    /// Takes the memory and starts the threads.
    ///
    /// @throws IllegalArgumentException if the heap cannot hold the table
    public Engine(EngineOptions options) {
        this.options = options;
        random = new SplittableRandom(options.seed());
        search = new RootSearch(new TranspositionTable(options.tableMegabytes()), options.evaluation());
        thread = Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("search-", 0).factory());
    }

    public EngineOptions options() {
        return options;
    }

    /// Starts a search and returns at once. A position with one legal move is answered without a search.
    ///
    /// @throws IllegalArgumentException if the side to move has no legal move
    /// @throws IllegalStateException    if the engine is closed
    public SearchHandle search(Position position, SearchLimits limits, SearchListener listener) {
        Objects.requireNonNull(listener, "listener");
        long moves = position.legalMoves();
        if (moves == 0) {
            throw new IllegalArgumentException(position.isGameOver()
                ? "the game is over: there is nothing to search"
                : position.toMove() + " has no legal move and must pass: there is nothing to search");
        }
        Running running = new Running(signal(limits));
        if (Long.bitCount(moves) == 1 && !limits.allMoves()) {
            running.result.complete(forced(Square.of(Long.numberOfTrailingZeros(moves))));
            return running;
        }
        newest = running;
        try {
            thread.execute(() -> run(running, position, limits, listener));
        } catch (RejectedExecutionException e) {
            throw new IllegalStateException("the engine is closed", e);
        }
        return running;
    }

    /// Stops the running search, refuses new ones, and ends the threads. The handles still complete.
    @Override
    public void close() {
        thread.shutdown();
        Running running = newest;
        if (running != null) {
            running.stop();
        }
    }

    private void run(Running running, Position position, SearchLimits limits, SearchListener listener) {
        try {
            running.result.complete(search.search(position.board(), limits, running.signal, listener, random));
        } catch (Throwable e) {
            running.result.completeExceptionally(e);
        }
    }

    private static StopSignal signal(SearchLimits limits) {
        Duration time = switch (limits.time()) {
            case TimeControl.Unlimited() -> FOREVER;
            case TimeControl.PerMove(Duration perMove) -> perMove;
            case TimeControl.GameClock(Duration remaining, Duration increment) ->
                remaining.dividedBy(20).plus(increment.dividedBy(2));
        };
        boolean timed = time.compareTo(FOREVER) < 0;
        return new StopSignal(limits.nodes(), timed, timed ? System.nanoTime() + time.toNanos() : 0);
    }

    private static SearchResult forced(Square move) {
        return new SearchResult(move, 0, Bound.LOWER, Source.FORCED, false, 0, 100, List.of(move), 0, Duration.ZERO,
            List.of());
    }

    private record Running(StopSignal signal, CompletableFuture<SearchResult> result) implements SearchHandle {
        Running(StopSignal signal) {
            this(signal, new CompletableFuture<>());
        }

        @Override
        public void stop() {
            signal.stop();
        }
    }
}
