package flipchip.app.circuit.array;

import java.util.Optional;
import flipchip.app.kit.draw.BoardGeometry;
import flipchip.engine.board.Direction;
import flipchip.engine.board.Square;

/// A geometry of the cells and wires of the array; its ranks are level with the board's.
///
/// @param left   x of the left edge of file a's column, in pixels
/// @param top    y of the upper edge of rank 1's row
/// @param pitch  distance between neighbouring cells
/// @param side   side of the square that the board beside it covers
/// @param middle x of the middle of the region
/// @param wide   how many times as wide as high a cell is: once in the array, more where one cell fills a
///     wide region
public record ArrayGeometry(double left, double top, double pitch, double side, double middle, double wide) {
    /// Side of a cell as a share of the pitch.
    public static final double CELL = 0.70;
    private static final double WIDEST = 2;

    /// The array in the middle of a region of this size.
    public static ArrayGeometry in(double width, double height) {
        BoardGeometry board = BoardGeometry.in(width, height);
        return new ArrayGeometry((width - 8 * board.square()) / 2, board.frame(), board.square(),
            board.side(), width / 2, 1);
    }

    /// This array seen through a camera: `zoom` times as large, with the point (x, y) in the middle.
    ///
    /// @param x in cells from the left edge of file a
    /// @param y in cells from the upper edge of rank 1
    public ArrayGeometry seen(double zoom, double x, double y) {
        double larger = pitch * zoom;
        double wider = 1 + (Math.clamp(2 * middle / side, 1, WIDEST) - 1) * ChipPlace.depth(zoom);
        return new ArrayGeometry(left + 4 * pitch - x * larger * wider, top + 4 * pitch - y * larger, larger,
            side, middle, wider);
    }

    /// Distance between neighbouring cells of a rank.
    public double pitchX() {
        return pitch * wide;
    }

    /// Whether something at (x, y) that reaches so far around is on the die that can be seen.
    public boolean isVisible(double x, double y, double reach) {
        return Math.abs(x - middle) < middle + reach && y > -reach && y < side + reach;
    }

    /// Whether the cell, or the wires around it, can be seen.
    public boolean isVisible(Square square) {
        return isVisible(x(square), y(square), pitchX());
    }

    /// A point of the region in cells from the left edge of file a.
    public double column(double pixelX) {
        return (pixelX - left) / pitchX();
    }

    /// A point of the region in cells from the upper edge of rank 1.
    public double row(double pixelY) {
        return (pixelY - top) / pitch;
    }

    /// Side of a cell's box in pixels.
    public double cellSide() {
        return Math.round(pitch * CELL / 2) * 2;
    }

    public double x(Square square) {
        return left + (square.file() + 0.5) * pitchX();
    }

    public double y(Square square) {
        return top + (square.row() + 0.5) * pitch;
    }

    /// The square whose cell, with half of the gap around it, covers this point.
    public Optional<Square> at(double x, double y) {
        int file = (int) Math.floor(column(x));
        int row = (int) Math.floor(row(y));
        return file < 0 || file > 7 || row < 0 || row > 7
            ? Optional.empty()
            : Optional.of(Square.at(file, row));
    }

    /// The wire from a cell's edge to its neighbour's, in the direction in which the information travels.
    public Wire wire(Square from, Direction to) {
        double half = cellSide() / 2;
        double reach = to.files() != 0 && to.rows() != 0 ? half - cellSide() * 0.06 : half;
        double startX = x(from) + to.files() * reach * wide;
        double startY = y(from) + to.rows() * reach;
        double endX = x(from) + to.files() * (pitch - reach) * wide;
        double endY = y(from) + to.rows() * (pitch - reach);
        return new Wire(startX, startY, endX, endY);
    }

    /// A straight piece of wire.
    public record Wire(double startX, double startY, double endX, double endY) {
        public double length() {
            return Math.hypot(endX - startX, endY - startY);
        }

        /// The same wire moved to its right by `distance` as seen by what travels on it.
        public Wire shifted(double distance) {
            double dx = -(endY - startY) / length() * distance;
            double dy = (endX - startX) / length() * distance;
            return new Wire(startX + dx, startY + dy, endX + dx, endY + dy);
        }

        /// The part between two shares of its length.
        public Wire part(double from, double to) {
            return new Wire(startX + (endX - startX) * from, startY + (endY - startY) * from,
                startX + (endX - startX) * to, startY + (endY - startY) * to);
        }
    }
}
