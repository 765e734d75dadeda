package flipchip.engine.board;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// What is wrong, for a program that says it in the user's language: a kind, and what its words name.
public interface Fault {
    /// Where a value stands in a sentence.
    Pattern PLACE = Pattern.compile("\\{(\\d)}");

    /// What is wrong: a constant of the fault's own enumeration.
    Enum<?> kind();

    /// What the kind's words name in the places `{0}`, `{1}` ...
    List<?> values();

    /// The same in English: what it is called where no translation has words for it.
    String english();

    /// English words with `values` in their places.
    static String filled(String words, List<?> values) {
        return PLACE.matcher(words).replaceAll(number -> Matcher
            .quoteReplacement(String.valueOf(values.get(Integer.parseInt(number.group(1))))));
    }
}
