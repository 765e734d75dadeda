package flipchip.app.kit.draw;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.text.Text;

/// A recorder of what a painter draws: its texts, its gates and discs, its frames and its lines, each with
/// its bounds. Boxes of blocks and what lies outside of the clip are left out.
public final class RecordedPen {
    /// Half of a line of small text, with what hangs below it.
    private static final double HALF_LINE = 6;

    public final List<Drawn> texts = new ArrayList<>();
    public final List<Drawn> shapes = new ArrayList<>();
    public final List<Drawn> frames = new ArrayList<>();
    public final List<Drawn> lines = new ArrayList<>();
    private final List<double[]> path = new ArrayList<>();
    private TextAlignment align = TextAlignment.LEFT;
    private TextBaseline baseline = TextBaseline.CENTER;
    private Typeface face = Fonts.text(11);
    private Optional<Bounds> clip = Optional.empty();

    /// @param text what is written, or how it is drawn
    public record Drawn(String text, Bounds bounds) {}

    /// How many discs are drawn by half.
    public long halves() {
        return shapes.stream().filter(shape -> shape.text().equals("fillArc")).count();
    }

    public Pen pen() {
        return (Pen) Proxy.newProxyInstance(Pen.class.getClassLoader(), new Class<?>[] {Pen.class},
            (pen, method, args) -> {
                if (method.isDefault()) {
                    return InvocationHandler.invokeDefault(pen, method, args);
                }
                take(method.getName(), args);
                return null;
            });
    }

    private void take(String name, Object[] args) {
        switch (name) {
            case "setFont" -> face = (Typeface) args[0];
            case "setTextAlign" -> align = (TextAlignment) args[0];
            case "setTextBaseline" -> baseline = (TextBaseline) args[0];
            case "fillText" -> text((String) args[0], at(args, 1), at(args, 2),
                args.length > 3 ? at(args, 3) : Double.MAX_VALUE);
            case "fillOval", "strokeOval", "fillArc" -> add(shapes, new Drawn(name, box(args)));
            case "strokeRect" -> add(frames, new Drawn(name, box(args)));
            case "strokeLine" -> {
                path.clear();
                path.add(new double[] {at(args, 0), at(args, 1)});
                path.add(new double[] {at(args, 2), at(args, 3)});
                add(lines, new Drawn(name, bounds()));
            }
            case "clip" -> clip = Optional.of(box(args));
            case "beginPath" -> path.clear();
            case "moveTo", "lineTo", "quadraticCurveTo", "bezierCurveTo" ->
                path.add(new double[] {at(args, args.length - 2), at(args, args.length - 1)});
            case "fill" -> add(shapes, new Drawn(name, bounds()));
            default -> {}
        }
    }

    private static Bounds box(Object[] args) {
        return new BoundingBox(at(args, 0), at(args, 1), at(args, 2), at(args, 3));
    }

    private static double at(Object[] args, int index) {
        return (double) args[index];
    }

    private Bounds bounds() {
        double left = path.stream().mapToDouble(point -> point[0]).min().orElse(0);
        double top = path.stream().mapToDouble(point -> point[1]).min().orElse(0);
        return new BoundingBox(left, top, path.stream().mapToDouble(point -> point[0]).max().orElse(0) - left,
            path.stream().mapToDouble(point -> point[1]).max().orElse(0) - top);
    }

    private void text(String text, double x, double y, double most) {
        double width = Math.min(most, width(text));
        double left = switch (align) {
            case LEFT -> x;
            case CENTER -> x - width / 2;
            case RIGHT -> x - width;
        };
        double middle = baseline == TextBaseline.TOP ? y + HALF_LINE + 1 : y;
        add(texts, new Drawn(text, new BoundingBox(left, middle - HALF_LINE, width, 2 * HALF_LINE)));
    }

    private double width(String text) {
        Text measured = new Text(text);
        measured.setFont(FontFiles.of(face));
        return measured.getLayoutBounds().getWidth();
    }

    private void add(List<Drawn> all, Drawn drawn) {
        if (clip.isEmpty() || clip.get().intersects(drawn.bounds)) {
            all.add(drawn);
        }
    }
}
