package flipchip.engine.limit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class StopSignalTest {

    @Test
    void aStopIsSeenAtTheNextPoll() {
        StopSignal signal = StopSignal.manual();
        assertDoesNotThrow(() -> signal.poll(1024));

        signal.stop();

        assertThrows(StopSignal.Stopped.class, () -> signal.poll(1024));
    }

    @Test
    void theNodesOfAllPollersCount() {
        StopSignal signal = StopSignal.afterNodes(3000);
        signal.child().report(1024);
        assertDoesNotThrow(() -> signal.poll(1024));

        assertThrows(StopSignal.Stopped.class, () -> signal.poll(1024));
    }

    @Test
    void aLookEndsWhatIsStoppedOrLateAndReportsNothing() {
        StopSignal parent = StopSignal.manual();
        StopSignal child = parent.child().child();
        assertDoesNotThrow(child::look);
        parent.stop();
        assertThrows(StopSignal.Stopped.class, child::look);
        assertEquals(0, parent.nodes());

        StopSignal late = StopSignal.afterNodesOrAt(Long.MAX_VALUE, System.nanoTime() - 1);
        assertDoesNotThrow(late.child()::look);
        late.startClock();
        assertThrows(StopSignal.Stopped.class, late.child()::look);
    }

    @Test
    void nodesAreReportedAtEachLookOnlyWhereABudgetCountsThem() {
        assertEquals(StopSignal.INTERVAL, StopSignal.afterNodes(3000).child().reportInterval());
        int rough = StopSignal.manual().child().reportInterval();
        assertTrue(rough > StopSignal.INTERVAL && rough % StopSignal.INTERVAL == 0);
    }

    @Test
    void aDeadlineCountsOnceTheClockRuns() {
        StopSignal signal = StopSignal.afterNodesOrAt(Long.MAX_VALUE, System.nanoTime() - 1);
        assertDoesNotThrow(() -> signal.poll(1));

        signal.startClock();

        assertThrows(StopSignal.Stopped.class, () -> signal.poll(1));
    }

    @Test
    void aChildStopsWithItsParentButNotTheOtherWayRound() {
        StopSignal parent = StopSignal.manual();
        StopSignal child = parent.child();
        child.stop();
        assertFalse(parent.isStopped());
        assertThrows(StopSignal.Stopped.class, () -> child.poll(1));

        StopSignal second = parent.child();
        parent.stop();

        assertThrows(StopSignal.Stopped.class, () -> second.poll(1));
        assertTrue(second.isStopped());
    }

    @Test
    void aPollRunsAPauseOnce() {
        AtomicInteger pauses = new AtomicInteger();
        StopSignal signal = StopSignal.manual();
        signal.pause(pauses::incrementAndGet);

        signal.child().poll(1);
        signal.poll(1);

        assertEquals(1, pauses.get());
    }

    @Test
    void everyPollOfALimitedSearchCallsItsCondition() {
        AtomicInteger calls = new AtomicInteger();
        StopSignal signal =
            StopSignal.afterNodesOrAt(Long.MAX_VALUE, System.nanoTime(), () -> calls.incrementAndGet() == 3);
        signal.poll(1);
        signal.child().poll(1);

        assertThrows(StopSignal.Stopped.class, () -> signal.poll(1));
    }
}
