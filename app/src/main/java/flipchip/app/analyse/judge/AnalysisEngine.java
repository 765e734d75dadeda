package flipchip.app.analyse.judge;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import flipchip.app.game.player.Thinker;
import flipchip.app.kit.work.PendingSearch;
import flipchip.app.kit.work.Worker;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.board.Position;

/// An engine for analysis only, so that it never stands in the way of the one that plays. It is made at the
/// first question, on the thread `analysis`, because its table takes a moment.
///
/// Any thread may ask. Questions are answered one after another; who has a newer one stops the older. Closed,
/// it cancels every question.
final class AnalysisEngine implements Thinker, AutoCloseable {
    private static final int TABLE_MEGABYTES = 64;
    private static final int WARM_DEPTH = 8;

    private final Worker thread = new Worker("analysis");
    private volatile Engine engine;      // made by the thread `analysis`

    @Override
    public SearchHandle search(Position position, SearchLimits limits, SearchListener listener) {
        return PendingSearch.of(thread.submit(() -> engine().start(position, limits, listener)));
    }

    /// Makes the engine, if it is not there yet, and lets it search a little where its code was never run.
    CompletableFuture<Void> warmUp() {
        return search(Position.INITIAL, SearchLimits.depth(WARM_DEPTH).withAllMoves(), _ -> {}).result()
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
        thread.closeAfter(() -> {
            if (engine != null) {
                engine.close();
            }
        });
    }

    private Engine engine() {
        if (engine == null) {
            engine = new Engine(EngineOptions.DEFAULT.withTableMegabytes(TABLE_MEGABYTES)
                .withThreads(Runtime.getRuntime().availableProcessors()));
        }
        return engine;
    }
}
