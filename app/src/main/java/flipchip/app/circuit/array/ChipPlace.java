package flipchip.app.circuit.array;

import flipchip.engine.board.Square;

/// A level of the chip and a cell, as the breadcrumbs show them.
///
/// @param level  array, cell or gates
/// @param square the cell in the middle of the view; of no meaning at the level of the array
public record ChipPlace(Level level, Square square) {
    /// The depths, each with the zoom from which it holds and the one with which it is entered.
    public enum Level {
        ARRAY(0, 1), CELL(3.5, 11.2), GATE(17, 48);

        private final double from;
        private final double entry;

        Level(double from, double entry) {
            this.from = from;
            this.entry = entry;
        }

        /// The zoom that shows this level well.
        public double entry() {
            return entry;
        }
    }

    /// The whole array.
    public static final ChipPlace ARRAY = new ChipPlace(Level.ARRAY, Square.D4);

    static ChipPlace of(ChipCamera.Shot shot) {
        Level level = Level.ARRAY;
        for (Level deeper : Level.values()) {
            level = shot.zoom() >= deeper.from ? deeper : level;
        }
        return level == Level.ARRAY
            ? ARRAY
            : new ChipPlace(level,
                Square.at((int) Math.clamp(shot.x(), 0, 7.999), (int) Math.clamp(shot.y(), 0, 7.999)));
    }
}
