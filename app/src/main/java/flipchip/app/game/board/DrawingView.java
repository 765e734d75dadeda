package flipchip.app.game.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import flipchip.app.game.session.Shape;
import flipchip.engine.board.Square;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;

/// The arrows and circles over a board, and the one that is being drawn.
///
/// Look: board.css, style classes `drawn-circle`, `drawn-arrow` with `pen-green`, `pen-red`, `pen-blue`,
/// `pen-yellow`, and `drawing` while it is not done.
final class DrawingView extends Pane {
    /// Shares of the side of a square.
    private static final double RADIUS = 0.44;
    private static final double WIDTH = 0.13;
    private static final double HEAD = 0.36;
    private static final double HEAD_WIDTH = 0.4;
    private static final double SHORTER = 0.1;
    private static final double RING = 0.06;

    private final Map<Square, SquareView> squares;
    private List<Shape> shapes = List.of();
    private Optional<Shape> draft = Optional.empty();
    private double left;
    private double top;
    private double side;

    DrawingView(Map<Square, SquareView> squares) {
        this.squares = squares;
        setMouseTransparent(true);
        setManaged(false);
    }

    void show(List<Shape> all) {
        shapes = all;
        draw();
    }

    /// What is being drawn.
    void preview(Optional<Shape> shape) {
        if (!draft.equals(shape)) {
            draft = shape;
            draw();
        }
    }

    Optional<Shape> draft() {
        return draft;
    }

    /// Follows the squares to where they are now.
    void follow() {
        SquareView corner = squares.get(Square.A1);
        if (corner.getLayoutX() != left || corner.getLayoutY() != top || corner.getWidth() != side) {
            draw();
        }
    }

    private void draw() {
        SquareView corner = squares.get(Square.A1);
        left = corner.getLayoutX();
        top = corner.getLayoutY();
        side = corner.getWidth();
        List<javafx.scene.shape.Shape> all = new ArrayList<>();
        shapes.forEach(shape -> all.add(drawn(shape)));
        draft.ifPresent(shape -> {
            all.add(drawn(shape));
            all.getLast().getStyleClass().add("drawing");
        });
        if (!all.isEmpty() || !getChildren().isEmpty()) {
            getChildren().setAll(all);
        }
    }

    private javafx.scene.shape.Shape drawn(Shape shape) {
        SquareView from = squares.get(shape.from());
        javafx.scene.shape.Shape drawn = shape.isCircle()
            ? new Circle(middleX(from), middleY(from), RADIUS * side)
            : arrow(from, squares.get(shape.to()));
        if (shape.isCircle()) {
            drawn.setStrokeWidth(RING * side);
        }
        drawn.setId("drawn-" + shape.from() + (shape.isCircle() ? "" : shape.to()));
        drawn.getStyleClass().addAll(shape.isCircle() ? "drawn-circle" : "drawn-arrow",
            "pen-" + shape.ink().name().toLowerCase(Locale.ROOT));
        return drawn;
    }

    /// From the middle of a square to just before that of another.
    private Path arrow(SquareView from, SquareView to) {
        double dx = middleX(to) - middleX(from);
        double dy = middleY(to) - middleY(from);
        double length = Math.hypot(dx, dy);
        double ux = dx / length;
        double uy = dy / length;
        double end = length - SHORTER * side;
        double neck = end - HEAD * side;
        Path path = new Path();
        double[][] outline = {{0, -WIDTH / 2}, {neck / side, -WIDTH / 2}, {neck / side, -HEAD_WIDTH / 2},
            {end / side, 0}, {neck / side, HEAD_WIDTH / 2}, {neck / side, WIDTH / 2}, {0, WIDTH / 2}};
        for (double[] point : outline) {
            double x = middleX(from) + (ux * point[0] - uy * point[1]) * side;
            double y = middleY(from) + (uy * point[0] + ux * point[1]) * side;
            path.getElements().add(path.getElements().isEmpty() ? new MoveTo(x, y) : new LineTo(x, y));
        }
        path.getElements().add(new ClosePath());
        return path;
    }

    private static double middleX(SquareView square) {
        return square.getLayoutX() + square.getWidth() / 2;
    }

    private static double middleY(SquareView square) {
        return square.getLayoutY() + square.getHeight() / 2;
    }
}
