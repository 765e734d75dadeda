package flipchip.app.kit.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import flipchip.engine.api.Bound;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchResult;
import flipchip.engine.api.Source;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.Test;

class PendingSearchTest {
    private static final SearchResult FOUND = new SearchResult(Square.D3, 0, 0, Bound.EXACT, Source.MIDGAME,
        false, 1, 100, List.of(Square.D3), 1, Duration.ZERO, List.of());

    /// A search that ends when its test says so.
    private static final class Started implements SearchHandle {
        private final CompletableFuture<SearchResult> result = new CompletableFuture<>();
        private int stops;

        @Override
        public CompletableFuture<SearchResult> result() {
            return result;
        }

        @Override
        public void stop() {
            stops++;
        }
    }

    private final Started started = new Started();

    @Test
    void stoppedBeforeItHasBegunItIsStoppedAsItBegins() {
        CompletableFuture<SearchHandle> made = new CompletableFuture<>();
        PendingSearch pending = PendingSearch.of(made);
        pending.stop();
        assertEquals(0, started.stops);

        made.complete(started);
        assertEquals(1, started.stops);
        assertFalse(pending.result().isDone());

        started.result.complete(FOUND);
        assertSame(FOUND, pending.result().join());
    }

    @Test
    void aSearchThatCannotBeginFailsWithTheReasonAndNotItsWrapping() {
        IllegalStateException reason = new IllegalStateException("no weights");
        CompletableFuture<SearchHandle> made = new CompletableFuture<>();
        PendingSearch pending = PendingSearch.of(made.thenApply(handle -> handle));
        made.completeExceptionally(reason);

        assertSame(reason, assertThrows(CompletionException.class, pending.result()::join).getCause());
    }

    @Test
    void aSearchThatWasTakenAwayEndsNothing() {
        PendingSearch pending = new PendingSearch();
        pending.follow(started);
        assertSame(started, pending.release().orElseThrow());
        started.result.complete(FOUND);
        assertFalse(pending.result().isDone());

        Started again = new Started();
        pending.follow(again);
        pending.stop();
        again.result.complete(FOUND);

        assertEquals(0, started.stops);
        assertEquals(1, again.stops);
        assertTrue(pending.result().isDone());
    }

    @Test
    void whoStopsItWhileNothingRunsIsHeard() {
        int[] idle = {0};
        PendingSearch pending = new PendingSearch(() -> idle[0]++);
        pending.run(started);
        pending.stop();
        assertEquals(0, idle[0]);

        pending.release();
        pending.stop();
        assertEquals(1, idle[0]);
        assertTrue(pending.isStopped());
    }
}
