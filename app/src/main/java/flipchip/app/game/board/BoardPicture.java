package flipchip.app.game.board;

import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// What the board looks like at one moment. Immutable.
///
/// @param black   squares that show a black disc, the side towards which it turns while it turns
/// @param white   squares that show a white disc
/// @param turning discs on their edge: told to turn at this very moment
/// @param settled nothing moves any more: the board is the one the next move is made on
public record BoardPicture(long black, long white, long turning, boolean settled) {

    /// Whether the discs are those of `position`.
    public boolean shows(Position position) {
        return black == position.black() && white == position.white();
    }

    /// The board right after `square` was played in `before`: the new disc lies there, none has turned yet.
    public static BoardPicture placed(Position before, Square square) {
        return switch (before.toMove()) {
            case BLACK -> new BoardPicture(before.black() | square.bit(), before.white(), 0, false);
            case WHITE -> new BoardPicture(before.black(), before.white() | square.bit(), 0, false);
        };
    }
}
