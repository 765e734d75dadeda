package flipchip.app.hardware;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import flipchip.app.picture.CanvasPen;
import flipchip.app.picture.Painted;
import flipchip.app.picture.Pen;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableObjectProperty;
import javafx.css.Styleable;
import javafx.css.StyleableObjectProperty;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.paint.Paint;
import javafx.scene.transform.Scale;

/// A region drawn on one canvas with the colours of the style sheet. Draws at most once a frame.
///
/// Look: style class `painted` and one CSS property for each [Ink].
public abstract class PaintedRegion extends Region implements Painted {
    private static final List<CssMetaData<? extends Styleable, ?>> META_DATA = Stream.concat(
        Region.getClassCssMetaData().stream(), Stream.of(Ink.values()).map(Ink::metaData))
        .<CssMetaData<? extends Styleable, ?>>map(data -> data).toList();

    private final Map<Ink, StyleableObjectProperty<Paint>> inks = new EnumMap<>(Ink.class);
    private final Canvas canvas = new Canvas();

    protected PaintedRegion() {
        getStyleClass().add("painted");
        canvas.setMouseTransparent(true);
        getChildren().add(canvas);
        for (Ink ink : Ink.values()) {
            inks.put(ink, new SimpleStyleableObjectProperty<>(ink.metaData(), this, ink.name(),
                Paint.valueOf("transparent")) {
                @Override
                protected void invalidated() {
                    repaint();
                }
            });
        }
    }

    /// Draws everything; the canvas is empty and the pen in its initial state.
    protected abstract void paint(Pen g, double width, double height);

    @Override
    public final void paintWith(Pen pen) {
        paint(pen, Math.ceil(getWidth()), Math.ceil(getHeight()));
    }

    /// Draws again before the next frame.
    protected final void repaint() {
        requestLayout();
    }

    public final Paint ink(Ink ink) {
        return inks.get(ink).get();
    }

    StyleableObjectProperty<Paint> inkProperty(Ink ink) {
        return inks.get(ink);
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return META_DATA;
    }

    /// The canvas has one pixel for each pixel of the screen also when the window's content is enlarged.
    @Override
    protected void layoutChildren() {
        double width = Math.ceil(getWidth());
        double height = Math.ceil(getHeight());
        double scale = Math.clamp(getLocalToSceneTransform().getMxx(), 1, 4);
        if (canvas.getWidth() != width * scale || canvas.getHeight() != height * scale) {
            canvas.setWidth(width * scale);
            canvas.setHeight(height * scale);
            canvas.getTransforms().setAll(new Scale(1 / scale, 1 / scale));
        }
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, width * scale, height * scale);
        if (width > 0 && height > 0) {
            g.save();
            g.scale(scale, scale);
            paint(new CanvasPen(g), width, height);
            g.restore();
        }
    }
}
