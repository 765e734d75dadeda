package flipchip.app.analyse.database;

import java.util.Optional;
import flipchip.app.files.format.SavedGame;
import flipchip.engine.board.Game;
import flipchip.engine.board.Position;
import flipchip.engine.board.Symmetry;

/// A game of the database, turned so that it leads to the position that was searched.
///
/// @param ply how many moves lead there; all of them without a position
record ShownGame(SavedGame game, int ply) {
    static ShownGame of(GameRow row, Optional<Position> through) {
        SavedGame saved = row.saved();
        Game game = saved.game();
        if (through.isPresent()) {
            for (int ply = 0; ply <= game.length(); ply++) {
                for (Symmetry symmetry : Symmetry.values()) {
                    if (symmetry.keepsInitialBoard()
                            && symmetry.apply(game.positionAt(ply)).equals(through.get())) {
                        return new ShownGame(SavedGame.of(symmetry.apply(game)).withInfo(saved.info()), ply);
                    }
                }
            }
        }
        return new ShownGame(saved, game.length());
    }
}
