package flipchip.app.cli.convert;

import java.util.Optional;
import flipchip.app.files.format.SavedGame;
import flipchip.engine.notation.GgfGame;

/// A game of a file. Immutable.
///
/// @param game what the program takes from it
/// @param ggf  the same with all that a GGF file says of it; empty where the file is none
record FoundGame(SavedGame game, Optional<GgfGame> ggf) {}
