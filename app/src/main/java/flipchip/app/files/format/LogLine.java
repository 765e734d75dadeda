package flipchip.app.files.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import flipchip.engine.notation.PassWord;

/// A line of a log: the squares it names, and what else is in it. Immutable.
///
/// @param squares in their order
/// @param isPass  whether a word for a pass is in it
/// @param like    whether a word looks like a square and is not one
/// @param letters of all other words
record LogLine(List<String> squares, boolean isPass, boolean like, int letters) {
    private static final int FEWEST_LETTERS = 6;
    private static final int MOST_DIGITS = 3;
    /// A line without a move that is there so often is part of the form.
    private static final int OFTEN = 3;

    /// The lines of `text` that say something.
    static List<LogLine> of(String text) {
        Map<String, Integer> often = new HashMap<>();
        text.lines().forEach(line -> often.merge(line, 1, Integer::sum));
        List<LogLine> lines = new ArrayList<>();
        text.lines().filter(line -> !line.isBlank()).forEach(line -> {
            LogLine one = line(line);
            if (one.squares.size() == 1 || one.isPass || often.get(line) < OFTEN) {
                lines.add(one);
            }
        });
        return lines;
    }

    private static LogLine line(String text) {
        List<String> squares = new ArrayList<>(2);
        boolean pass = false;
        boolean like = false;
        int letters = 0;
        for (int at = 0; at < text.length();) {
            int end = at;
            while (end < text.length() && isPartOfWord(text.charAt(end))) {
                end++;
            }
            if (end == at + 2 && isSquare(text, at)) {
                squares.add(text.substring(at, end));
            } else if (end > at) {
                like |= isLike(text, at, end);
                letters += letters(text, at, end);
                pass |= end - at > 1 && end - at <= 6 && PassWord.is(text.substring(at, end));
            }
            at = end + 1;
        }
        return new LogLine(squares, pass, like, letters);
    }

    private static boolean isPartOfWord(char sign) {
        return Character.isLetterOrDigit(sign) || sign == '_';
    }

    private static boolean isSquare(String text, int at) {
        int file = (text.charAt(at) | 0x20) - 'a';
        int row = text.charAt(at + 1) - '1';
        return file >= 0 && file < 8 && row >= 0 && row < 8;
    }

    private static boolean isLike(String text, int from, int to) {
        boolean digits = to - from >= 2 && to - from <= MOST_DIGITS && text.charAt(from) < 128
                && Character.isLetter(text.charAt(from));
        for (int i = from + 1; i < to && digits; i++) {
            digits = Character.isDigit(text.charAt(i));
        }
        return digits;
    }

    private static int letters(String text, int from, int to) {
        int letters = 0;
        for (int i = from; i < to; i++) {
            letters += Character.isLetter(text.charAt(i)) ? 1 : 0;
        }
        return letters;
    }

    /// Whether there is one square and no word.
    boolean isSquare() {
        return squares.size() == 1 && letters == 0 && !like;
    }

    /// Whether it is nothing but several moves.
    boolean isList() {
        return squares.size() > 2 && letters == 0;
    }

    /// Whether it may hold a move that was not found.
    ///
    /// @param alone whether squares among words count for nothing
    boolean isDoubtful(boolean alone) {
        return (like || !squares.isEmpty()) && (!alone || letters < FEWEST_LETTERS);
    }
}
