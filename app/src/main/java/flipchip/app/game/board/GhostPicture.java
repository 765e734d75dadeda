package flipchip.app.game.board;

import flipchip.engine.board.Color;
import flipchip.engine.board.Square;

/// What a move would do, shown before it is played. Immutable.
///
/// @param move    the square
/// @param mover   whose move it would be
/// @param flips   the discs that would turn
/// @param replies the moves of the other side after it
/// @param again   the mover's own moves after it, as they count if the other side has to pass
/// @param stable  the discs of both sides that can never turn again after it, as far as a local rule sees
/// @param own     those of them that are the mover's
public record GhostPicture(Square move, Color mover, long flips, long replies, long again, long stable,
        long own) {}
