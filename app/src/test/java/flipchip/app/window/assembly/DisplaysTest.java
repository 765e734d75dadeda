package flipchip.app.window.assembly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DisplaysTest {

    @Test
    void withoutDisplayThereIsNoServer() {
        assertEquals("the variable DISPLAY is not set; set it to an X server",
            Displays.whyNoWindow(Map.of()).orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({"9876, DISPLAY=9876 is not of the form host:number",
        ":x, DISPLAY=:x is not of the form host:number", ":9876, no X server answers at DISPLAY=:9876",
        "localhost:9876.0, no X server answers at DISPLAY=localhost:9876.0"})
    void aServerThatDoesNotAnswerIsNamed(String display, String message) {
        assertEquals(message, Displays.whyNoWindow(Map.of("DISPLAY", display)).orElseThrow());
    }

    @Test
    void theHeadlessPlatformNeedsNoDisplay() {
        assertTrue(Displays.whyNoWindow().isEmpty());
    }
}
