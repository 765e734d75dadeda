package flipchip.app.kit.draw;

import java.util.Optional;
import flipchip.engine.board.Square;

/// Where the squares of a board lie in a picture.
///
/// @param x    left border of file a
/// @param y    upper border of rank 1
/// @param cell width of a square
public record Grid(double x, double y, double cell) {

    public double left(Square square) {
        return x + square.file() * cell;
    }

    public double top(Square square) {
        return y + square.row() * cell;
    }

    public double centerX(Square square) {
        return left(square) + cell / 2;
    }

    public double centerY(Square square) {
        return top(square) + cell / 2;
    }

    public double size() {
        return 8 * cell;
    }

    public Optional<Square> squareAt(double px, double py) {
        int file = (int) Math.floor((px - x) / cell);
        int row = (int) Math.floor((py - y) / cell);
        boolean inside = file >= 0 && file < 8 && row >= 0 && row < 8;
        return inside ? Optional.of(Square.at(file, row)) : Optional.empty();
    }
}
