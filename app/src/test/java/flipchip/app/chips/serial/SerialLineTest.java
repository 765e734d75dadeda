package flipchip.app.chips.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class SerialLineTest {
    @Test
    void thatThereIsNoSuchPortIsToldInTheLanguageOfTheWindow() {
        Locale before = Locale.getDefault(Locale.Category.DISPLAY);
        Locale.setDefault(Locale.Category.DISPLAY, Locale.GERMAN);
        try {
            assertEquals("die Schnittstelle /dev/none-such gibt es nicht",
                assertThrows(IOException.class, () -> SerialLine.open("/dev/none-such", 9_600)).getMessage());
        } finally {
            Locale.setDefault(Locale.Category.DISPLAY, before);
        }
    }
}
