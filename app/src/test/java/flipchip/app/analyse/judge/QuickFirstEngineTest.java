package flipchip.app.analyse.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import flipchip.engine.api.MoveValue;
import flipchip.engine.api.SearchHandle;
import flipchip.engine.api.SearchLimits;
import flipchip.engine.api.SearchListener;
import flipchip.engine.api.SearchProgress;
import flipchip.engine.board.Position;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(900)
class QuickFirstEngineTest {
    private final Engine engine = new Engine(EngineOptions.DEFAULT.withTableMegabytes(1));
    private final Queue<Runnable> afterPause = new ArrayDeque<>();
    private final List<Integer> depths = new ArrayList<>();
    private final QuickFirstEngine glance = new QuickFirstEngine((position, limits, listener) -> {
        SearchHandle handle = engine.start(position, limits, listener);
        if (limits.depth() == 1) {
            handle.result().join();              // so that the pause begins before the caller goes on
        }
        return handle;
    }, afterPause::add);

    @AfterEach
    void close() {
        engine.close();
    }

    private SearchHandle search(int depth) {
        return glance.search(Position.INITIAL, SearchLimits.depth(depth).withAllMoves(),
            new SearchListener() {
                @Override
                public void onMove(MoveValue value) {
                    depths.add(value.depth());
                }

                @Override
                public void onProgress(SearchProgress progress) {
                    assertEquals(depths.getLast(), progress.depth());
                }
            });
    }

    @Test
    void everyMoveHasItsFirstValueBeforeThePauseAndTheRestComesAfterIt() {
        SearchHandle search = search(4);
        assertEquals(List.of(1, 1, 1, 1), List.copyOf(depths));
        assertFalse(search.result().isDone());

        afterPause.remove().run();

        assertEquals(4, search.result().join().depth());
    }

    @Test
    void aSearchStoppedInThePauseAnswersAtOnceAndIsNotBegun() {
        SearchHandle search = search(60);

        search.stop();
        assertEquals(1, search.result().join().depth());
        afterPause.remove().run();

        assertEquals(4, depths.size());
    }

    @Test
    void aSearchStoppedAfterThePauseAnswersWithWhatItHas() {
        SearchHandle search = search(60);
        afterPause.remove().run();

        search.stop();

        assertTrue(search.result().join().depth() >= 1);
    }
}
