package flipchip.app.game.player;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import flipchip.engine.api.Bound;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// An engine that answers when the test says so.
final class FakeThinker implements Thinker {
    final List<Search> searches = new ArrayList<>();

    /// One question and what became of it.
    static final class Search implements SearchHandle {
        final Position position;
        final SearchListener listener;
        final CompletableFuture<SearchResult> result = new CompletableFuture<>();
        final SearchLimits limits;
        boolean stopped;

        Search(Position position, SearchLimits limits, SearchListener listener) {
            this.position = position;
            this.limits = limits;
            this.listener = listener;
        }

        @Override
        public CompletableFuture<SearchResult> result() {
            return result;
        }

        @Override
        public void stop() {
            stopped = true;
        }

        void answer(Square square) {
            answer(square, 0);
        }

        /// @param givenUp centidiscs that the move is worth less than the best
        void answer(Square square, int givenUp) {
            result.complete(new SearchResult(square, 0, givenUp, Bound.EXACT, Source.MIDGAME, false, 1, 100,
                List.of(square), 1, Duration.ZERO, List.of()));
        }

        void report(int depth) {
            listener.onProgress(
                new SearchProgress(depth, 100, 0, Bound.EXACT, false, List.of(Square.D3), 1, Duration.ZERO));
        }
    }

    Search last() {
        return searches.getLast();
    }

    @Override
    public SearchHandle search(Position position, SearchLimits limits, SearchListener listener) {
        searches.add(new Search(position, limits, listener));
        return last();
    }
}
