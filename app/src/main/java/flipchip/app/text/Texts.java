package flipchip.app.text;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/// The words of one area of the window, from the bundle `flipchip/app/text/AREA.properties` and its
/// translations `AREA_de.properties` and so on. Any thread.
///
/// The language is the JVM's display locale ([Locale.Category#DISPLAY]) at the moment of the call; a key that a
/// translation lacks is English. Every text is a [MessageFormat], also one without values: a `'` is written `''`.
/// Years, ids and other figures that must not get thousands separators are passed as strings.
public final class Texts {
    private final String bundle;

    private Texts(String bundle) {
        this.bundle = bundle;
    }

    /// The words of `area`, for example `"analysis"`.
    public static Texts of(String area) {
        return new Texts("flipchip.app.text." + area);
    }

    /// The text of `key` with `values` in the places `{0}`, `{1}` ...
    ///
    /// @throws MissingResourceException if the English bundle has no such key
    public String get(String key, Object... values) {
        Locale language = Locale.getDefault(Locale.Category.DISPLAY);
        String pattern = ResourceBundle.getBundle(bundle, isEnglish(language) ? Locale.ROOT : language).getString(key);
        return isPlain(pattern) ? pattern : new MessageFormat(pattern, language).format(values);
    }

    /// Whether a format has nothing to fill in and nothing quoted, as most have.
    private static boolean isPlain(String pattern) {
        return pattern.indexOf('{') < 0 && pattern.indexOf('\'') < 0;
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

    /// English has no bundle of its own name: without this a German desktop would answer an English window in German.
    private static boolean isEnglish(Locale language) {
        return language.getLanguage().equals(Locale.ENGLISH.getLanguage());
    }
}
