package flipchip.app.time;

/// What the board looks like at one moment. Immutable.
///
/// @param black   squares that show a black disc, the side towards which it turns while it turns
/// @param white   squares that show a white disc
/// @param turning discs on their edge: told to turn at this very moment
/// @param settled nothing moves any more: the board is the one the next move is made on
public record BoardPicture(long black, long white, long turning, boolean settled) {}
