package flipchip.app.kit.draw;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.css.CssMetaData;
import javafx.css.SimpleStyleableObjectProperty;
import javafx.css.Styleable;
import javafx.css.StyleableObjectProperty;
import javafx.scene.paint.Paint;

/// A painted region that has boards or discs on it. Look: style class `board-paint` and one CSS property for
/// each [BoardInk].
public abstract class BoardRegion extends PaintedRegion {
    private static final List<CssMetaData<? extends Styleable, ?>> META_DATA = Stream
        .concat(PaintedRegion.getClassCssMetaData().stream(),
            Stream.of(BoardInk.values()).map(BoardInk::metaData))
        .<CssMetaData<? extends Styleable, ?>>map(data -> data).toList();

    private final Map<BoardInk, StyleableObjectProperty<Paint>> inks = new EnumMap<>(BoardInk.class);

    protected BoardRegion() {
        getStyleClass().add("board-paint");
        for (BoardInk ink : BoardInk.values()) {
            inks.put(ink, new SimpleStyleableObjectProperty<>(ink.metaData(), this, ink.name(),
                Paint.valueOf("transparent")) {
                @Override
                protected void invalidated() {
                    inksChanged();
                }
            });
        }
    }

    /// Called when another sheet gives other colours.
    protected void inksChanged() {
        repaint();
    }

    /// Paints boards and discs with the colours of this region.
    public final BoardPainter painter(Pen g) {
        return new BoardPainter(g, ink -> inks.get(ink).get());
    }

    StyleableObjectProperty<Paint> inkProperty(BoardInk ink) {
        return inks.get(ink);
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return META_DATA;
    }
}
