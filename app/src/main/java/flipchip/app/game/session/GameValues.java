package flipchip.app.game.session;

import java.util.OptionalDouble;
import flipchip.engine.board.Game;

/// What the positions of a game are worth, as far as they are analysed.
public interface GameValues {
    /// Nothing is analysed.
    GameValues NONE = (_, _) -> OptionalDouble.empty();

    /// What best play from the position after `ply` moves of `line` brings Black, in discs; empty if it is
    /// not analysed.
    OptionalDouble discsForBlack(Game line, int ply);
}
