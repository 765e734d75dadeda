package flipchip.hwsim.circuit.checker;

import java.util.Arrays;
import java.util.List;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;

/// The ten kinds of square that need different checkers; the rest of the board follows by reflection.
///
/// Figure 5 and Table 2 of the endgame-chip paper, derived here from the geometry alone.
public enum SquareType {
    A, B, C, D, E, F, G, H, I, J;

    /// The columns of Table 2: right, bottom-right, bottom, bottom-left, left, top-left, top, top-right.
    public static final List<Direction> COLUMNS = List.of(Direction.E, Direction.SE, Direction.S,
        Direction.SW, Direction.W, Direction.NW, Direction.N, Direction.NE);

    /// Squares that can be played: all but the four in the middle.
    public static final long PLAYABLE = ~0x0000_0018_1800_0000L;

    private static final List<Square> SAMPLES = List.of(Square.A1, Square.B1, Square.C1, Square.D1, Square.B2,
        Square.C2, Square.D2, Square.C3, Square.D3, Square.D4);

    public static SquareType of(Square square) {
        int file = Math.min(square.file(), 7 - square.file());
        int row = Math.min(square.row(), 7 - square.row());
        return values()[SAMPLES.indexOf(Square.at(Math.max(file, row), Math.min(file, row)))];
    }

    /// The square in the upper left eighth of the board that represents the type.
    public Square sample() {
        return SAMPLES.get(ordinal());
    }

    public List<Square> squares() {
        return Arrays.stream(Square.values()).filter(square -> of(square) == this).toList();
    }

    /// The entry of Table 2: how many product terms the sample square has in this direction, 0 to 6.
    public int terms(Direction direction) {
        return Math.max(0, squaresBeyond(sample(), direction) - 1);
    }

    public int terms() {
        return COLUMNS.stream().mapToInt(this::terms).sum();
    }

    /// Whether a checker is needed: the four centre squares are never empty.
    public boolean isPlayable() {
        return this != J;
    }

    /// Where `square`'s type's sample direction `column` points to on `square`, by the reflection that maps
    /// the sample to it.
    static Direction turned(Square square, Direction column) {
        int file = square.file();
        int row = square.row();
        boolean swap = Math.min(row, 7 - row) > Math.min(file, 7 - file);
        int files = swap ? column.rows() : column.files();
        int rows = swap ? column.files() : column.rows();
        return direction(file > 3 ? -files : files, row > 3 ? -rows : rows);
    }

    private static Direction direction(int files, int rows) {
        return Arrays.stream(Direction.values()).filter(d -> d.files() == files && d.rows() == rows)
            .findFirst().orElseThrow();
    }

    /// The number of squares between `square` and the border, this way.
    static int squaresBeyond(Square square, Direction direction) {
        return direction.from(square).map(next -> 1 + squaresBeyond(next, direction)).orElse(0);
    }
}
