package flipchip.app.chips.gallery;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import javafx.scene.AccessibleRole;
import javafx.scene.input.MouseEvent;

/// A region that shows one step of a recording. Thread: FX.
///
/// Id `exhibit-picture`; its accessible text is the sentence of the step. Pressing or dragging where a step
/// is drawn goes there.
final class Picture extends PaintedRegion {
    private final List<Area.Target> targets = new ArrayList<>();
    private Optional<Recording<?>> recording = Optional.empty();
    private int step;

    Picture() {
        setId("exhibit-picture");
        getStyleClass().add("exhibit-picture");
        setMinSize(0, 0);
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    }

    void show(Recording<?> run, int index) {
        recording = Optional.of(run);
        step = index;
        setAccessibleText(run.sentence(index));
        repaint();
    }

    /// The step that is drawn at the pointer, if one is.
    OptionalInt stepAt(MouseEvent event) {
        return Area.stepAt(targets, event.getX(), event.getY());
    }

    @Override
    protected void paint(Pen g, double width, double height) {
        targets.clear();
        recording.ifPresent(run -> run.draw(Area.of(g, this::ink, width, height, targets), step));
    }
}
