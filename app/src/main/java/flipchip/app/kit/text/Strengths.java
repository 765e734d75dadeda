package flipchip.app.kit.text;

import java.util.Locale;
import flipchip.engine.api.Level;
import flipchip.engine.api.Person;

/// What the strengths of the computer are called in the user's language; the engine's own names are English.
/// Any thread.
public final class Strengths {
    private static final Texts TEXTS = Texts.of("strengths");

    private Strengths() {}

    /// What players of this level are called.
    public static String name(Level level) {
        return TEXTS.get("level." + level.number());
    }

    /// The same beside other words that begin small.
    public static String words(Level level) {
        return small(name(level));
    }

    /// What people of this rating are called.
    public static String name(Person person) {
        return TEXTS.get("person." + Person.ALL.indexOf(Person.nearest(person.rating())));
    }

    /// The same beside other words that begin small.
    public static String words(Person person) {
        return small(name(person));
    }

    /// German nouns stay large.
    private static String small(String name) {
        Locale language = Locale.getDefault(Locale.Category.DISPLAY);
        return language.getLanguage().equals("de") ? name : name.toLowerCase(language);
    }
}
