package flipchip.app.kit.work;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

class LatestValueTest {
    private final Queue<Runnable> consumerThread = new ArrayDeque<>();
    private final List<String> seen = new ArrayList<>();
    private final LatestValue<String> latest = new LatestValue<>(consumerThread::add, seen::add);

    @Test
    void keepsOnlyTheNewestValueWhileTheConsumerIsBusy() {
        latest.accept("depth 1");
        latest.accept("depth 2");
        latest.accept("depth 3");

        assertEquals(1, consumerThread.size());
        consumerThread.remove().run();
        assertEquals(List.of("depth 3"), seen);
    }

    @Test
    void deliversAgainAfterTheConsumerCaughtUp() {
        latest.accept("depth 1");
        consumerThread.remove().run();
        latest.accept("depth 2");
        consumerThread.remove().run();

        assertEquals(List.of("depth 1", "depth 2"), seen);
    }
}
