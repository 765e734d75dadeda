package flipchip.app.circuit.array;

import flipchip.engine.board.Square;

/// A level of the chip and a cell, as the breadcrumbs show them.
///
/// @param level  array, cell or gates
/// @param square the cell in the middle of the view; of no meaning at the level of the array
public record ChipPlace(Level level, Square square) {
    /// The depths, each with the zoom that shows one part of it well: a cell, a gate.
    public enum Level {
        ARRAY(1), CELL(10.6), GATE(48);

        private final double entry;

        Level(double entry) {
            this.entry = entry;
        }

        /// The zoom that shows this level well.
        public double entry() {
            return entry;
        }
    }

    /// The whole array.
    public static final ChipPlace ARRAY = new ChipPlace(Level.ARRAY, Square.D4);

    /// The zoom from which the inside of the cells is drawn.
    static final double INSIDE = 3.5;

    /// How far this zoom is on the way from there to a cell that fills its view, 0 to 1.
    static double depth(double zoom) {
        return Math.clamp((zoom - INSIDE) / (Level.CELL.entry - INSIDE), 0, 1);
    }
}
