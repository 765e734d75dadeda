package flipchip.app.game.player;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import flipchip.app.kit.work.PendingSearch;
import flipchip.engine.Engine;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.board.Position;
import flipchip.engine.book.OpeningBook;

/// An engine that is still being made on another thread, so that the window need not wait for its table and
/// its weights. A search that is asked for before it is ready begins when it is. Any thread.
public final class BackgroundEngine implements Thinker, AutoCloseable {
    private final CompletableFuture<Engine> engine;

    /// @param engine is closed by this object's [#close()]
    public BackgroundEngine(CompletableFuture<Engine> engine) {
        this.engine = engine;
    }

    /// Does something on a thread of the engine's making as soon as it is ready, at once if it is.
    public void whenReady(Runnable action) {
        engine.thenRun(action);
    }

    /// Lets the engine's searches be compiled while it has nothing else to do, as soon as it is ready. See
    /// [Engine#warmUp].
    public CompletableFuture<Void> warmUp() {
        return engine.thenCompose(Engine::warmUp);
    }

    @Override
    public void useBook(OpeningBook book) {
        engine.thenAccept(ready -> ready.setBook(book));
    }

    /// Leaves the processors to others for a while.
    public void giveWay(Duration time) {
        if (engine.state() == Future.State.SUCCESS) {
            engine.join().giveWay(time);
        }
    }

    @Override
    public SearchHandle search(Position position, SearchLimits limits, SearchListener listener) {
        return engine.state() == Future.State.SUCCESS
            ? engine.join().start(position, limits, listener)
            : PendingSearch.of(engine.thenApply(ready -> ready.start(position, limits, listener)));
    }

    /// Closes the engine, one that is not ready as soon as it is.
    @Override
    public void close() {
        engine.thenAccept(Engine::close);
    }
}
