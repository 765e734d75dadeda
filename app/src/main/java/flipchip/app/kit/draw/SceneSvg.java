package flipchip.app.kit.draw;

import java.util.Base64;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Insets;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.SnapshotParameters;
import javafx.scene.canvas.Canvas;
import javafx.scene.image.ImageView;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.BorderStroke;
import javafx.scene.layout.BorderWidths;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.QuadCurveTo;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.scene.text.TextLineInfo;
import javafx.scene.transform.Scale;
import javafx.scene.transform.Transform;

/// Turns what a part of a window shows into an SVG drawing: areas, borders, shapes and texts as such, also
/// what draws itself ([Painted]); only images and foreign canvases become pictures inside, at twice their
/// size. FX thread only.
///
/// Effects, and paints other than colours, are drawn as the colour they begin with.
public final class SceneSvg {
    private static final double CANVAS_SCALE = 2;
    /// Most heights of a letter that one line of text is high.
    private static final double ONE_LINE = 1.6;

    private final Svg svg;

    private SceneSvg(Svg svg) {
        this.svg = svg;
    }

    /// The file for `root`, which is in a scene and laid out.
    ///
    /// @param title      what it shows, in words
    /// @param background what lies behind it
    public static String of(Region root, String title, Paint background) {
        Svg svg = new Svg(root.getWidth(), root.getHeight());
        svg.setFill(background);
        svg.fillRect(0, 0, root.getWidth(), root.getHeight());
        new SceneSvg(svg).content(root);
        return svg.text(title);
    }

    private void node(Node node) {
        if (!node.isVisible() || node.getOpacity() == 0) {
            return;
        }
        Transform t = node.getLocalToParentTransform();
        svg.openMapped(t.getMxx(), t.getMyx(), t.getMxy(), t.getMyy(), t.getTx(), t.getTy(),
            node.getOpacity());
        if (node.getClip() instanceof Rectangle clip) {
            svg.openClipped(clip.getX() + clip.getLayoutX(), clip.getY() + clip.getLayoutY(), clip.getWidth(),
                clip.getHeight());
            content(node);
            svg.close();
        } else {
            content(node);
        }
        svg.close();
    }

    private void content(Node node) {
        switch (node) {
            case Canvas canvas -> pixels(canvas);
            case ImageView image -> pixels(image);
            case Text text -> text(text);
            case Shape shape -> outline(shape);
            case Region region -> {
                backgrounds(region);
                borders(region);
                children(region);
            }
            case Parent parent -> parent.getChildrenUnmodifiable().forEach(this::node);
            default -> pixels(node);
        }
    }

    /// A region that draws itself keeps its canvas or picture below its other children.
    private void children(Region region) {
        if (region instanceof Painted painted) {
            svg.draw(painted);
        }
        region.getChildrenUnmodifiable().stream()
            .filter(child -> !(region instanceof Painted && isPicture(child))).forEach(this::node);
    }

    private static boolean isPicture(Node child) {
        return child instanceof Canvas || child instanceof ImageView || child instanceof Region sheet
                && sheet.getChildrenUnmodifiable().stream().anyMatch(Canvas.class::isInstance);
    }

