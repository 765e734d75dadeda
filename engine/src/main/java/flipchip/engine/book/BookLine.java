package flipchip.engine.book;

import flipchip.engine.board.Game;

/// A named opening.
///
/// @param name for people
/// @param game its moves from the initial position
public record BookLine(String name, Game game) {}
