package flipchip.app.kit.text;

import java.util.List;

/// Sentences that are shown one after the other.
public final class Sentences {
    /// Marks of Chinese and Japanese that bring their own room with them.
    private static final String WIDE_MARKS = "。！？；：，、）」』";

    private Sentences() {}

    /// With a space between them, but none after a wide mark; empty ones are left out.
    public static String join(String... sentences) {
        return join(List.of(sentences));
    }

    /// [#join(String...)] of a list.
    public static String join(List<String> sentences) {
        StringBuilder text = new StringBuilder();
        for (String sentence : sentences) {
            if (!sentence.isEmpty() && !text.isEmpty()
                    && WIDE_MARKS.indexOf(text.charAt(text.length() - 1)) < 0) {
                text.append(' ');
            }
            text.append(sentence);
        }
        return text.toString();
    }
}
