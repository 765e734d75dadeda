package flipchip.app.chips.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import flipchip.app.kit.text.InGerman;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

class SerialLineTest {
    @Test
    @ExtendWith(InGerman.class)
    void thatThereIsNoSuchPortIsToldInTheLanguageOfTheWindow() {
        assertEquals("die Schnittstelle /dev/none-such gibt es nicht",
            assertThrows(IOException.class, () -> SerialLine.open("/dev/none-such", 9_600)).getMessage());
    }
}
