package flipchip.app.chips.owncell;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class YosysTest {
    @Test
    void thatItIsMissingIsToldInTheLanguageOfTheWindow(@TempDir Path folder) {
        Locale before = Locale.getDefault(Locale.Category.DISPLAY);
        Locale.setDefault(Locale.Category.DISPLAY, Locale.GERMAN);
        try {
            Yosys none = new Yosys(folder.resolve("none").toString(), Duration.ofSeconds(1), folder);
            String told = assertThrows(IOException.class, () -> none.run("")).getMessage();
            assertTrue(told.startsWith("Yosys, das die Zelle prüft, lässt sich nicht starten"), told);
        } finally {
            Locale.setDefault(Locale.Category.DISPLAY, before);
        }
    }
}
