package flipchip.app.chips.crosscheck;

import flipchip.engine.board.Game;

/// A game to be compared, and what the user knows it by.
record ArchiveEntry(String label, Game game) {}
