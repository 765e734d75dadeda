package flipchip.app.game.end;

import java.util.ArrayList;
import java.util.List;
import flipchip.app.game.board.MistakeMark;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import flipchip.engine.analysis.MistakeSize;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.layout.Region;

/// The course of a game in small: a line from the first position to the last, above the middle where the side
/// below the board is ahead, with the marks of the largest mistakes. It takes no keys: the moments below it
/// lead to them.
final class EndCurve extends Region {
    private static final double MARK = 15;
    /// Discs that the whole height shows at least, up and down.
    private static final double LEAST = 8;
    private static final double EDGE = 9;

    private final Line line = new Line();
    private final List<MistakeMark> marks = new ArrayList<>();
    private List<Moment> moments = List.of();
    private List<Double> values = List.of();

    EndCurve() {
        setId("end-curve");
        getStyleClass().add("end-curve");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinSize(0, 0);
        getChildren().add(line);
    }

    /// A move that is marked.
    ///
    /// @param ply moves on the board after it
    record Moment(int ply, MistakeSize size) {}

    /// @param discs  how many the side below the board is ahead, for each position from the first on
    /// @param marked the moves with a mark
    /// @param words  the same, for those who do not see it
    void show(List<Double> discs, List<Moment> marked, String words) {
        values = List.copyOf(discs);
        moments = List.copyOf(marked);
        setAccessibleText(words);
        getChildren().removeAll(marks);
        marks.clear();
        moments.forEach(moment -> marks.add(MistakeMark.of(moment.size(), MARK)));
        getChildren().addAll(marks);
        line.repaint();
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        line.resizeRelocate(0, 0, getWidth(), getHeight());
        for (int i = 0; i < marks.size(); i++) {
            Point2D at = line.at(Math.min(moments.get(i).ply(), values.size() - 1));
            double most = Math.max(0, getWidth() - MARK);
            marks.get(i).resizeRelocate(Math.round(Math.clamp(at.getX() - MARK / 2, 0, most)),
                Math.round(at.getY() - MARK / 2), MARK, MARK);
        }
    }

    private final class Line extends PaintedRegion {
        Line() {
            setMouseTransparent(true);
        }

        Point2D at(int ply) {
            double most = Math.max(LEAST, values.stream().mapToDouble(Math::abs).max().orElse(LEAST));
            double half = getHeight() / 2 - EDGE;
            double x = values.size() < 2 ? 0 : getWidth() * ply / (values.size() - 1);
            return new Point2D(x, getHeight() / 2 - half * values.get(ply) / most);
        }

        @Override
        protected void paint(Pen g, double width, double height) {
            double zero = Math.round(height / 2);
            g.setStroke(ink(CanvasColor.LINE), 1);
            g.strokeLine(0, zero + 0.5, width, zero + 0.5);
            if (values.size() < 2) {
                return;
            }
            List<Point2D> corners = corners(zero);
            g.setGlobalAlpha(0.16);
            g.setFill(ink(CanvasColor.TEXT));
            area(g, corners, zero, true);
            g.setFill(ink(CanvasColor.LAST_MOVE));
            area(g, corners, zero, false);
            g.setGlobalAlpha(1);
            g.setStroke(ink(CanvasColor.TEXT), 1.8);
            g.strokePolyline(corners.stream().mapToDouble(Point2D::getX).toArray(),
                corners.stream().mapToDouble(Point2D::getY).toArray(), corners.size());
        }

        /// The points of the line, and those where it crosses the middle.
        private List<Point2D> corners(double zero) {
            List<Point2D> all = new ArrayList<>();
            for (int ply = 0; ply < values.size(); ply++) {
                Point2D now = at(ply);
                if (!all.isEmpty() && (all.getLast().getY() - zero) * (now.getY() - zero) < 0) {
                    Point2D last = all.getLast();
                    all.add(last.interpolate(now, (zero - last.getY()) / (now.getY() - last.getY())));
                }
                all.add(now);
            }
            return all;
        }

        private void area(Pen g, List<Point2D> corners, double zero, boolean above) {
            List<Point2D> closed = new ArrayList<>();
            closed.add(new Point2D(0, zero));
            corners.forEach(corner -> closed.add(new Point2D(corner.getX(),
                above ? Math.min(zero, corner.getY()) : Math.max(zero, corner.getY()))));
            closed.add(new Point2D(corners.getLast().getX(), zero));
            g.fillPolygon(closed.stream().mapToDouble(Point2D::getX).toArray(),
                closed.stream().mapToDouble(Point2D::getY).toArray(), closed.size());
        }
    }
}