    private void pixels(Node node) {
        Bounds bounds = node.getLayoutBounds();
        if (bounds.getWidth() >= 1 && bounds.getHeight() >= 1) {
            SnapshotParameters twice = new SnapshotParameters();
            twice.setFill(Color.TRANSPARENT);
            twice.setTransform(new Scale(CANVAS_SCALE, CANVAS_SCALE));
            String png = Base64.getEncoder().encodeToString(Png.bytes(node.snapshot(twice, null)));
            svg.image(png, bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), bounds.getHeight());
        }
    }

    private void text(Text text) {
        if (text.getText().isEmpty()) {
            return;
        }
        Bounds bounds = text.getLayoutBounds();
        boolean glyphs = text.getText().codePoints().anyMatch(c -> c >= 0xE000 && c < 0xF900 || c >= 0xF0000);
        boolean flows = text.getParent() instanceof TextFlow;
        if (glyphs || flows && bounds.getHeight() > ONE_LINE * text.getFont().getSize()) {
            outline(text);
            return;
        }
        svg.setFill(plain(text.getFill()));
        svg.setFont(text.getFont());
        if (flows) {
            svg.fillTextAsWide(text.getText(), bounds.getMinX(), bounds.getMinY() + text.getBaselineOffset());
        } else {
            lines(text, bounds);
        }
    }

    private void lines(Text text, Bounds bounds) {
        List<TextLineInfo> lines = text.getLayoutInfo().getTextLines(false);
        double left = lines.stream().mapToDouble(line -> line.bounds().getMinX()).min().orElse(0);
        for (TextLineInfo line : lines) {
            double down = line.bounds().getMinY() - lines.getFirst().bounds().getMinY();
            svg.fillTextAsWide(text.getText().substring(line.start(), line.end()).stripTrailing(),
                bounds.getMinX() + line.bounds().getMinX() - left,
                bounds.getMinY() + down + text.getBaselineOffset());
        }
    }

    /// The area that a shape covers, as a filled path in its own coordinates.
    private void outline(Shape shape) {
        Paint paint = shape.getFill() == null ? shape.getStroke() : shape.getFill();
        if (paint == null) {
            return;
        }
        Path area = (Path) Shape.subtract(shape, new Rectangle());
        StringBuilder data = new StringBuilder();
        for (PathElement element : area.getElements()) {
            switch (element) {
                case MoveTo to -> data.append('M').append(point(shape, to.getX(), to.getY()));
                case LineTo to -> data.append('L').append(point(shape, to.getX(), to.getY()));
                case QuadCurveTo to ->
                    data.append('Q').append(point(shape, to.getControlX(), to.getControlY())).append(' ')
                        .append(point(shape, to.getX(), to.getY()));
                case CubicCurveTo to ->
                    data.append('C').append(point(shape, to.getControlX1(), to.getControlY1())).append(' ')
                        .append(point(shape, to.getControlX2(), to.getControlY2())).append(' ')
                        .append(point(shape, to.getX(), to.getY()));
                case ClosePath _ -> data.append('Z');
                default -> throw new IllegalStateException("an area has no such piece: " + element);
            }
        }
        if (!data.isEmpty()) {
            svg.setFill(plain(paint));
            svg.fillPath(data.toString());
        }
    }

    private static String point(Shape shape, double x, double y) {
        Point2D here = shape.sceneToLocal(new Point2D(x, y));
        return Svg.number(here.getX()) + "," + Svg.number(here.getY());
    }

    private void backgrounds(Region region) {
        if (region.getBackground() == null) {
            return;
        }
        for (BackgroundFill fill : region.getBackground().getFills()) {
            Insets in = fill.getInsets();
            double width = region.getWidth() - in.getLeft() - in.getRight();
            double height = region.getHeight() - in.getTop() - in.getBottom();
            Paint paint = plain(fill.getFill());
            if (width <= 0 || height <= 0 || paint.equals(Color.TRANSPARENT)) {
                continue;
            }
            svg.setFill(paint);
            if (region.getShape() instanceof SVGPath path) {
                Bounds bounds = path.getLayoutBounds();
                double sx = region.isScaleShape() ? width / bounds.getWidth() : 1;
                double sy = region.isScaleShape() ? height / bounds.getHeight() : 1;
                svg.openMapped(sx, 0, 0, sy, in.getLeft() - bounds.getMinX() * sx,
                    in.getTop() - bounds.getMinY() * sy, 1);
                svg.fillPath(path.getContent());
                svg.close();
            } else {
                double arc = 2 * radius(fill.getRadii(), width);
                svg.fillRoundRect(in.getLeft(), in.getTop(), width, height, arc, arc);
            }
        }
    }

    private void borders(Region region) {
        if (region.getBorder() == null) {
            return;
        }
        for (BorderStroke stroke : region.getBorder().getStrokes()) {
            Insets in = stroke.getInsets();
            BorderWidths widths = stroke.getWidths();
            double left = in.getLeft();
            double top = in.getTop();
            double right = region.getWidth() - in.getRight();
            double bottom = region.getHeight() - in.getBottom();
            double arc = 2 * radius(stroke.getRadii(), right - left);
            if (stroke.isStrokeUniform() && arc > 0) {
                rounded(stroke, left, top, right - left, bottom - top, arc);
                continue;
            }
            edge(stroke.getTopStroke(), widths.getTop(), left, top + widths.getTop() / 2, right,
                top + widths.getTop() / 2);
            edge(stroke.getRightStroke(), widths.getRight(), right - widths.getRight() / 2, top,
                right - widths.getRight() / 2, bottom);
            edge(stroke.getBottomStroke(), widths.getBottom(), left, bottom - widths.getBottom() / 2, right,
                bottom - widths.getBottom() / 2);
            edge(stroke.getLeftStroke(), widths.getLeft(), left + widths.getLeft() / 2, top,
                left + widths.getLeft() / 2, bottom);
        }
    }

    private void rounded(BorderStroke stroke, double x, double y, double width, double height, double arc) {
        Paint paint = plain(stroke.getTopStroke());
        double line = stroke.getWidths().getTop();
        if (line > 0 && !paint.equals(Color.TRANSPARENT)) {
            svg.setStroke(paint);
            svg.setLineWidth(line);
            svg.setLineDashes(
                stroke.getTopStyle().getDashArray().stream().mapToDouble(Double::doubleValue).toArray());
            svg.strokeRoundRect(x + line / 2, y + line / 2, width - line, height - line,
                Math.max(0, arc - line), Math.max(0, arc - line));
            svg.setLineDashes();
            svg.setLineWidth(1);
        }
    }

    private void edge(Paint paint, double width, double x1, double y1, double x2, double y2) {
        if (paint != null && width > 0 && !plain(paint).equals(Color.TRANSPARENT)) {
            svg.setStroke(plain(paint));
            svg.setLineWidth(width);
            svg.strokeLine(x1, y1, x2, y2);
            svg.setLineWidth(1);
        }
    }

    private static double radius(CornerRadii radii, double width) {
        return radii.isTopLeftHorizontalRadiusAsPercentage()
            ? radii.getTopLeftHorizontalRadius() * width
            : radii.getTopLeftHorizontalRadius();
    }

    private static Paint plain(Paint paint) {
        return paint instanceof LinearGradient gradient ? gradient.getStops().getFirst().getColor()
            : paint instanceof Color ? paint
            : Color.TRANSPARENT;
    }
}
