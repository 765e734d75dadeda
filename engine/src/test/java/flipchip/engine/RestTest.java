package flipchip.engine;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import flipchip.engine.limit.StopSignal;
import org.junit.jupiter.api.Test;

class RestTest {
    private final Rest rest = new Rest();
    private final StopSignal signal = StopSignal.manual();

    @Test
    void aPollDuringARestReturnsWhenTheRestIsOver() {
        long end = System.nanoTime() + 3_000_000;
        rest.begin(Duration.ofMillis(5));
        rest.impose(signal);

        signal.child().poll(1);

        assertTrue(System.nanoTime() - end >= 0);
        signal.poll(1);
    }

    @Test
    void aStopEndsARest() throws InterruptedException {
        rest.begin(Duration.ofDays(1));
        rest.impose(signal);
        Thread stopper = Thread.ofPlatform().start(signal::stop);

        assertThrows(StopSignal.Stopped.class, () -> signal.poll(1));
        stopper.join();
    }
}
