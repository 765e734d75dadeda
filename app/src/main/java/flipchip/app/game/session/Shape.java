package flipchip.app.game.session;

import flipchip.engine.board.Square;
import flipchip.engine.board.Symmetry;

/// A drawing on a position: an arrow, or a circle where it begins and ends on one square. Immutable.
///
/// @param from where it begins
/// @param to   where it ends
public record Shape(Square from, Square to, Ink ink) {
    /// The colours that one can draw in, the usual first.
    public enum Ink {
        GREEN, RED, BLUE, YELLOW
    }

    /// A circle around a square.
    public static Shape circle(Square square, Ink ink) {
        return new Shape(square, square, ink);
    }

    public boolean isCircle() {
        return from == to;
    }

    /// Whether both are on the same squares.
    boolean isOver(Shape other) {
        return from == other.from && to == other.to;
    }

    Shape seen(Symmetry symmetry) {
        return new Shape(symmetry.apply(from), symmetry.apply(to), ink);
    }
}
