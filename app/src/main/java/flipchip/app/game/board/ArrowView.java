package flipchip.app.game.board;

import java.util.List;
import flipchip.app.kit.control.Controls;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Polygon;

/// An arrow from one square of the board to another, with a frame around either.
///
/// Look: board.css, style classes `better-arrow`, `played-frame`, `better-frame`.
final class ArrowView extends Pane {
    private static final double SHAFT = 0.055;
    private static final double HEAD = 0.17;
    private static final double HEAD_LENGTH = 0.3;
    /// How far from the middle of a square the arrow begins and ends, so that the values can be read.
    private static final double APART = 0.44;
    /// An arrow between neighbours is at least so long.
    private static final double SHORTEST = 0.5;
    private static final double INSET = 2;

    private final Polygon arrow = new Polygon();
    private final Region played = Controls.styled(new Region(), "played-frame");
    private final Region better = Controls.styled(new Region(), "better-frame");

    ArrowView() {
        setMouseTransparent(true);
        setManaged(false);
        setVisible(false);
        arrow.getStyleClass().add("better-arrow");
        for (Region frame : List.of(played, better)) {
            frame.setManaged(false);
        }
        arrow.setManaged(false);
        getChildren().addAll(played, better, arrow);
    }

    /// Puts the arrow from the square `from` to the square `to`.
    void place(SquareView from, SquareView to) {
        put(played, from);
        put(better, to);
        double side = from.getWidth();
        double startX = from.getLayoutX() + side / 2;
        double startY = from.getLayoutY() + from.getHeight() / 2;
        double endX = to.getLayoutX() + to.getWidth() / 2;
        double endY = to.getLayoutY() + to.getHeight() / 2;
        double length = Math.hypot(endX - startX, endY - startY);
        double alongX = (endX - startX) / length;
        double alongY = (endY - startY) / length;
        double apart = Math.min(APART * side, (length - SHORTEST * side) / 2);
        double first = apart;
        double last = length - apart;
        double neck = last - Math.min(HEAD_LENGTH * side, (last - first) * 0.7);
        double[][] outline = {{first, SHAFT}, {neck, SHAFT}, {neck, HEAD}, {last, 0}, {neck, -HEAD},
            {neck, -SHAFT}, {first, -SHAFT}};
        Double[] points = new Double[2 * outline.length];
        for (int i = 0; i < outline.length; i++) {
            double along = outline[i][0];
            double aside = outline[i][1] * side;
            points[2 * i] = startX + along * alongX - aside * alongY;
            points[2 * i + 1] = startY + along * alongY + aside * alongX;
        }
        arrow.getPoints().setAll(points);
    }

    private static void put(Region frame, SquareView square) {
        frame.resizeRelocate(square.getLayoutX() + INSET, square.getLayoutY() + INSET,
            square.getWidth() - 2 * INSET, square.getHeight() - 2 * INSET);
    }
}
