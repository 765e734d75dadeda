package flipchip.app.files.format;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A comment of PGN, with the time that it gives for its move. Immutable.
///
/// @param words without the time; empty if they say only what the result says too
/// @param spent thinking time of the move
record MoveRemark(String words, Optional<Duration> spent) {
    private static final Pattern SPENT = Pattern
        .compile("\\[%emt\\s+(?:(\\d{1,2}):)?(?:(\\d{1,3}):)?(\\d{1,5})(?:\\.(\\d" + "{1,3})\\d*)?\\s*\\]");
    private static final Pattern LINE_BREAK = Pattern.compile("\\s*\n\\s*");
    /// As Edax says who won.
    private static final Pattern WINNER = Pattern.compile("(?:.{0,80} wins|Draw) \\d{1,2}-\\d{1,2}");
    private static final String[] GLYPHS = {"", "!", "?", "!!", "??", "!?", "?!"};

    /// The comment between braces.
    static MoveRemark of(String text) {
        String words = text.strip();
        words = words.indexOf('\n') < 0 ? words : LINE_BREAK.matcher(words).replaceAll(" ");
        Matcher time = SPENT.matcher(words);
        if (!time.find()) {
            return new MoveRemark(WINNER.matcher(words).matches() ? "" : words, Optional.empty());
        }
        return new MoveRemark(words.substring(0, time.start()).concat(words.substring(time.end())).strip(),
            Optional.of(duration(time)));
    }

    /// The sign for a numbered glyph.
    static String glyph(int number) {
        return number < GLYPHS.length ? GLYPHS[number] : "$" + number;
    }

    private static Duration duration(Matcher time) {
        long first = time.group(1) == null ? 0 : Long.parseLong(time.group(1));
        boolean hours = time.group(2) != null;
        long minutes = hours ? 60 * first + Long.parseLong(time.group(2)) : first;
        String millis = time.group(4) == null ? "0" : (time.group(4) + "00").substring(0, 3);
        return Duration.ofSeconds(60 * minutes + Long.parseLong(time.group(3)))
            .plusMillis(Long.parseLong(millis));
    }
}
