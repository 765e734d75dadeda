package flipchip.app.analyse.judge;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;

/// The curve of a graph: a line, its end thicker where the values are results, and the areas between it and
/// zero. FX thread only.
final class GraphCurve {
    private final Polygon above = area("above");
    private final Polygon below = area("below");
    private final Polyline line = curve();
    private final Polyline exact = curve();

    GraphCurve() {
        exact.pseudoClassStateChanged(PseudoClass.getPseudoClass("exact"), true);
        above.setClip(new Rectangle());
        below.setClip(new Rectangle());
    }

    List<Node> areas() {
        return List.of(above, below);
    }

    List<Node> lines() {
        return List.of(line, exact);
    }

    /// @param corners from left to right
    /// @param solved  how many of the last are results
    /// @param place   of the graph
    /// @param zero    height of the axis, in pixels from above
    void layOut(List<Point2D> corners, int solved, Rectangle2D place, double zero) {
        line.getPoints().setAll(numbers(corners));
        exact.getPoints().setAll(numbers(corners.subList(corners.size() - solved, corners.size())));
        List<Double> closed = new ArrayList<>(numbers(corners));
        if (!corners.isEmpty()) {
            closed.addAll(List.of(corners.getLast().getX(), zero, corners.getFirst().getX(), zero));
        }
        above.getPoints().setAll(closed);
        below.getPoints().setAll(closed);
        fit(above, place, place.getMinY(), zero);
        fit(below, place, zero, place.getMaxY());
    }

    private static List<Double> numbers(List<Point2D> points) {
        return points.stream().flatMap(point -> List.of(point.getX(), point.getY()).stream()).toList();
    }

    private static void fit(Polygon area, Rectangle2D place, double from, double to) {
        Rectangle clip = (Rectangle) area.getClip();
        clip.setX(place.getMinX());
        clip.setY(from);
        clip.setWidth(place.getWidth());
        clip.setHeight(Math.max(0, to - from));
    }

    private static Polygon area(String style) {
        Polygon area = new Polygon();
        area.setManaged(false);
        area.setMouseTransparent(true);
        area.getStyleClass().addAll("graph-area", style);
        return area;
    }

    private static Polyline curve() {
        Polyline curve = new Polyline();
        curve.setManaged(false);
        curve.setMouseTransparent(true);
        curve.getStyleClass().add("graph-line");
        return curve;
    }
}
