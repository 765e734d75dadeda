package flipchip.app.engines.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import flipchip.app.kit.text.InGerman;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InGerman.class)
class ProgramTest {
    private static String problem(String name, String command) {
        return problem(name, command, 4, "");
    }

    private static String problem(String name, String command, int depth, String folder) {
        return assertThrows(IllegalArgumentException.class, () -> new Program(name, command, depth, folder))
            .getMessage();
    }

    @Test
    void whatCannotBeUsedIsToldInTheLanguageOfTheWindow() {
        assertEquals("Name eingeben", problem("", "edax"));
        assertEquals("Ein Anführungszeichen in „edax \"-n“ wird nicht geschlossen",
            problem("Edax", "edax \"-n"));
        assertEquals("Programm wählen", problem("Edax", ""));
        assertEquals("Die Tiefe muss 1 bis 60 betragen, nicht 61", problem("Edax", "edax", 61, ""));
        assertEquals("Die Tiefe muss 1 bis 60 betragen, nicht 0", problem("Edax", "edax", 0, ""));
        String tab = "Tabulatoren und Zeilenumbrüche aus Name und Arbeitsordner entfernen";
        assertEquals(tab, problem("Edax", "edax", 4, "a\tb"));
        assertEquals(tab, problem("Ed\nax", "edax"));
        assertEquals("edax \"-n 1\"", new Program("Edax", "edax \"-n 1\"", 4, "").command());
    }
}
