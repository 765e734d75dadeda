package flipchip.lab.six;

/// A position on six by six squares.
///
/// @param black      Black's discs, as in [SixRules]
/// @param white      White's
/// @param blackMoves whether Black moves next
public record SixPosition(long black, long white, boolean blackMoves) {
    /// The start of a game.
    public static final SixPosition START = new SixPosition(SixRules.START_BLACK, SixRules.START_WHITE, true);

    /// From 36 squares, row by row, X black, O white, - empty, and X or O for the side to move.
    ///
    /// @throws IllegalArgumentException if it is not of this form
    public static SixPosition parse(String text) {
        if (!text.matches("[-XO]{36} [XO]")) {
            throw new IllegalArgumentException("a position has 36 squares of X, O or -, a space, and X or O");
        }
        return new SixPosition(discs(text, 'X'), discs(text, 'O'), text.endsWith("X"));
    }

    private static long discs(String text, char disc) {
        long discs = 0;
        for (int i = 0; i < 36; i++) {
            discs |= text.charAt(i) == disc ? bit(i) : 0;
        }
        return discs;
    }

    private static long bit(int index) {
        return 1L << 8 * (index / 6 + 1) + index % 6 + 1;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 36; i++) {
            text.append((black & bit(i)) != 0 ? 'X' : (white & bit(i)) != 0 ? 'O' : '-');
        }
        return text + (blackMoves ? " X" : " O");
    }
}
