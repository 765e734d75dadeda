package flipchip.engine.limit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
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
    void aPollDuringARestReturnsWhenTheRestIsOver() {
        StopSignal signal = StopSignal.manual();
        long end = System.nanoTime() + 3_000_000;
        signal.rest(end);

        signal.child().poll(1);

        assertTrue(System.nanoTime() - end >= 0);
        signal.poll(1);
    }

    @Test
    void aStopEndsARest() throws InterruptedException {
        StopSignal signal = StopSignal.manual();
        signal.rest(System.nanoTime() + Duration.ofDays(1).toNanos());
        Thread stopper = Thread.ofPlatform().start(signal::stop);

        assertThrows(StopSignal.Stopped.class, () -> signal.poll(1));
        stopper.join();
    }
}
