package flipchip.app.window.layout;

import java.util.List;
import flipchip.app.kit.control.Tip;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;

/// The line at the bottom: the sentence, and behind it what there is room for beside it, the more important
/// first. Look: window.css, style class `status-line`.
public final class StatusLine extends HBox {
    private static final double TIP_WIDTH = 520;

    private final Label sentence;
    private final List<Label> others;

    /// @param others the more important first
    public StatusLine(Label sentence, Label... others) {
        this.sentence = sentence;
        this.others = List.of(others);
        getStyleClass().add("status-line");
        sentence.setMinWidth(0);
        sentence.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(sentence, Priority.ALWAYS);
        getChildren().add(sentence);
        getChildren().addAll(others);
        for (Label other : others) {
            other.setMinWidth(0);
            other.managedProperty().bind(other.visibleProperty());
            other.textProperty().subscribe(this::requestLayout);
        }
    }

    /// A tooltip that says what `text` does.
    public static Tooltip tip(ObservableValue<String> text) {
        Tooltip tip = new Tip();
        tip.textProperty().bind(text);
        tip.setWrapText(true);
        tip.setMaxWidth(TIP_WIDTH);
        return tip;
    }

    @Override
    protected void layoutChildren() {
        double room = getWidth() - getInsets().getLeft() - getInsets().getRight();
        double used = sentence.prefWidth(-1);
        for (Label other : others) {
            double wanted = other.prefWidth(-1) + getSpacing();
            boolean fits = !other.getText().isEmpty() && used + wanted <= room;
            used += fits ? wanted : 0;
            other.setVisible(fits);
        }
        super.layoutChildren();
    }
}
