package flipchip.app.chips.owncell;

import java.util.Optional;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A board of a game on which an array of a student's cells is wrong.
///
/// @param move     the square played when it shows; empty if the legal moves are wrong
/// @param net      what goes wrong first, an output of a cell whose inputs are right: "e3.remB[S]"
/// @param sentence what is wrong there
public record CellMistake(Position position, Optional<Square> move, String net, String sentence) {
    /// The 64 squares from a1 on: X black, O white, - empty.
    String board() {
        StringBuilder squares = new StringBuilder();
        for (Square square : Square.values()) {
            boolean black = (position.black() & square.bit()) != 0;
            squares.append(black ? 'X' : (position.white() & square.bit()) != 0 ? 'O' : '-');
        }
        return squares.toString();
    }
}
