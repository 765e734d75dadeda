package flipchip.app.analysis;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import flipchip.app.service.Thinker;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Position;

/// An engine for analysis only, so that it never stands in the way of the one that plays. It is made at the first
/// question, on the thread `analysis`, because its table takes a moment.
///
/// Any thread may ask. Questions are answered one after another; who has a newer one stops the older. Closed, it cancels
/// every question.
final class AnalysisEngine implements Thinker, AutoCloseable {
    private static final int TABLE_MEGABYTES = 64;
    private static final int WARM_DEPTH = 8;

    private final ExecutorService thread =
        Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("analysis").factory());
    private volatile Engine engine;      // made by the thread `analysis`

    @Override
    public SearchHandle search(Position position, SearchLimits limits, SearchListener listener) {
        Asked asked = new Asked();
        try {
            thread.execute(() -> {
                try {
                    asked.start(engine().search(position, limits, listener));
                } catch (RuntimeException e) {
                    asked.result.completeExceptionally(e);
                }
            });
        } catch (RejectedExecutionException e) {
            asked.result.cancel(false);
        }
        return asked;
    }

    /// Makes the engine, if it is not there yet, and lets it search a little where its code was never run.
    CompletableFuture<Void> warmUp() {
        return search(Position.INITIAL, SearchLimits.depth(WARM_DEPTH).withAllMoves(), _ -> { }).result()
            .handle((_, _) -> null);
    }

    /// Leaves the processors to others for a while.
    void giveWay(Duration time) {
        Engine made = engine;
        if (made != null) {
            made.giveWay(time);
        }
    }

    /// Ends the search in progress and the threads.
    @Override
    public void close() {
        if (!thread.isShutdown()) {
            thread.execute(() -> {
                if (engine != null) {
                    engine.close();
                }
            });
            thread.shutdown();
        }
    }

    private Engine engine() {
        if (engine == null) {
            engine = new Engine(EngineOptions.DEFAULT.withBook(false).withTableMegabytes(TABLE_MEGABYTES)
                .withThreads(Runtime.getRuntime().availableProcessors()));
        }
        return engine;
    }

    /// A question that may still wait for the engine to be made.
    private static final class Asked implements SearchHandle {
        private final CompletableFuture<SearchResult> result = new CompletableFuture<>();
        private SearchHandle handle;
        private boolean stopped;

        synchronized void start(SearchHandle started) {
            handle = started;
            if (stopped) {
                started.stop();
            }
            started.result().whenComplete(Outcome.into(result));
        }

        @Override
        public CompletableFuture<SearchResult> result() {
            return result;
        }

        @Override
        public synchronized void stop() {
            stopped = true;
            if (handle != null) {
                handle.stop();
            }
        }
    }
}
