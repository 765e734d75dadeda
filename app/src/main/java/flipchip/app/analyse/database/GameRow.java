package flipchip.app.analyse.database;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import flipchip.app.files.format.GameFiles;
import flipchip.app.files.format.GameInfo;
import flipchip.app.files.format.SavedGame;
import flipchip.engine.board.Game;
import flipchip.engine.board.Square;
import flipchip.engine.io.AtomicFile;

/// One game of the database.
///
/// @param id         number in the database, from 1
/// @param blackDiscs Black's discs at the end, empty squares counted for the winner, 0..64; as the archive
///     says
/// @param bestDiscs  Black's discs under best play from the archive's number of empties on
/// @param finished   the moves lead to the end of the game
/// @param moves      passes are left out
public record GameRow(long id, int year, String tournament, String black, String white, int blackDiscs,
        int bestDiscs, boolean finished, List<Square> moves) {
    public GameRow {
        moves = List.copyOf(moves);
    }

    /// The year for the user; `?` if the source does not say it.
    public String yearText() {
        return year == 0 ? "?" : String.valueOf(year);
    }

    /// The game with its names, to be shown or written.
    public SavedGame saved() {
        return SavedGame.of(Game.INITIAL.play(moves))
            .withInfo(new GameInfo(black, white, tournament, year == 0 ? "" : String.valueOf(year),
                finished ? String.format(Locale.ROOT, "%+d", 2 * blackDiscs - 64) : ""));
    }

    /// Writes games as GGF or SGF, by the ending of the file; returns how many.
    ///
    /// @throws IOException if they cannot be written; the message is for the user
    public static int write(List<GameRow> rows, Path file) throws IOException {
        AtomicFile.write(file, GameFiles.formOf(file).write(rows.stream().map(GameRow::saved).toList()));
        return rows.size();
    }
}
