package flipchip.app.kit.text;

import java.text.Format;
import java.text.MessageFormat;
import java.text.NumberFormat;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;
import flipchip.engine.notation.MessageText;

/// The words of one area of the window, from the bundle `flipchip/app/kit/text/AREA.properties` and its
/// translations `AREA_de.properties` and so on. Any thread.
///
/// The language is the JVM's display locale ([Locale.Category#DISPLAY]) at the moment of the call; a key that
/// a translation lacks is English. Every text is a [MessageFormat], also one without values: a `'` is written
/// `''`. Years, ids and other figures that must not get thousands separators are passed as strings.
public final class Texts {
    /// A bundle that is translated into every language of the window.
    private static final String ANY = "flipchip.app.kit.text.window";

    private final String bundle;
    private final Language english = new Language(Locale.ROOT);
    private volatile Language spoken = english;

    private Texts(String bundle) {
        this.bundle = bundle;
    }

    /// The words of `area`, for example `"analysis"`.
    public static Texts of(String area) {
        return new Texts("flipchip.app.kit.text." + area);
    }

    /// The locale of the marks in numbers: of the window's language (English without a translation), as the
    /// user's country writes them.
    static Locale marks() {
        Locale wanted = Locale.getDefault(Locale.Category.DISPLAY);
        return marks(bundle(ANY, wanted), wanted);
    }

    private static Locale marks(ResourceBundle found, Locale wanted) {
        return found.getLocale().equals(Locale.ROOT) ? Locale.ENGLISH : wanted;
    }

    private static ResourceBundle bundle(String name, Locale wanted) {
        return ResourceBundle.getBundle(name, isEnglish(wanted) ? Locale.ROOT : wanted);
    }

    /// The text of `key` with `values` in the places `{0}`, `{1}` ..., made fit for a screen.
    ///
    /// @throws MissingResourceException if the English bundle has no such key
    public String get(String key, Object... values) {
        return language(Locale.getDefault(Locale.Category.DISPLAY)).text(key).fill(values);
    }

    /// The same; empty if neither the language nor the English bundle has such a key.
    public Optional<String> find(String key, Object... values) {
        try {
            return Optional.of(get(key, values));
        } catch (MissingResourceException _) {
            return Optional.empty();
        }
    }

    /// The English text of `key` with `values` in its places, in every language of the window.
    ///
    /// @throws MissingResourceException if the English bundle does not contain the key
    public String english(String key, Object... values) {
        return english.text(key).fill(values);
    }

    /// Whether there is a text of `key`.
    public boolean has(String key) {
        return ResourceBundle.getBundle(bundle, Locale.ROOT).containsKey(key);
    }

    private Language language(Locale wanted) {
        Language now = spoken;
        if (!now.locale.equals(wanted)) {
            now = new Language(wanted);
            spoken = now;
        }
        return now;
    }

    /// The texts used so far in one language: looking one up and taking it apart costs more than filling it
    /// in.
    private final class Language {
        private final Locale locale;
        private final Map<String, Text> texts = new ConcurrentHashMap<>();

        Language(Locale locale) {
            this.locale = locale;
        }

        Text text(String key) {
            Text known = texts.get(key);
            if (known == null) {
                ResourceBundle found = bundle(bundle, locale);
                known = Text.of(found.getString(key), marks(found, locale));
                texts.put(key, known);
            }
            return known;
        }
    }

    /// One text; its formats are used by one thread at a time.
    ///
    /// @param numbers writes a number without a format of its own: [MessageFormat] would make one each time
    private record Text(String plain, Optional<MessageFormat> format, NumberFormat numbers) {
        static Text of(String pattern, Locale locale) {
            boolean isPlain = pattern.indexOf('{') < 0 && pattern.indexOf('\'') < 0;
            return new Text(pattern,
                isPlain ? Optional.empty() : Optional.of(new MessageFormat(pattern, locale)),
                NumberFormat.getInstance(locale));
        }

        synchronized String fill(Object... values) {
            if (format.isEmpty()) {
                return plain;
            }
            Format[] own = format.get().getFormatsByArgumentIndex();
            Object[] shown = new Object[values.length];
            for (int i = 0; i < values.length; i++) {
                boolean plainly = i < own.length && own[i] == null;
                shown[i] = values[i] instanceof String text ? MessageText.printable(text)
                    : values[i] instanceof Number number && plainly ? numbers.format(number)
                    : values[i];
            }
            return format.get().format(shown);
        }
    }

    /// The text for a number of things: `KEY.one` for 1, otherwise `KEY.many`; `{0}` is the number.
    ///
    /// @throws MissingResourceException if the English bundle has no such key
    public String count(String key, int number, Object... more) {
        Object[] values = new Object[more.length + 1];
        values[0] = number;
        System.arraycopy(more, 0, values, 1, more.length);
        return get(key + (number == 1 ? ".one" : ".many"), values);
    }

    /// English has no bundle of its own name: without this a German desktop would answer an English window in
    /// German.
    private static boolean isEnglish(Locale language) {
        return language.getLanguage().equals(Locale.ENGLISH.getLanguage());
    }
}
