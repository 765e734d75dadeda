package flipchip.web;

import java.text.MessageFormat;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import flipchip.hwsim.referee.why.StepSentences;

/// The sentences of one language, as the desktop's property files have them.
///
/// Thread: owner
final class PageWords implements StepSentences.Words {
    private final Map<String, String> patterns = new HashMap<>();

    /// @param lines a key, a line break, its text, a line break, and so on
    PageWords(String lines) {
        String[] parts = lines.split("\n", -1);
        for (int i = 0; i + 1 < parts.length; i += 2) {
            patterns.put(parts[i], parts[i + 1]);
        }
    }

    @Override
    public String get(String key, Object... values) {
        return new MessageFormat(patterns.getOrDefault(key, key), Locale.ENGLISH).format(values);
    }
}
