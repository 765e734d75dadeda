package flipchip.engine.notation;

/// Makes foreign text fit for a message: short, on one line.
public final class MessageText {
    /// Longest message that quotes a foreign text.
    public static final int MESSAGE = 300;
    /// Longest name of a player, program or place.
    public static final int NAME = 100;

    private MessageText() {}

    /// `text` with blanks for control characters, its middle left out where it is longer than `most` chars;
    /// no character of two chars is cut in two.
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
        return text.chars().anyMatch(Character::isISOControl) ? text.replaceAll("\\p{Cc}+", " ") : text;
    }
}
