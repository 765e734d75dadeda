package flipchip.engine.book;

import flipchip.engine.board.Square;

/// A move of a book position.
///
/// @param move       the square
/// @param centidiscs what it is worth to the side that plays it: the best line through the book behind it, or
///     a search
/// @param games      how many games of the archive went on with it, 0..65535: that many or more
public record BookMove(Square move, int centidiscs, int games) {
    /// More are not counted.
    public static final int MOST_GAMES = 0xFFFF;

    /// @throws IllegalArgumentException if a number is outside its range
    public BookMove {
        if (Math.abs(centidiscs) > 6400 || games < 0 || games > MOST_GAMES) {
            throw new IllegalArgumentException(
                "book move " + move + ": " + centidiscs + " centidiscs, " + games + " games");
        }
    }
}
