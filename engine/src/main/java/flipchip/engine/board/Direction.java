package flipchip.engine.board;

import java.util.Optional;

/// The eight directions in the order of the hardware: N points to rank 1, E to file h.
///
/// `ordinal()` is the direction number d of every circuit; the opposite one is (d + 4) mod 8.
public enum Direction {
    N(0, -1), NE(1, -1), E(1, 0), SE(1, 1), S(0, 1), SW(-1, 1), W(-1, 0), NW(-1, -1);

    private static final Direction[] ALL = values();

    private final int files;
    private final int rows;

    Direction(int files, int rows) {
        this.files = files;
        this.rows = rows;
    }

    /// Change of the file index: -1 towards a, 1 towards h.
    public int files() {
        return files;
    }

    /// Change of the row index: -1 towards rank 1, 1 towards rank 8.
    public int rows() {
        return rows;
    }

    public Direction opposite() {
        return ALL[(ordinal() + 4) % 8];
    }

    /// The neighbour of `square` this way; empty beyond the border.
    public Optional<Square> from(Square square) {
        int file = square.file() + files;
        int row = square.row() + rows;
        return file < 0 || file > 7 || row < 0 || row > 7
            ? Optional.empty()
            : Optional.of(Square.at(file, row));
    }
}
