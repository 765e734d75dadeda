package flipchip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(900)
class WarmUpTest {
    private static final EngineOptions SMALL = EngineOptions.DEFAULT.withTableMegabytes(1).withBook(false);

    private static SearchResult search(Engine engine) {
        return engine.search(Position.INITIAL, SearchLimits.depth(7), SearchListener.NONE).result().join();
    }

    @Test
    void answersAndNodesDoNotDependOnIt() {
        try (Engine cold = new Engine(SMALL); Engine warming = new Engine(SMALL)) {
            CompletableFuture<Void> loaded = new CompletableFuture<>();
            CompletableFuture<Void> done = warming.warmUp(() -> loaded.complete(null));
            SearchResult during = search(warming);
            loaded.join();
            SearchResult after = search(cold);

            assertSame(done, warming.warmUp(() -> {}));
            assertEquals(after.nodes(), during.nodes());
            assertEquals(after.line(), during.line());
            assertEquals(after.centidiscs(), during.centidiscs());
        }
    }

    @Test
    void itStandsStillWhileTheEngineSearches() {
        try (Engine engine = new Engine(SMALL)) {
            SearchHandle endless =
                engine.search(Position.INITIAL, SearchLimits.INFINITE, SearchListener.NONE);
            AtomicBoolean stopped = new AtomicBoolean();
            CompletableFuture<Boolean> besideSearch = new CompletableFuture<>();
            engine.warmUp(() -> besideSearch.complete(!stopped.get()));
            search(new Engine(SMALL));             // takes a while
            stopped.set(true);
            endless.stop();

            assertFalse(besideSearch.join());
        }
    }

    @Test
    void closingTheEngineEndsIt() {
        CompletableFuture<Void> done;
        try (Engine engine = new Engine(SMALL)) {
            done = engine.warmUp(() -> {});
        }

        done.join();
    }
}
