package flipchip.app.game.board;

import flipchip.engine.analysis.MistakeSize;
import flipchip.engine.board.Square;

/// A move of a game and the one that would have been better, which the board marks.
///
/// @param played the move of the game
/// @param better another square
/// @param size   how much the move gave away
public record BetterMove(Square played, Square better, MistakeSize size) {}
