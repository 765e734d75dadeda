package flipchip.app.game.board;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;

/// Where each disc goes when the discs of a finished game are counted: those of one colour fill the rows from
/// the lower left on, those of the other from the upper right.
final class DiscRows {
    private DiscRows() {}

    /// The square of its row for each disc, in the order in which the discs are moved.
    static Map<Square, Square> of(long black, long white, Color below) {
        Map<Square, Square> rows = new EnumMap<>(Square.class);
        List<Square> lower = Square.all(below == Color.BLACK ? black : white).reversed();
        List<Square> upper = Square.all(below == Color.BLACK ? white : black);
        for (int i = 0; i < lower.size(); i++) {
            rows.put(lower.get(i), Square.at(i % 8, 7 - i / 8));
        }
        for (int i = 0; i < upper.size(); i++) {
            rows.put(upper.get(i), Square.at(7 - i % 8, i / 8));
        }
        return rows;
    }
}
