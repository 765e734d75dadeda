package flipchip.app.learn.space;

import java.util.List;
import java.util.stream.IntStream;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.Fonts;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.draw.TextAlignment;
import flipchip.app.kit.draw.TextBaseline;
import javafx.scene.AccessibleRole;

/// A curve over the games or days of a learner: a few pale lines with their numbers, the mean of the last
/// values as a line, single values as points, the last mean as a number at its end.
public final class CurveChart extends PaintedRegion {
    private static final double LEFT = 40;
    private static final double TOP = 22;
    private static final double BOTTOM = 10;
    private static final double LAST = 5;
    private static final double POINT = 2.5;
    private static final int MOST_LINES = 4;
    private static final double[] STEPS = {5, 10, 20, 50, 100, 200, 500, 1000};

    private final List<Double> values;
    private final List<Double> means;
    private final String lastWords;
    private final boolean points;
    private final double step;
    private final double least;
    private final double most;

    /// The lines from `least` to `most` alone, for values to come.
    static CurveChart before(String id, String words, double least, double most) {
        return new CurveChart(id, List.of(), 1, words, false, List.of(least, most));
    }

    /// @param values    at least one, the oldest first
    /// @param window    values that make a mean
    /// @param lastWords the last mean in words
    /// @param points    whether the single values are shown
    public CurveChart(String id, List<Double> values, int window, String lastWords, boolean points) {
        this(id, values, window, lastWords, points, points ? values : means(values, window));
    }

    private CurveChart(String id, List<Double> values, int window, String lastWords, boolean points,
            List<Double> shown) {
        setId(id);
        this.values = List.copyOf(values);
        this.lastWords = lastWords;
        this.points = points;
        means = means(values, window);
        double low = shown.stream().mapToDouble(Double::doubleValue).min().orElse(0);
        double high = shown.stream().mapToDouble(Double::doubleValue).max().orElse(1);
        double fits = STEPS[STEPS.length - 1];
        for (int i = STEPS.length - 1; i >= 0 && (high - low) / STEPS[i] < MOST_LINES - 1; i--) {
            fits = STEPS[i];
        }
        step = fits;
        least = step * Math.floor(low / step);
        most = Math.max(least + step, step * Math.ceil(high / step));
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setAccessibleText(lastWords);
        setMinSize(120, 100);
        setPrefSize(240, 150);
        setMaxWidth(Double.MAX_VALUE);
    }

    private static List<Double> means(List<Double> values, int window) {
        return IntStream.range(0, values.size())
            .mapToObj(i -> mean(values.subList(Math.max(0, i + 1 - window), i + 1))).toList();
    }

    /// The mean of the last `window` values.
    public static double mean(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).average().orElse(0);
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        double bottom = height - BOTTOM;
        g.setText(Fonts.code(11), TextAlignment.RIGHT, TextBaseline.CENTER);
        for (double line = least; line <= most + step / 2; line += step) {
            double y = y(line, bottom);
            g.setStroke(ink(CanvasColor.LINE), 1);
            g.strokeLine(LEFT, Math.round(y) + 0.5, width, Math.round(y) + 0.5);
            g.setFill(ink(CanvasColor.QUIET));
            g.fillText(String.valueOf(Math.round(line)), LEFT - 8, y);
        }
        if (!values.isEmpty()) {
            paintCurve(g, width, bottom);
        }
    }

    private void paintCurve(Pen g, double width, double bottom) {
        double right = width - 2 * LAST;
        double[] xs = new double[values.size()];
        double[] ys = new double[values.size()];
        for (int i = 0; i < xs.length; i++) {
            xs[i] = xs.length == 1 ? right : LEFT + POINT + (right - LEFT - POINT) * i / (xs.length - 1);
            ys[i] = y(means.get(i), bottom);
            if (points) {
                g.setFill(ink(CanvasColor.IDLE));
                double y = y(values.get(i), bottom);
                g.fillOval(xs[i] - POINT, y - POINT, 2 * POINT, 2 * POINT);
            }
        }
        g.setStroke(ink(CanvasColor.ACCENT), 2);
        g.strokePolyline(xs, ys, xs.length);
        double endX = xs[xs.length - 1];
        double endY = ys[ys.length - 1];
        g.setFill(ink(CanvasColor.ACCENT));
        g.fillOval(endX - LAST, endY - LAST, 2 * LAST, 2 * LAST);
        g.setFill(ink(CanvasColor.TEXT));
        g.setFont(Fonts.bold(15));
        g.fillText(lastWords, width, endY - LAST - 9);
    }

    private double y(double value, double bottom) {
        return bottom - (value - least) / (most - least) * (bottom - TOP);
    }
}
