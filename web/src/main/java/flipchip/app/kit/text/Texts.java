package flipchip.app.kit.text;

import java.util.Locale;
import flipchip.hwsim.referee.why.StepSentences;

/// The words of one area, for the program's painters in the page: it has their texts from elsewhere than the
/// window, and takes this class instead of the window's.
///
/// Thread: one for each copy of this program
public final class Texts {
    private static StepSentences.Words words = (key, _) -> key;

    private final String area;

    private Texts(String area) {
        this.area = area;
    }

    /// @param language texts by the area, a point and the key
    public static void speak(StepSentences.Words language) {
        words = language;
    }

    public static Texts of(String area) {
        return new Texts(area);
    }

    /// The locale of the marks in numbers: a page has those of English only.
    static Locale marks() {
        return Locale.ENGLISH;
    }

    public String get(String key, Object... values) {
        return words.get(area + "." + key, values);
    }

    public String count(String key, int number, Object... more) {
        Object[] values = new Object[more.length + 1];
        values[0] = number;
        System.arraycopy(more, 0, values, 1, more.length);
        return get(key + (number == 1 ? ".one" : ".many"), values);
    }
}
