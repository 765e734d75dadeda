package flipchip.app.engines.protocol;

import static flipchip.app.kit.text.Languages.speak;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Locale;
import flipchip.app.kit.text.Languages;
import flipchip.app.kit.text.Reasons;
import flipchip.app.kit.text.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Languages.class)
class EngineFailureTest {
    private static final Texts TEXTS = Texts.of("arena");

    private static String told(EngineFailure failure, Locale language) {
        speak(language);
        return Reasons.told(TEXTS, "guest.fault", failure);
    }

    @Test
    void aGuestThatTalksWithoutEndIsToldInTheLanguageOfTheWindow() {
        EngineFailure endless = new EngineFailure("Edax", EngineFailure.Kind.ENDLESS, List.of("65536"));
        assertEquals("„Edax“ sendete eine Zeile mit mehr als 65536 Zeichen", told(endless, Locale.GERMAN));
    }

    @Test
    void everyFailureHasItsWordsInEveryLanguage() {
        for (EngineFailure.Kind kind : EngineFailure.Kind.values()) {
            EngineFailure failure = new EngineFailure("Edax", kind, List.of("8", "9"));
            String english = told(failure, Locale.ENGLISH);
            assertEquals(failure.getMessage(), english);
            for (Locale other : List.of(Locale.GERMAN, Locale.FRENCH, Locale.JAPANESE, Locale.CHINESE)) {
                assertFalse(english.equals(told(failure, other)) || told(failure, other).contains("{"),
                    kind + " in " + other);
            }
        }
    }
}
