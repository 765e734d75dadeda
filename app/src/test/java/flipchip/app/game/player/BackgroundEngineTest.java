package flipchip.app.game.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.board.Position;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(900)
class BackgroundEngineTest {
    private final CompletableFuture<Engine> making = new CompletableFuture<>();
    private final BackgroundEngine engine = new BackgroundEngine(making);

    @AfterEach
    void close() {
        engine.close();
    }

    private void ready() {
        making.complete(new Engine(EngineOptions.DEFAULT.withTableMegabytes(1)));
    }

    private SearchHandle search(int depth) {
        return engine.search(Position.INITIAL, SearchLimits.depth(depth), _ -> {});
    }

    @Test
    void aSearchAskedForBeforeTheEngineIsReadyBeginsThen() {
        SearchHandle early = search(2);
        assertFalse(early.result().isDone());

        ready();

        assertEquals(2, early.result().join().depth());
    }

    @Test
    void aSearchStoppedBeforeTheEngineIsReadyEndsAtOnceWhenItIs() {
        SearchHandle early = search(60);
        early.stop();

        ready();

        assertTrue(early.result().join().depth() < 60);
    }

    @Test
    void aWarmUpBeginsWhenTheEngineIsReadyAndEndsWithIt() {
        CompletableFuture<Void> warm = engine.warmUp();
        assertFalse(warm.isDone());
        ready();
        SearchHandle beside = search(3);

        assertEquals(3, beside.result().join().depth());
        engine.close();
        warm.join();
    }

    @Test
    void anEngineThatCannotBeMadeFailsTheSearchesNotTheirCaller() {
        making.completeExceptionally(new IllegalArgumentException("the heap cannot hold the table"));

        SearchHandle search = search(2);

        CompletionException problem = assertThrows(CompletionException.class, search.result()::join);
        assertEquals("the heap cannot hold the table", problem.getCause().getMessage());
    }
}
