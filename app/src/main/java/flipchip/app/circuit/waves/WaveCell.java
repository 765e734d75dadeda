package flipchip.app.circuit.waves;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.BiConsumer;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// A row of the waveforms: name, value at the cursor, drawing. Its accessible text says name and value.
///
/// Look: wave.css, style classes `wave-name`, `wave-value`; a group has `:group`.
final class WaveCell extends ListCell<Row> {
    static final double HEIGHT = 24;
    private static final Texts TEXTS = Texts.of("wave");
    private static final PseudoClass GROUP = PseudoClass.getPseudoClass("group");

    private static final int MOST_WORDS = 5;

    private final WaveModel model;
    private final Label name = Controls.styled(new Label(), "wave-name");
    private final Label value = Controls.styled(new Label(), "wave-value");
    private final WaveStrip strip;
    private final HBox content;

    /// @param columns widths of the columns before the drawing
    /// @param onTime  told of a place in the drawing that was pressed or dragged to: its x, and the button
    WaveCell(WaveModel model, WaveColumns columns, BiConsumer<Double, MouseButton> onTime) {
        this.model = model;
        strip = WaveStrip.row(model);
        columns.nameProperty().subscribe(width -> fix(name, width.doubleValue()));
        columns.valueProperty().subscribe(width -> fix(value, width.doubleValue()));
        HBox.setHgrow(strip, Priority.ALWAYS);
        content = new HBox(name, value, strip);
        content.setMinWidth(0);
        content.setPrefWidth(1);
        content.setMinHeight(HEIGHT);
        content.setMaxHeight(HEIGHT);
        strip.addEventHandler(MouseEvent.MOUSE_PRESSED,
            event -> onTime.accept(event.getX(), event.getButton()));
        strip.addEventHandler(MouseEvent.MOUSE_DRAGGED,
            event -> onTime.accept(event.getX(), event.getButton()));
    }

    private static void fix(Label label, double width) {
        label.setMinWidth(width);
        label.setMaxWidth(width);
    }

    @Override
    protected void updateItem(Row row, boolean empty) {
        super.updateItem(row, empty);
        pseudoClassStateChanged(GROUP, row instanceof Row.Group);
        setGraphic(empty || row == null ? null : content);
        strip.show(row instanceof Row.Wave wave ? Optional.of(wave) : Optional.empty());
        if (row instanceof Row.Group(String title, boolean open)) {
            name.setText((open ? "▾ " : "▸ ") + title);
            value.setText("");
            setAccessibleText(TEXTS.get(open ? "group.open" : "group.closed", title));
        } else {
            showValue();
        }
    }

    /// Of many squares the first and how many there are.
    private static String brief(String words) {
        String[] parts = words.split(" ");
        return parts.length <= MOST_WORDS
            ? words
            : String.join(" ", Arrays.copyOf(parts, 3)) + " … "
                + Arrays.stream(parts).skip(1).filter(part -> !part.isEmpty()).count();
    }

    /// Writes what holds at the cursor.
    void showValue() {
        if (getItem() instanceof Row.Wave wave) {
            name.setText(wave.label());
            String at = model.value(wave);
            value.setText(brief(wave.words().isEmpty() ? at : wave.name() + "  " + at));
            setAccessibleText(TEXTS.get("row.says", wave.label(), at));
        }
    }
}
