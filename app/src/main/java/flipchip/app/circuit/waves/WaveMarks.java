package flipchip.app.circuit.waves;

import java.util.Optional;
import flipchip.app.kit.control.Controls;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;

/// An overlay of all rows with the cursor and the markers A and B; it is transparent to the mouse.
///
/// Look: wave.css, style classes `wave-cursor`, `wave-marker`, `marker-flag`.
final class WaveMarks extends Region {
    private final WaveModel model;
    private final WaveColumns columns;
    private final Line cursor = line("wave-cursor");
    private final Line a = line("wave-marker");
    private final Line b = line("wave-marker");
    private final Label flagA = flag("A");
    private final Label flagB = flag("B");

    WaveMarks(WaveModel model, WaveColumns columns) {
        this.model = model;
        this.columns = columns;
        setMouseTransparent(true);
        b.getStrokeDashArray().setAll(4.0, 3.0);
        getChildren().addAll(a, b, cursor, flagA, flagB);
        model.windowProperty().subscribe(this::requestLayout);
        model.markerAProperty().subscribe(this::requestLayout);
        model.markerBProperty().subscribe(this::requestLayout);
    }

    private static Line line(String style) {
        Line line = Controls.styled(new Line(), style);
        line.setManaged(false);
        return line;
    }

    private static Label flag(String text) {
        return Controls.label(text, "marker-flag");
    }

    @Override
    protected void layoutChildren() {
        place(cursor, model.cursor(), model.cursorShift());
        place(a, flagA, model.markerAProperty());
        place(b, flagB, model.markerBProperty());
    }

    private void place(Line line, Label flag, ObjectProperty<Optional<Integer>> marker) {
        boolean seen = place(line, marker.get(), 0);
        flag.setVisible(seen);
        flag.resizeRelocate(line.getStartX() + 2, 0, flag.prefWidth(-1), flag.prefHeight(-1));
    }

    private boolean place(Line line, Optional<Integer> time, double shift) {
        TimeWindow window = model.windowProperty().get();
        boolean seen = time.filter(at -> at >= window.from() && at <= window.until()).isPresent();
        line.setVisible(seen);
        if (seen) {
            double x = Math.round(columns.left() + window.x(time.get() + shift)) + 0.5;
            line.setStartX(x);
            line.setEndX(x);
            line.setStartY(0);
            line.setEndY(getHeight());
        }
        return seen;
    }
}
