package flipchip.app.game.board;

import flipchip.engine.board.Square;

/// What a legal square says about its move, instead of its dot.
///
/// @param square the move
/// @param value  in large letters, e.g. "+2.1"
/// @param detail in small letters how the value is known, e.g. "14 91%"
/// @param best   no other move is worth more
/// @param spoken the same for a screen reader
public record MoveNote(Square square, String value, String detail, boolean best, String spoken) {}
