package flipchip.app.game.board;

import java.util.Map;
import java.util.Optional;
import flipchip.engine.board.Color;
import flipchip.engine.board.Square;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/// Lays the discs of a finished game into rows on the board, and back. FX thread only.
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
        rows = below.map(side -> DiscRows.of(discs.black(), discs.white(), side)).orElse(Map.of());
        if (below.isPresent() && !still) {
            before.playFromStart();
        } else {
            lay(Duration.ZERO);
        }
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
