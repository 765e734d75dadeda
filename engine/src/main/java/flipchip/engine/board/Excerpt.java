package flipchip.engine.board;

/// Makes foreign text fit for a message: short, on one line.
public final class Excerpt {
    /// Longest message that quotes a foreign text.
    public static final int MESSAGE = 300;
    /// Longest name of a player, program or place.
    public static final int NAME = 100;

    private Excerpt() {}

    /// `text` with blanks for control characters, its middle left out where it is longer than `most`.
    public static String of(String text, int most) {
        String cut = text.length() <= most ? text : text.substring(0, most * 2 / 3) + "..."
            + text.substring(text.length() - most / 3 + 3);
        return cut.chars().anyMatch(Character::isISOControl) ? cut.replaceAll("\\p{Cc}+", " ") : cut;
    }
}
