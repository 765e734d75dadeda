package flipchip.app.kit.text;

import static flipchip.app.kit.text.Languages.speak;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import flipchip.engine.api.Level;
import flipchip.engine.api.Person;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Languages.class)
class StrengthsTest {
    @Test
    void inEnglishTheyAreCalledAsTheEngineCallsThem() {
        speak(Locale.ENGLISH);
        Level.ALL.forEach(level -> assertEquals(level.name(), Strengths.name(level)));
        Person.ALL.forEach(person -> assertEquals(person.name(), Strengths.name(person)));
        assertEquals(new Person(1500).name(), Strengths.name(new Person(1500)), "between two");
    }

    /// As the strips of the players have them, beside words like "thinking".
    @Test
    void besideOtherWordsTheyBeginSmallButInGerman() {
        speak(Locale.ENGLISH);
        assertEquals("club novice", Strengths.words(Level.of(8)));
        assertEquals("world champion", Strengths.words(Person.ALL.getLast()));
        speak(Locale.FRENCH);
        assertEquals("novice de club", Strengths.words(Level.of(8)));
        speak(Locale.GERMAN);
        assertEquals("Vereinsneuling", Strengths.words(Level.of(8)));
        assertEquals("Weltmeister", Strengths.words(Person.ALL.getLast()));
    }

    /// The cards of a new game have room for 21 letters, the number included.
    @Test
    void theNamesFitTheirCards() {
        for (Locale language : List.of(Locale.ENGLISH, Locale.GERMAN, Locale.FRENCH)) {
            speak(language);
            Level.ALL
                .forEach(level -> assertTrue((level.number() + " " + Strengths.name(level)).length() <= 21,
                    Strengths.name(level)));
        }
    }

    @Test
    void everyLanguageHasItsNames() {
        speak(Locale.GERMAN);
        assertEquals("Lernender", Strengths.name(Level.of(4)));
        assertEquals("Weltmeister", Strengths.name(Person.ALL.getLast()));
        speak(Locale.FRENCH);
        assertEquals("Apprenti", Strengths.name(Level.of(4)));
        assertEquals("Joueur d'équipe", Strengths.name(Level.of(12)));
        assertEquals("Champion du monde", Strengths.name(Person.ALL.getLast()));
        for (Locale language : List.of(Locale.JAPANESE, Locale.CHINESE)) {
            speak(language);
            Level.ALL.forEach(level -> assertNotEquals(level.name(), Strengths.name(level)));
            Person.ALL.forEach(person -> assertNotEquals(person.name(), Strengths.name(person)));
        }
    }
}
