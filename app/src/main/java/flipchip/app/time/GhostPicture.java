package flipchip.app.time;

import flipchip.engine.board.Color;
import flipchip.engine.board.Square;

/// What a move would do, shown before it is played. Immutable.
///
/// @param move    the square
/// @param mover   whose move it would be
/// @param flips   the discs that would turn
/// @param replies the moves of the other side after it
/// @param again   the mover's own moves after it, as they count if the other side has to pass
public record GhostPicture(Square move, Color mover, long flips, long replies, long again) {}
