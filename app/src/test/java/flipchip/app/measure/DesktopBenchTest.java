package flipchip.app.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import flipchip.app.cli.window.Camera;
import flipchip.engine.api.Level;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
@Timeout(900)
class DesktopBenchTest {
    @Test
    void everyFigureIsMeasuredInTheRealWindow() throws InterruptedException {
        List<Camera.Latency> figures = DesktopBench.measure(1, List.of(Level.of(1), Level.of(20)), false);

        assertEquals(List.of("ms", "pulses", "ms", "ms", "pulses", "ms", "ms", "pulses", "ms", "ms", "ms",
            "pulses", "ms"),
            figures.stream().map(Camera.Latency::unit).toList());
        for (Camera.Latency figure : figures) {
            assertTrue(figure.rounds() > 0 && figure.rounds() <= 6, figure.toString());
            assertTrue(figure.median() > 0, figure.toString());
            assertTrue(figure.first() <= figure.worst() && figure.median() <= figure.worst(),
                figure.toString());
        }
    }
}
