package flipchip.engine.book;

/// How a move is picked from a book.
///
/// @param mostLoss   centidiscs that a move may be worse than the best one: the knob for variety, 0 = best
///     moves only
/// @param byGames    the likelier the more people played it, instead of all alike
public record BookStyle(int mostLoss, boolean byGames) {
    /// Moves within half a disc, all alike.
    public static final BookStyle DEFAULT = new BookStyle(50, false);

    /// @throws IllegalArgumentException if `mostLoss` is outside 0..6400
    public BookStyle {
        if (mostLoss < 0 || mostLoss > 6400) {
            throw new IllegalArgumentException("most loss of a book move " + mostLoss + " is not in 0..6400");
        }
    }
}
