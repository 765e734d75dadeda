package flipchip.app.analysis;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import flipchip.app.service.Thinker;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Position;

/// An engine that looks one move ahead, leaves the processors to the screen for a moment, and only then searches as deep as
/// it was asked: so the frame with the user's move and the first values is drawn while no search stands in its way.
/// Any thread.
final class FirstGlance implements Thinker {
    private final Thinker engine;
    private final Executor afterPause;

    /// @param afterPause runs a task after the time that the screen needs for a frame
    FirstGlance(Thinker engine, Executor afterPause) {
        this.engine = engine;
        this.afterPause = afterPause;
    }

    @Override
    public SearchHandle search(Position position, SearchLimits limits, SearchListener listener) {
        SearchHandle glance = engine.search(position, limits.withDepth(1).withEndgameEmpties(0), listener);
        Search search = new Search(glance, () -> engine.search(position, limits, listener));
        glance.result().whenComplete(search::seen);
        return search;
    }

    private interface Start {
        SearchHandle start();
    }

    private final class Search implements SearchHandle {
        private final CompletableFuture<SearchResult> result = new CompletableFuture<>();
        private final Start deep;
        private SearchHandle running;
        private Optional<SearchResult> first = Optional.empty();
        private boolean stopped;

        Search(SearchHandle glance, Start deep) {
            running = glance;
            this.deep = deep;
        }

        private synchronized void seen(SearchResult found, Throwable problem) {
            if (problem != null) {
                result.completeExceptionally(problem);
            } else if (stopped) {
                result.complete(found);
            } else {
                first = Optional.of(found);
                afterPause.execute(this::goOn);
            }
        }

        private synchronized void goOn() {
            if (!stopped) {
                first = Optional.empty();
                running = deep.start();
                running.result().whenComplete(Outcome.into(result));
            }
        }

        @Override
        public CompletableFuture<SearchResult> result() {
            return result;
        }

        @Override
        public synchronized void stop() {
            stopped = true;
            running.stop();
            first.ifPresent(result::complete);
        }
    }
}
