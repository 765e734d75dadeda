package flipchip.app.game.player;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import flipchip.app.kit.work.LatestValue;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Position;
import flipchip.engine.book.OpeningBook;

/// Lets the engine think about one thing at a time and brings its reports to the screen's thread.
///
/// Used on that thread only. A new question stops the one before it, whose answer is then never told: the
/// computer's move and a hint cannot get in each other's way.
public final class EngineService {
    private final Thinker thinker;
    private final Executor screen;
    private Optional<SearchHandle> running = Optional.empty();

    /// Told of one search, on the screen's thread.
    public interface Listener {
        /// The newest report; older ones may have been skipped.
        void onProgress(SearchProgress progress);

        /// The answer, unless the search was cancelled.
        void onResult(SearchResult result);

        /// The engine failed; a defect worth telling.
        void onFailure(Throwable problem);
    }

    /// @param thinker the engine, which stays the caller's to close
    /// @param screen  runs tasks on the thread that calls this service
    public EngineService(Thinker thinker, Executor screen) {
        this.thinker = thinker;
        this.screen = screen;
    }

    /// Starts thinking about `position`; what was being thought before is cancelled.
    public void think(Position position, SearchLimits limits, Listener listener) {
        cancel();
        SearchHandle[] mine = new SearchHandle[1];
        Consumer<SearchProgress> show = progress -> {
            if (isRunning(mine[0])) {
                listener.onProgress(progress);
            }
        };
        LatestValue<SearchProgress> latest = new LatestValue<>(screen, show);
        SearchHandle handle = thinker.search(position, limits, latest::accept);
        mine[0] = handle;
        running = Optional.of(handle);
        handle.result().whenCompleteAsync((result, problem) -> finish(handle, result, problem, listener),
            screen);
    }

    /// Plays from another book from the next search on.
    public void useBook(OpeningBook book) {
        thinker.useBook(book);
    }

    /// Asks the running search for its answer now; its result comes as usual.
    public void moveNow() {
        running.ifPresent(SearchHandle::stop);
    }

    /// Ends the running search without an answer.
    public void cancel() {
        Optional<SearchHandle> old = running;
        running = Optional.empty();
        old.ifPresent(SearchHandle::stop);
    }

    public boolean isThinking() {
        return running.isPresent();
    }

    private void finish(SearchHandle handle, SearchResult result, Throwable problem, Listener listener) {
        if (!isRunning(handle)) {
            return;
        }
        running = Optional.empty();
        if (problem == null) {
            listener.onResult(result);
        } else {
            listener.onFailure(problem);
        }
    }

    private boolean isRunning(SearchHandle handle) {
        return running.isPresent() && running.get() == handle;
    }
}
