package flipchip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.concurrent.CompletableFuture;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Position;
import flipchip.engine.testkit.Waiting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(900)
class WarmUpTest {
    private static final EngineOptions SMALL = EngineOptions.DEFAULT.withTableMegabytes(1);

    private static SearchResult search(Engine engine) {
        return engine.search(Position.INITIAL, SearchLimits.depth(7));
    }

    @Test
    void answersAndNodesDoNotDependOnIt() {
        try (Engine cold = new Engine(SMALL); Engine warming = new Engine(SMALL)) {
            CompletableFuture<Void> done = warming.warmUp();
            SearchResult during = search(warming);
            SearchResult after = search(cold);

            assertSame(done, warming.warmUp());
            assertEquals(after.nodes(), during.nodes());
            assertEquals(after.line(), during.line());
            assertEquals(after.centidiscs(), during.centidiscs());
        }
    }

    @Test
    void itWaitsWhileTheEngineSearches() throws InterruptedException {
        try (Engine engine = new Engine(SMALL)) {
            SearchHandle endless = engine.start(Position.INITIAL, SearchLimits.INFINITE, SearchListener.NONE);
            Set<Thread> ofOthers = Thread.getAllStackTraces().keySet();
            engine.warmUp();
            Thread warming = Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("warm-up") && !ofOthers.contains(thread))
                .findFirst().orElseThrow();
            Waiting.until(() -> warming.getState() != Thread.State.RUNNABLE);
            assertEquals(Thread.State.WAITING, warming.getState());
            endless.stop();
        }
    }

    @Test
    void closingTheEngineEndsIt() {
        CompletableFuture<Void> done;
        try (Engine engine = new Engine(SMALL)) {
            done = engine.warmUp();
        }

        done.join();
    }

    @Test
    void aClosedEngineHasNothingToWarm() {
        Engine engine = new Engine(SMALL);
        engine.close();

        assertTrue(engine.warmUp().isDone());
    }
}
