package flipchip.app.analyse.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import flipchip.engine.api.Bound;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;

class PausableEngineTest {
    private final List<Search> searches = new ArrayList<>();
    private final PausableEngine thinker = new PausableEngine((_, _, _) -> {
        searches.add(new Search());
        return searches.getLast();
    });

    /// A search that answers with f5 as soon as it is stopped.
    private static final class Search implements SearchHandle {
        private final CompletableFuture<SearchResult> result = new CompletableFuture<>();

        void answer(Square move) {
            result.complete(new SearchResult(move, 0, 0, Bound.EXACT, Source.MIDGAME, false, 1, 100,
                List.of(move), 1, Duration.ZERO, List.of()));
        }

        @Override
        public CompletableFuture<SearchResult> result() {
            return result;
        }

        @Override
        public void stop() {
            answer(Square.F5);
        }
    }

    private SearchHandle ask() {
        return thinker.search(Position.INITIAL, SearchLimits.depth(4), SearchListener.NONE);
    }

    @Test
    void whatIsBrokenOffIsNotTheAnswerAndIsBegunAnew() {
        SearchHandle asked = ask();
        thinker.hold(true);
        assertFalse(asked.result().isDone());
        assertEquals(1, searches.size());

        thinker.hold(false);
        searches.getLast().answer(Square.D3);
        assertEquals(2, searches.size());
        assertEquals(Square.D3, asked.result().join().bestMove());
    }

    @Test
    void whileHeldNothingBegins() {
        thinker.hold(true);
        SearchHandle asked = ask();
        assertEquals(0, searches.size());

        thinker.hold(false);
        searches.getFirst().answer(Square.C4);
        assertTrue(asked.result().isDone());
    }

    @Test
    void stoppingAnswersAlsoWhileHeld() {
        thinker.hold(true);
        SearchHandle asked = ask();
        asked.stop();

        assertEquals(Square.F5, asked.result().join().bestMove());
    }
}
