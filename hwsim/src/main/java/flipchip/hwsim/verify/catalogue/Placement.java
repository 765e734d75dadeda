package flipchip.hwsim.verify.catalogue;

import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Flips;
import flipchip.engine.board.Position;
import flipchip.engine.board.Square;

/// A position and a square for the next disc, with the board that the rules make of them.
/// Thread: any
///
/// @param square empty for a position without a move; a taken square changes nothing
record Placement(Position position, Optional<Square> square) {
    long player() {
        return position.board().player();
    }

    long opponent() {
        return position.board().opponent();
    }

    /// 0 if Black is to move.
    int color() {
        return position.toMove() == Color.BLACK ? 0 : 1;
    }

    long legal() {
        return position.legalMoves();
    }

    /// The square's number; 0 without a square.
    int index() {
        return square.map(Square::index).orElse(0);
    }

    /// The disc placed, as a bit; 0 on a taken square.
    long disc() {
        return square.map(Square::bit).orElse(0L) & ~position.board().occupied();
    }

    /// The discs turned, whether the move is legal or not.
    long flips() {
        return disc() == 0 ? 0 : Flips.flips(index(), player(), opponent());
    }

    private long change() {
        return disc() | flips();
    }

    /// Squares that become the color's.
    long becoming(Color color) {
        return color == position.toMove() ? change() : 0;
    }

    long after(Color color) {
        return position.discs(color) & ~change() | becoming(color);
    }

    @Override
    public String toString() {
        return position + square.map(to -> " with " + to).orElse("");
    }
}
