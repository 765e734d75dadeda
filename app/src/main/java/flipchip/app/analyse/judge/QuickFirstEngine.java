package flipchip.app.analyse.judge;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import flipchip.app.game.player.Thinker;
import flipchip.app.kit.work.PendingSearch;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Position;

/// An engine that looks one move ahead, leaves the processors to the screen for a moment, and only then
/// searches as deep as it was asked: so the frame with the user's move and the first values is drawn while no
/// search stands in its way. Any thread.
final class QuickFirstEngine implements Thinker {
    private final Thinker engine;
    private final Executor afterPause;

    /// @param afterPause runs a task after the time that the screen needs for a frame
    QuickFirstEngine(Thinker engine, Executor afterPause) {
        this.engine = engine;
        this.afterPause = afterPause;
    }

    @Override
    public SearchHandle search(Position position, SearchLimits limits, SearchListener listener) {
        Search search = new Search(() -> engine.search(position, limits, listener));
        search.begin(engine.search(position, limits.withDepth(1).withEndgameEmpties(0), listener));
        return search.pending;
    }

    private final class Search {
        private final PendingSearch pending = new PendingSearch(this::answer);
        private final Supplier<SearchHandle> deep;
        private volatile Optional<SearchResult> first = Optional.empty();

        Search(Supplier<SearchHandle> deep) {
            this.deep = deep;
        }

        void begin(SearchHandle glance) {
            pending.run(glance);
            glance.result().whenComplete(this::seen);
        }

        private void seen(SearchResult found, Throwable problem) {
            if (problem != null) {
                pending.fail(problem);
                return;
            }
            first = Optional.of(found);
            pending.release();
            if (pending.isStopped()) {
                answer();
            } else {
                afterPause.execute(this::goOn);
            }
        }

        private void goOn() {
            if (pending.isStopped()) {
                answer();
            } else {
                pending.follow(deep.get());
            }
        }

        private void answer() {
            first.ifPresent(pending.result()::complete);
        }
    }
}
