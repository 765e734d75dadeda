package flipchip.app.chips.opened;

import java.util.OptionalInt;
import java.util.function.IntConsumer;
import flipchip.app.circuit.array.PartShot;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import flipchip.hwsim.gates.netlist.Netlist;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/// A picture of a level with the values of one moment: wires thick and coloured while they are high, what
/// changed in this gate delay ringed. It is moved by dragging, enlarged by the wheel; a click chooses a node,
/// a second enters it. FX thread only.
final class LevelPicture extends PaintedRegion {
    private static final double LARGEST = 4;

    private final IntConsumer choose;
    private final IntConsumer enter;
    private Netlist netlist;
    private Level level;
    private LevelLayout layout;
    /// What the values at its pins need at the sides.
    private double beside;
    private Values values;
    private OptionalInt chosen = OptionalInt.empty();
    private final ObjectProperty<PartShot> shot = new SimpleObjectProperty<>(this, "shot", PartShot.WHOLE);
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
        shot.subscribe(this::repaint);
    }

    /// What is seen of the level.
    ObjectProperty<PartShot> shotProperty() {
        return shot;
    }

    /// Shows another level.
    void show(Netlist circuit, Level shown, LevelLayout places) {
        netlist = circuit;
        level = shown;
        layout = places;
        beside = BusValues.beside(shown, places);
        chosen = OptionalInt.empty();
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
        if (level != null) {
            level = null;
            repaint();
        }
    }

    /// Enlarges by a factor around a point of the region.
    void zoom(double factor, double x, double y) {
        if (level == null) {
            return;
        }
        PartShot now = shot.get();
        double zoom = Math.clamp(now.zoom() * factor, 1, Math.max(1, LARGEST / smallest()));
        double nearer = 1 / scale() - 1 / (smallest() * zoom);
        shot.set(new PartShot(zoom, now.x() + (x - getWidth() / 2) * nearer / layout.width(),
            now.y() + (y - getHeight() / 2) * nearer / layout.height()));
    }

    private double smallest() {
        return LevelShot.whole(layout, beside, getWidth(), getHeight());
    }

    private LevelShot seen() {
        return LevelShot.of(layout, beside, shot.get(), getWidth(), getHeight());
    }

    private double scale() {
        return seen().scale();
    }

    private void drag(MouseEvent event) {
        dragged |= Math.abs(event.getX() - pressedX) + Math.abs(event.getY() - pressedY) > 4;
        if (dragged && level != null) {
            PartShot now = shot.get();
            shot.set(new PartShot(now.zoom(), now.x() - (event.getX() - pressedX) / scale() / layout.width(),
                now.y() - (event.getY() - pressedY) / scale() / layout.height()));
            pressedX = event.getX();
            pressedY = event.getY();
        }
    }

    private void click(MouseEvent event) {
        if (dragged || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        nodeAt(event.getX(), event.getY()).ifPresent(event.getClickCount() > 1 ? enter : choose);
    }

    private OptionalInt nodeAt(double x, double y) {
        return level == null ? OptionalInt.empty() : seen().nodeAt(x, y);
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        if (level == null || values == null) {
            return;
        }
        new LevelPainter(g, this::ink, netlist, level, seen(), values, chosen).draw(width, height);
    }
}
