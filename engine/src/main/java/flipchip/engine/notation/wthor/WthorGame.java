package flipchip.engine.notation.wthor;

import java.util.List;
import flipchip.engine.board.Square;

/// One game of the WTHOR archive.
///
/// @param year       year of the games in the file
/// @param tournament number of the tournament, a line of the TRN file
/// @param black      number of Black's player, a line of the JOU file
/// @param white      number of White's player
/// @param blackDiscs Black's discs at the end, empty squares counted for the winner, 0..64; as in the file,
///     which may be damaged, see [#hasScore()]
/// @param bestDiscs  Black's discs under best play from the header's number of empties on, 0..64
/// @param moves      as played; passes are left out
public record WthorGame(int year, int tournament, int black, int white, int blackDiscs, int bestDiscs,
        List<Square> moves) {
    private static final int MOST_DISCS = 64;

    public WthorGame {
        moves = List.copyOf(moves);
    }

    /// Whether the number of discs is a possible one.
    public boolean hasScore() {
        return blackDiscs <= MOST_DISCS;
    }
}
