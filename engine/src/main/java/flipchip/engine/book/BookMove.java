package flipchip.engine.book;

import flipchip.engine.board.Square;

/// A move of a book position.
///
/// @param move       the square
/// @param centidiscs what it is worth to the side that plays it: the best line through the book behind it, or
///     a search
/// @param games      how many games of the archive went on with it, 0..65535
public record BookMove(Square move, int centidiscs, int games) {

    /// @throws IllegalArgumentException if a number is outside its range
    public BookMove {
        if (Math.abs(centidiscs) > 6400 || games < 0 || games > 0xFFFF) {
            throw new IllegalArgumentException(
                "book move " + move + ": " + centidiscs + " centidiscs, " + games + " games");
        }
    }
}
