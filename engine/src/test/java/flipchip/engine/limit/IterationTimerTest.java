package flipchip.engine.limit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class IterationTimerTest {
    private static final int D3 = 19;
    private static final int C4 = 26;
    private final IterationTimer time = new IterationTimer();

    private void begin(int enough, int limit) {
        time.begin(new TimePlan(Duration.ofMillis(enough), Duration.ofMillis(limit)));
    }

    /// Milliseconds after which no iteration begins.
    private int enough() {
        return IntStream.range(0, 10_000).filter(ms -> time.isOver(1_000_000L * ms + 1)).findFirst()
            .orElseThrow();
    }

    @Test
    void aMoveThatHasJustChangedGetsMoreTimeAndOneThatStaysLess() {
        begin(1000, 3000);
        assertEquals(1000, enough());

        time.finished(D3, 100);
        assertEquals(1700, enough());
        time.finished(D3, 90);
        assertEquals(1000, enough());
        for (int i = 0; i < 5; i++) {
            time.finished(D3, 80);
        }
        assertEquals(700, enough());
        time.finished(C4, 120);
        assertEquals(1700, enough());
    }

    @Test
    void aMoveThatLosesValueGetsMoreTime() {
        begin(1000, 3000);
        time.finished(D3, 100);
        time.finished(D3, 0);
        assertEquals(1000, enough());

        time.finished(D3, -101);
        assertEquals(1700, enough());
    }

    @Test
    void timeThatIsToBeSpentWholeIs() {
        begin(1000, 1000);
        for (int i = 0; i < 9; i++) {
            time.finished(D3, 100);
            assertEquals(1000, enough());
        }
    }

    @Test
    void aNewSearchKnowsNothingOfTheOneBefore() {
        begin(1000, 3000);
        for (int i = 0; i < 9; i++) {
            time.finished(D3, 6400);
        }
        begin(1000, 3000);

        assertEquals(1000, enough());
        time.finished(D3, -6400);
        time.finished(D3, -6400);
        assertEquals(1000, enough());
    }

    @Test
    void withoutALimitItIsNeverOver() {
        time.begin(TimePlan.UNLIMITED);
        time.finished(D3, 0);

        assertFalse(time.isOver(Duration.ofDays(9_000).toNanos()));
        assertTrue(TimePlan.UNLIMITED.limit().compareTo(Duration.ofDays(9_000)) > 0);
    }
}
