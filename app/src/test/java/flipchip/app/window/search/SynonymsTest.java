package flipchip.app.window.search;

import static flipchip.app.kit.text.Languages.speak;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import flipchip.app.kit.text.Languages;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Languages.class)
class SynonymsTest {
    @Test
    void theyAreInTheLanguageOfTheWindowAndInEnglish() {
        for (List<String> each : List.of(List.of("de", "zurücknehmen"), List.of("fr", "annuler"),
            List.of("ja", "待った"), List.of("zh", "悔棋"), List.of("en", "retract"))) {
            speak(Locale.of(each.getFirst()));
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
