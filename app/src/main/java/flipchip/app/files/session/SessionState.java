package flipchip.app.files.session;

import java.util.List;
import flipchip.app.files.format.SavedGame;
import flipchip.app.game.session.GameStatus;
import flipchip.engine.board.Square;

/// What the window showed at a moment: enough to go on from there.
///
/// @param game     the game with all its variations
/// @param line     the moves of the line shown, also those taken back
/// @param ply      how many moves of the line are on the board, 0..its length
/// @param standing the clock, and whether a player gave up
public record SessionState(SavedGame game, List<Square> line, int ply, GameStatus standing) {
    /// @throws IllegalArgumentException if the line is not in the tree or not so long
    public SessionState {
        line = List.copyOf(line);
        if (ply < 0 || ply > line.size() || !game.tree().contains(line)) {
            throw new IllegalArgumentException("ply " + ply + " of " + line + " is not in the tree");
        }
    }

    /// The moves on the board.
    public List<Square> path() {
        return line.subList(0, ply);
    }
}
