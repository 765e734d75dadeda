package flipchip.engine.notation;

import java.util.regex.Pattern;

/// Makes foreign text fit for a message: short, on one line.
public final class MessageText {
    /// Longest message that quotes a foreign text.
    public static final int MESSAGE = 300;
    /// Longest name of a player, program or place.
    public static final int NAME = 100;

    /// Marks that change the direction of what follows, as in a regular expression.
    private static final String DIRECTIONS = "\\u202A-\\u202E\\u2066-\\u2069";
    private static final Pattern CONTROLS = Pattern.compile("[\\p{Cc}" + DIRECTIONS + "]+");

    private static final Pattern CLASS = Pattern.compile("\\b(?:[a-z]\\w*\\.)+([A-Z]\\w*)");

    private MessageText() {}

    /// `text` with blanks for control characters and marks of direction, its middle left out where it is
    /// longer than `most` chars; no character of two chars is cut in two.
    public static String of(String text, int most) {
        if (text.length() <= most) {
            return onOneLine(text);
        }
        int head = most * 2 / 3;
        int tail = text.length() - most / 3 + 3;
        return onOneLine(text.substring(0, Character.isHighSurrogate(text.charAt(head - 1)) ? head - 1 : head)
            + "..." + text.substring(Character.isLowSurrogate(text.charAt(tail)) ? tail + 1 : tail));
    }

    private static String onOneLine(String text) {
        return isPrintable(text) && text.chars().noneMatch(Character::isISOControl)
            ? text
            : CONTROLS.matcher(text).replaceAll(" ");
    }

    /// `text` with blanks for what could act on a screen or a terminal: control characters but tabs and ends
    /// of lines, and the marks that change the direction of what follows.
    public static String printable(String text) {
        return isPrintable(text) ? text : text.replaceAll("[\\p{Cc}&&[^\n\t]]|[" + DIRECTIONS + "]", " ");
    }

    /// `text` with the own names of classes instead of their full ones, which say nothing to users.
    public static String withoutPackages(String text) {
        return CLASS.matcher(text).replaceAll("$1");
    }

    private static boolean isPrintable(String text) {
        return text.chars().allMatch(
            sign -> sign == '\n' || sign == '\t' || !Character.isISOControl(sign) && !isDirection(sign));
    }

    private static boolean isDirection(int sign) {
        return sign >= '\u202A' && sign <= '\u202E' || sign >= '\u2066' && sign <= '\u2069';
    }
}
