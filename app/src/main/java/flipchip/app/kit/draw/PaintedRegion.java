package flipchip.app.kit.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.geometry.Insets;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.transform.Scale;

/// A region drawn on one canvas with the colours of the style sheet. Draws at most once a frame. What lies
/// under everything and seldom changes can have a canvas of its own.
///
/// Where the sheet gives it an opaque [CanvasColor#GROUND], the toolkit is told that nothing behind it can be
/// seen and draws nothing there. Look: style class `painted` and one CSS property for each [CanvasColor].
public abstract class PaintedRegion extends Region implements Painted {
    private static final Map<CanvasColor, CssMetaData<PaintedRegion, Paint>> COLORS =
        SheetInks.metaData(CanvasColor.class, CanvasColor::property, region -> region.inks);
    private static final List<CssMetaData<? extends Styleable, ?>> META_DATA =
        SheetInks.joined(Region.getClassCssMetaData(), COLORS);

    /// Draws nothing. The toolkit believes opaque insets only of a region that has a background.
    private static final Background NOTHING =
        new Background(new BackgroundFill(Color.BLACK, CornerRadii.EMPTY, new Insets(Short.MAX_VALUE)));

    private final SheetInks<CanvasColor> inks =
        new SheetInks<>(CanvasColor.class, this, COLORS, this::changed);
    private final Sheet sheet = new Sheet();
    private final List<PaintedRegion> layers = new ArrayList<>();
    private Optional<PaintedRegion> ground = Optional.empty();

    protected PaintedRegion() {
        getStyleClass().add("painted");
        getChildren().add(sheet);
    }

    private void changed(CanvasColor ink) {
        if (ink == CanvasColor.GROUND) {
            setOpaqueInsets(isOpaque() ? Insets.EMPTY : null);
            setBackground(isOpaque() ? NOTHING : Background.EMPTY);
        }
        sheet.groundShown = List.of();
        repaint();
    }

    /// What the picture of the ground depends on besides size and colours; empty without such a picture.
    protected Optional<Object> groundOf() {
        return Optional.empty();
    }

    /// Draws what lies under everything, only when [#groundOf()], size or colours are others than before; the
    /// pen is in its initial state.
    protected void paintGround(Pen g, double width, double height) {}

    /// Draws everything else; the canvas is empty and the pen in its initial state.
    protected abstract void paint(Pen g, double width, double height);

    @Override
    public final void paintWith(Pen pen) {
        paintGround(pen, Math.ceil(getWidth()), Math.ceil(getHeight()));
        paint(pen, Math.ceil(getWidth()), Math.ceil(getHeight()));
    }

    /// Draws again before the next frame.
    public final void repaint() {
        ground.ifPresentOrElse(PaintedRegion::repaint, sheet::requestLayout);
    }

    /// From now on draws on the canvas of `below`, after it: one canvas to bring to the screen instead of
    /// two. Both must lie at the same place and be equally large.
    public final void drawOn(PaintedRegion below) {
        ground = Optional.of(below);
        getChildren().remove(sheet);
        below.layers.add(this);
        visibleProperty().subscribe(this::repaint);
    }

    private boolean isOpaque() {
        Paint ground = inks.get(CanvasColor.GROUND).paint();
        return ground != null && ground.isOpaque();
    }

    public final Ink ink(CanvasColor ink) {
        return inks.get(ink);
    }

    /// What style sheets can set of such a region.
    public static List<CssMetaData<? extends Styleable, ?>> getClassCssMetaData() {
        return META_DATA;
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return META_DATA;
    }

    @Override
    protected void layoutChildren() {
        sheet.resize(getWidth(), getHeight());
        repaint();
    }

    /// Holds the canvases and draws on them when it is laid out. No other node's place depends on it, so that
    /// a new picture does not lay out the window.
    private final class Sheet extends Region {
        private final Canvas under = new Canvas();
        private final Canvas over = new Canvas();
        /// What the picture on the lower canvas is of.
        private List<Object> groundShown = List.of();

        Sheet() {
            setManaged(false);
            setMouseTransparent(true);
            getChildren().add(over);
        }

        @Override
        protected void layoutChildren() {
            double scale = Math.clamp(getLocalToSceneTransform().getMxx(), 1, 4);
            Optional<Object> of = groundOf();
            if (of.isPresent()) {
                List<Object> ground = List.of(of.get(), scale, getWidth(), getHeight());
                if (!ground.equals(groundShown)) {
                    groundShown = ground;
                    getChildren().setAll(under, over);
                    draw(under, scale, isOpaque(), PaintedRegion.this::paintGround);
                }
            }
            draw(over, scale, isOpaque() && of.isEmpty(), PaintedRegion.this::paint);
        }

        /// The canvas has one pixel for each pixel of the screen also when the window's content is enlarged.
        private void draw(Canvas canvas, double scale, boolean opaque, Painting painting) {
            double width = Math.ceil(getWidth());
            double height = Math.ceil(getHeight());
            // whole pixels, since of a part of one something would stay when it is cleared
            double across = Math.ceil(width * scale);
            double down = Math.ceil(height * scale);
            if (canvas.getWidth() != across || canvas.getHeight() != down) {
                canvas.setWidth(across);
                canvas.setHeight(down);
                canvas.getTransforms().setAll(new Scale(1 / scale, 1 / scale));
            }
            GraphicsContext g = canvas.getGraphicsContext2D();
            clear(g, across, down, opaque);
            if (width > 0 && height > 0) {
                g.save();
                g.scale(scale, scale);
                painted(g, width, height, painting);
                if (canvas == over) {
                    layers.stream().filter(PaintedRegion::isVisible)
                        .forEach(layer -> painted(g, width, height, layer::paint));
                }
                g.restore();
            }
        }
    }

    /// Clears a pixel around the canvas, too: at broken scales its edge shows a bit of what lies there.
    private void clear(GraphicsContext g, double width, double height, boolean opaque) {
        if (opaque) {
            g.setFill(inks.get(CanvasColor.GROUND).paint());
            g.fillRect(-1, -1, width + 2, height + 2);
        } else {
            g.clearRect(-1, -1, width + 2, height + 2);
        }
    }

    private interface Painting {
        void paint(Pen g, double width, double height);
    }

    private static void painted(GraphicsContext g, double width, double height, Painting painting) {
        g.save();
        painting.paint(new CanvasPen(g), width, height);
        g.restore();
    }
}
