package flipchip.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.api.SearchResult;
import flipchip.engine.board.Color;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// A search thread that hangs, here in its listener, delays no caller.
@Timeout(900)
class DeadlineTest {
    private static final int HANGING_DEPTH = 3;

    private final Engine engine = new Engine(EngineOptions.DEFAULT.withTableMegabytes(1));
    private final CountDownLatch hanging = new CountDownLatch(1);
    private final CountDownLatch release = new CountDownLatch(1);

    @AfterEach
    void close() {
        release.countDown();
        engine.close();
    }

    private void hang(SearchProgress progress) {
        if (progress.depth() == HANGING_DEPTH) {
            hanging.countDown();
            try {
                release.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Test
    void whenTheTimeIsUpTheLastFinishedDepthIsTheAnswer() {
        SearchResult result = engine.start(Position.INITIAL,
            SearchLimits.time(Duration.ofMillis(1)).withDepth(HANGING_DEPTH), this::hang).result().join();

        assertTrue(result.depth() <= HANGING_DEPTH, result::toString);
        assertTrue(Position.INITIAL.isLegal(result.bestMove()));
        assertEquals(result.bestMove(), result.line().getFirst());
    }

    @Test
    void aStoppedSearchAnswersWhatItKnows() throws InterruptedException {
        SearchHandle handle = engine.start(Position.INITIAL, SearchLimits.depth(20), this::hang);
        hanging.await();

        handle.stop();

        assertEquals(HANGING_DEPTH, handle.result().join().depth());
    }

    @Test
    void aSearchThatCouldNotEvenBeginAnswersWithACornerIfThereIsOne() throws InterruptedException {
        Position corner =
            Position.of(Square.C1.bit() | Square.D4.bit(), Square.B1.bit() | Square.D5.bit(), Color.BLACK);
        engine.start(Position.INITIAL, SearchLimits.depth(20), this::hang);
        hanging.await();

        SearchResult result = engine.search(corner, SearchLimits.time(Duration.ofMillis(1)));

        assertEquals(Square.A1, result.bestMove());
        assertEquals(0, result.depth());
    }

    @Test
    void theSearchAfterOneThatHungIsMadeInFull() throws InterruptedException {
        SearchHandle late = engine.start(Position.INITIAL, SearchLimits.depth(20), this::hang);
        hanging.await();
        late.stop();
        late.result().join();

        SearchHandle next = engine.start(Position.INITIAL, SearchLimits.depth(5), SearchListener.NONE);
        release.countDown();

        assertEquals(5, next.result().join().depth());
    }
}
