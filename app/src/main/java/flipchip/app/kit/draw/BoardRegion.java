package flipchip.app.kit.draw;

import java.util.List;
import java.util.Map;
import javafx.css.CssMetaData;
import javafx.css.Styleable;
import javafx.scene.paint.Paint;

/// A painted region that has boards or discs on it. Look: style class `board-paint` and one CSS property for
/// each [BoardInk].
public abstract class BoardRegion extends PaintedRegion {
    private static final Map<BoardInk, CssMetaData<BoardRegion, Paint>> COLORS =
        SheetInks.metaData(BoardInk.class, BoardInk::property, region -> region.inks);
    private static final List<CssMetaData<? extends Styleable, ?>> META_DATA =
        SheetInks.joined(PaintedRegion.getClassCssMetaData(), COLORS);

    private final SheetInks<BoardInk> inks =
        new SheetInks<>(BoardInk.class, this, COLORS, _ -> inksChanged());

    protected BoardRegion() {
        getStyleClass().add("board-paint");
    }

    /// Called when another sheet gives other colours.
    protected void inksChanged() {
        repaint();
    }

    /// Paints boards and discs with the colours of this region.
    public final BoardPainter painter(Pen g) {
        return new BoardPainter(g, inks::get);
    }

    @Override
    public List<CssMetaData<? extends Styleable, ?>> getCssMetaData() {
        return META_DATA;
    }
}
