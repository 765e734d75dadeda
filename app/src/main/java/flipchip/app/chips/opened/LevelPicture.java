package flipchip.app.chips.opened;

import java.util.OptionalInt;
import java.util.function.IntConsumer;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import flipchip.hwsim.gates.netlist.Netlist;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/// A picture of a level with the values of one moment: wires thick and coloured while they are high, what
/// changed in this gate delay ringed. It is moved by dragging, enlarged by the wheel; a click chooses a node,
/// a second enters it. FX thread only.
final class LevelPicture extends PaintedRegion {
    private static final double MARGIN = 16;
    /// At the sides, where the names of pins stand.
    private static final double BESIDE = 40;
    private static final double LARGEST = 2.5;

    private final IntConsumer choose;
    private final IntConsumer enter;
    private Netlist netlist;
    private Level level;
    private LevelLayout layout;
    private Values values;
    private OptionalInt chosen = OptionalInt.empty();
    private double scale = 1;
    private double left;
    private double top;
    private boolean fitted;
    private double pressedX;
    private double pressedY;
    private boolean dragged;

    /// @param choose is told the row of a node that was clicked on
    /// @param enter  is told the row of a node that was clicked on twice
    LevelPicture(IntConsumer choose, IntConsumer enter) {
        this.choose = choose;
        this.enter = enter;
        setId("opened-picture");
        setFocusTraversable(false);
        addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            pressedX = event.getX();
            pressedY = event.getY();
            dragged = false;
        });
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::drag);
        addEventHandler(MouseEvent.MOUSE_CLICKED, this::click);
        addEventHandler(ScrollEvent.SCROLL,
            event -> zoom(Math.pow(1.1, Math.signum(event.getDeltaY())), event.getX(), event.getY()));
        widthProperty().subscribe(() -> fitted = false);
        heightProperty().subscribe(() -> fitted = false);
    }

    /// Shows another level, whole.
    void show(Netlist circuit, Level shown, LevelLayout places) {
        netlist = circuit;
        level = shown;
        layout = places;
        chosen = OptionalInt.empty();
        fitted = false;
        repaint();
    }

    void setValues(Values now) {
        values = now;
        repaint();
    }

    void setChosen(OptionalInt row) {
        chosen = row;
        repaint();
    }

    /// Shows nothing until there is a level.
    void clear() {
        level = null;
        repaint();
    }

    /// Enlarges by a factor around a point of the region.
    void zoom(double factor, double x, double y) {
        double wanted = Math.clamp(scale * factor, smallest(), LARGEST);
        left = x - (x - left) * wanted / scale;
        top = y - (y - top) * wanted / scale;
        scale = wanted;
        repaint();
    }

    private double smallest() {
        return layout == null
            ? 1
            : Math.min(1.6, Math.min((getWidth() - 2 * BESIDE) / layout.width(),
                (getHeight() - 2 * MARGIN) / layout.height()));
    }

    private void fit() {
        scale = smallest();
        left = (getWidth() - scale * layout.width()) / 2;
        top = (getHeight() - scale * layout.height()) / 2;
        fitted = true;
    }

    private void drag(MouseEvent event) {
        dragged |= Math.abs(event.getX() - pressedX) + Math.abs(event.getY() - pressedY) > 4;
        if (dragged) {
            left += event.getX() - pressedX;
            top += event.getY() - pressedY;
            pressedX = event.getX();
            pressedY = event.getY();
            repaint();
        }
    }

    private void click(MouseEvent event) {
        if (dragged || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        nodeAt(event.getX(), event.getY()).ifPresent(event.getClickCount() > 1 ? enter : choose);
    }

    private OptionalInt nodeAt(double x, double y) {
        if (level != null) {
            for (int row = 0; row < layout.boxes().size(); row++) {
                if (layout.boxes().get(row).contains((x - left) / scale, (y - top) / scale)) {
                    return OptionalInt.of(row);
                }
            }
        }
        return OptionalInt.empty();
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        if (level == null || values == null) {
            return;
        }
        if (!fitted) {
            fit();
        }
        new LevelPainter(g, this::ink, netlist, level, layout, values, chosen,
            new LevelPainter.Shot(scale, left, top)).draw(width, height);
    }
}
