package flipchip.app.window.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SynonymsTest {
    private final Locale before = Locale.getDefault(Locale.Category.DISPLAY);

    @AfterEach
    void speakAsBefore() {
        Locale.setDefault(Locale.Category.DISPLAY, before);
    }

    @Test
    void theyAreInTheLanguageOfTheWindowAndInEnglish() {
        for (List<String> each : List.of(List.of("de", "zurücknehmen"), List.of("fr", "annuler"),
            List.of("ja", "待った"), List.of("zh", "悔棋"), List.of("en", "retract"))) {
            Locale.setDefault(Locale.Category.DISPLAY, Locale.of(each.getFirst()));
            List<String> words = List.of(Synonyms.of("undo").split(" "));
            assertTrue(words.contains(each.getLast()), words.toString());
            assertTrue(words.containsAll(List.of("take", "back")), words.toString());
        }
    }

    @Test
    void mostCommandsHaveNone() {
        assertEquals("", Synonyms.of("copy-moves"));
    }
}
