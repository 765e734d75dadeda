package flipchip.app.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ProgramTest {
    private final Locale before = Locale.getDefault(Locale.Category.DISPLAY);

    @BeforeEach
    void speakGerman() {
        Locale.setDefault(Locale.Category.DISPLAY, Locale.GERMAN);
    }

    @AfterEach
    void speakAsBefore() {
        Locale.setDefault(Locale.Category.DISPLAY, before);
    }

    private static String problem(String name, String command) {
        return assertThrows(IllegalArgumentException.class, () -> new Program(name, command, 4, ""))
            .getMessage();
    }

    @Test
    void whatCannotBeUsedIsToldInTheLanguageOfTheWindow() {
        assertEquals("Name: „“", problem("", "edax"));
        assertEquals("Programm mit Argumenten: „edax \"-n“", problem("Edax", "edax \"-n"));
        assertEquals("Programm mit Argumenten: „“", problem("Edax", ""));
        assertEquals("edax \"-n 1\"", new Program("Edax", "edax \"-n 1\"", 4, "").command());
    }
}
