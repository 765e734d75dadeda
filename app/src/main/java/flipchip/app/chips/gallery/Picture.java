package flipchip.app.chips.gallery;

import java.util.Optional;
import java.util.OptionalInt;
import flipchip.app.kit.draw.Brush;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import javafx.scene.AccessibleRole;
import javafx.scene.input.MouseEvent;

/// What an exhibit shows of one step, drawn with the named inks. FX thread only.
///
/// Id `exhibit-picture`; its accessible text is the sentence of the step. Pressing or dragging where a step
/// stands in the picture goes there.
///
/// @param <S> what is seen at one step
abstract class Picture<S> extends PaintedRegion {
    private Optional<Recording<S>> recording = Optional.empty();
    private int step;

    Picture() {
        setId("exhibit-picture");
        getStyleClass().add("exhibit-picture");
        setMinSize(0, 0);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    }

    /// Draws one step of a run.
    abstract void draw(Brush brush, Recording<S> run, int index);

    /// The step that stands at this place of the picture, if one does.
    OptionalInt stepAt(Recording<S> run, double x, double y) {
        return OptionalInt.empty();
    }

    final void show(Recording<S> run, int index) {
        recording = Optional.of(run);
        step = index;
        setAccessibleText(run.sentence(index));
        repaint();
    }

    final OptionalInt stepAt(MouseEvent event) {
        return recording.map(run -> stepAt(run, event.getX(), event.getY())).orElse(OptionalInt.empty());
    }

    @Override
    protected final void paint(Pen g, double width, double height) {
        recording.ifPresent(run -> draw(new Brush(g, this::ink, width, height), run, step));
    }
}
