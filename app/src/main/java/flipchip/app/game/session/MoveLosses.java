package flipchip.app.game.session;

import java.util.OptionalDouble;
import flipchip.engine.board.Game;

/// What the moves of a game lose against the best ones, as far as they are analysed.
public interface MoveLosses {
    /// Nothing is analysed.
    MoveLosses NONE = (_, _) -> OptionalDouble.empty();

    /// Discs that a move gives away, 0 for the best one; empty for a move that is not analysed.
    ///
    /// @param ply number of the move in `line`, from 1
    OptionalDouble discsLost(Game line, int ply);

    /// Whether what a move gives away is a result and not an estimate.
    ///
    /// @param ply number of the move in `line`, from 1
    default boolean isExact(Game line, int ply) {
        return false;
    }

    /// What was wrong with a move that is a mistake, what was better and why; empty for other moves.
    ///
    /// @param ply number of the move in `line`, from 1
    default String words(Game line, int ply) {
        return "";
    }
}
