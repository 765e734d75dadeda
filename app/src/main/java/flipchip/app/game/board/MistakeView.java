package flipchip.app.game.board;

import java.util.List;
import flipchip.app.kit.control.Controls;
import flipchip.engine.analysis.MistakeSize;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/// A ring around a move of a game that gave discs away, with a mark at its corner, and one around the better
/// move.
///
/// Look: board.css, style classes `played-frame`, `better-frame`.
final class MistakeView extends Pane {
    private static final double INSET = 5;
    private static final double MARK = 0.3;
    private static final double LEAST_MARK = 12;
    /// How much of the mark is inside the ring.
    private static final double INSIDE = 0.62;

    private final Region played = Controls.styled(new Region(), "played-frame");
    private final Region better = Controls.styled(new Region(), "better-frame");
    private final MistakeMark mark = new MistakeMark();

    MistakeView() {
        setMouseTransparent(true);
        setManaged(false);
        setVisible(false);
        getChildren().addAll(played, better, mark);
        List.of(played, better, mark).forEach(part -> part.setManaged(false));
    }

    /// Puts the rings around the squares of both moves.
    void place(SquareView from, SquareView to, MistakeSize size) {
        put(played, from);
        put(better, to);
        mark.show(size);
        double side = Math.max(LEAST_MARK, Math.rint(MARK * from.getWidth()));
        mark.fit(side);
        mark.resizeRelocate(Math.rint(played.getLayoutX() + played.getWidth() - INSIDE * side),
            Math.rint(played.getLayoutY() - (1 - INSIDE) * side), side, side);
    }

    private static void put(Region frame, SquareView square) {
        frame.resizeRelocate(square.getLayoutX() + INSET, square.getLayoutY() + INSET,
            square.getWidth() - 2 * INSET, square.getHeight() - 2 * INSET);
    }
}
