package flipchip.lab.bench;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import flipchip.engine.Engine;
import flipchip.engine.EngineOptions;
import org.junit.jupiter.api.Test;

class OvershootTest {
    private static final EngineOptions SMALL = EngineOptions.DEFAULT.withTableMegabytes(8);

    @Test
    void stopsAndTimesAreObeyed() {
        Duration generous = Duration.ofSeconds(2);
        try (Engine engine = new Engine(SMALL.withThreads(2))) {
            assertTrue(Overshoot.ofStops(engine, 20, 1).worst().compareTo(generous) < 0);
            assertTrue(Overshoot.ofTimes(engine, 20, 1).worst().compareTo(generous) < 0);
        }
    }
}
