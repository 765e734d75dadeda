package flipchip.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import flipchip.app.cli.Camera;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;

@ExtendWith(ApplicationExtension.class)
@Timeout(60)
class DesktopBenchTest {
    @Test
    void everyFigureIsMeasuredInTheRealWindow() throws InterruptedException {
        List<Camera.Latency> figures = DesktopBench.measure(1);

        assertEquals(3, figures.stream().map(Camera.Latency::what).distinct().count());
        for (Camera.Latency figure : figures) {
            assertEquals(1, figure.rounds());
            assertTrue(figure.medianMilliseconds() > 0, figure.toString());
            assertEquals(figure.medianMilliseconds(), figure.worstMilliseconds());
        }
    }
}
