package flipchip.app.game.board;

import flipchip.engine.board.Square;

/// A move of a game and the one that would have been better, which the board shows as an arrow.
///
/// @param played the move of the game
/// @param better another square
public record BetterMove(Square played, Square better) {}
