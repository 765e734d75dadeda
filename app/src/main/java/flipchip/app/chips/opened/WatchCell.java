package flipchip.app.chips.opened;

import java.util.function.Supplier;
import flipchip.app.circuit.waves.Radix;
import flipchip.app.circuit.waves.TimeWindow;
import flipchip.app.circuit.waves.WavePainter;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.draw.CanvasColor;
import flipchip.app.kit.draw.PaintedRegion;
import flipchip.app.kit.draw.Pen;
import flipchip.app.kit.text.Texts;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// A row of what is watched: where it stops, its name, its value now, its waveform.
final class WatchCell extends ListCell<Watched> {
    static final double HEIGHT = 24;
    private static final double NAME = 150;
    private static final double VALUE = 130;
    /// Where the waveforms begin.
    static final double LEFT = NAME + VALUE + 16;
    /// Clock edges nearer than this, in pixels, are not drawn.
    private static final double NEAREST = 8;

    private final FilmControl control;
    private final Supplier<TimeWindow> window;
    private final Label name = Controls.styled(new Label(), "wave-name");
    private final Label value = Controls.styled(new Label(), "wave-value");
    private final Strip strip = new Strip();
    private final HBox content = new HBox(name, value, strip);

    /// @param window the piece of time that is shown
    WatchCell(FilmControl control, Supplier<TimeWindow> window) {
        this.control = control;
        this.window = window;
        fix(name, NAME);
        fix(value, VALUE);
        HBox.setHgrow(strip, Priority.ALWAYS);
        content.setMinWidth(0);
        content.setPrefWidth(1);
        content.setMinHeight(HEIGHT);
        content.setMaxHeight(HEIGHT);
        strip.addEventHandler(MouseEvent.MOUSE_PRESSED, this::goTo);
        strip.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::goTo);
    }

    private static void fix(Label label, double width) {
        label.setMinWidth(width);
        label.setMaxWidth(width);
    }

    private void goTo(MouseEvent event) {
        control.goTo((int) window.get().time(event.getX()));
    }

    @Override
    protected void updateItem(Watched row, boolean empty) {
        super.updateItem(row, empty);
        setGraphic(empty || row == null ? null : content);
        showMoment();
    }

    /// Shows the moment of the time line.
    void showMoment() {
        if (getItem() != null) {
            Watched row = getItem();
            name.setText(row.stop() == Watched.Stop.NEVER ? row.name() : "● " + row.name());
            value.setText(row.value(control.tick()));
            setAccessibleText(Texts.of("wave").get("row.says", row.name(), value.getText()));
            strip.repaint();
        }
    }

    /// The waveform with the clock edges and the moment.
    private final class Strip extends PaintedRegion {
        Strip() {
            setMinSize(0, 0);
        }

        @Override
        protected void paint(Pen g, double width, double height) {
            Watched row = getItem();
            if (row == null) {
                return;
            }
            TimeWindow shown = window.get();
            g.setStroke(ink(CanvasColor.LINE), 1);
            control.film().ifPresent(film -> {
                double before = -NEAREST;
                for (int clock = 0; clock < film.clocks(); clock++) {
                    double x = Math.floor(shown.x(film.tick(clock, 0))) + 0.5;
                    if (x >= 0 && x - before >= NEAREST) {
                        g.strokeLine(x, 0, x, height);
                        before = x;
                    }
                }
            });
            new WavePainter(g, this::ink, shown).trace(row.trace(), row.bus().width(), Radix.HEX, height);
            g.setStroke(ink(CanvasColor.TIP), 1.5);
            double now = shown.x(control.tick() + 0.5);
            g.strokeLine(now, 0, now, height);
        }
    }
}
