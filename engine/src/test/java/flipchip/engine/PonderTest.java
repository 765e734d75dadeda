package flipchip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import flipchip.engine.api.PonderHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

class PonderTest {
    private final Engine engine = new Engine(EngineOptions.DEFAULT.withTableMegabytes(4).withBook(false));
    private final Position expected = Position.INITIAL.play(Square.D3);

    @AfterEach
    void close() {
        engine.close();
    }

    @Test
    void theAnswerIsHeldBackUntilTheGuessIsRight() throws InterruptedException {
        CountDownLatch deepEnough = new CountDownLatch(1);
        PonderHandle handle = engine.ponder(expected, SearchLimits.depth(5), progress -> {
            if (progress.depth() == 5) {
                deepEnough.countDown();
            }
        });
        deepEnough.await();
        assertFalse(handle.result().isDone());

        handle.hit();

        assertEquals(5, handle.result().join().depth());
    }

    @Test
    void timePonderedCountsAsTimeThought() throws InterruptedException {
        CountDownLatch beyondTheLimit = new CountDownLatch(1);
        SearchLimits limits = SearchLimits.time(Duration.ofNanos(1));
        PonderHandle handle = engine.ponder(expected, limits, progress -> {
            if (progress.depth() == 8) {
                beyondTheLimit.countDown();
            }
        });
        beyondTheLimit.await();

        handle.hit();

        assertTrue(handle.result().join().depth() >= 8, "what was pondered is the answer");
    }

    @Test
    void aWrongGuessIsStoppedAndLeavesTheEngineFree() {
        PonderHandle handle = engine.ponder(expected, SearchLimits.INFINITE, SearchListener.NONE);
        Position played = Position.INITIAL.play(Square.C4);

        handle.stop();
        SearchResult result = engine.search(played, SearchLimits.depth(4), SearchListener.NONE).result().join();

        assertTrue(played.isLegal(result.bestMove()));
        assertTrue(expected.isLegal(handle.result().join().bestMove()));
    }

    @Test
    void aForcedMoveIsHeldBackToo() {
        Position forced = Position.of(Square.A1.bit(), Square.B1.bit(), Color.BLACK);
        PonderHandle handle = engine.ponder(forced, SearchLimits.INFINITE, SearchListener.NONE);
        assertFalse(handle.result().isDone());

        handle.hit();

        assertEquals(Square.C1, handle.result().join().bestMove());
    }
}
