package flipchip.app.game.board;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/// Lays the discs of a finished game into rows on the board, and back: those of one colour fill the rows from
/// the lower left on, those of the other from the upper right. FX thread only.
final class CountedRows {
    /// The last move is seen to its end before the discs are counted.
    private static final Duration BEFORE = Duration.millis(650);
    private static final Duration TIME = Duration.millis(900);

    private final Map<Square, SquareView> squares;
    private final PauseTransition before = new PauseTransition(BEFORE);
    private Map<Square, Square> rows = Map.of();

    CountedRows(Map<Square, SquareView> squares) {
        this.squares = squares;
        before.setOnFinished(_ -> lay(TIME));
    }

    /// @param below whose discs come from below; empty: all go back
    /// @param still whether they are there at once
    void show(BoardPicture discs, Optional<Color> below, boolean still) {
        before.stop();
        rows = below.map(side -> rows(discs.black(), discs.white(), side)).orElse(Map.of());
        if (below.isPresent() && !still) {
            before.playFromStart();
        } else {
            lay(Duration.ZERO);
        }
    }

    /// The square of its row for each disc, in the order in which the discs are moved.
    private static Map<Square, Square> rows(long black, long white, Color below) {
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

    /// After the board has changed its size.
    void follow() {
        if (!rows.isEmpty() && before.getStatus() != Animation.Status.RUNNING) {
            lay(Duration.ZERO);
        }
    }

    private void lay(Duration time) {
        squares.forEach((square, view) -> {
            SquareView row = squares.get(rows.getOrDefault(square, square));
            view.slide(row.getLayoutX() - view.getLayoutX(), row.getLayoutY() - view.getLayoutY(), time);
        });
    }
}
