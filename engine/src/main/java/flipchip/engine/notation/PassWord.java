package flipchip.engine.notation;

import java.util.Locale;
import java.util.Set;

/// The spellings of a pass, the same for all readers.
public final class PassWord {
    private static final Set<String> WORDS =
        Set.of("pa", "pass", "ps", "pp", "p", "--", "@@", "passe", "passes", "passed", "passen", "passt",
            "passer", "passo", "paso", "pasa", "pas", "パス", "停", "停手", "虚手", "弃权", "pass.", "skip");

    private PassWord() {}

    /// Whether `word` is a pass, in any case.
    public static boolean is(String word) {
        return word.length() <= 6 && WORDS.contains(word.toLowerCase(Locale.ROOT));
    }

    /// The same where a value is expected: nothing, a dash and SGF's `tt` are passes there too.
    public static boolean isValue(String value) {
        String word = value.strip();
        return word.isEmpty() || word.equals("-") || word.equalsIgnoreCase("tt") || is(word);
    }
}
