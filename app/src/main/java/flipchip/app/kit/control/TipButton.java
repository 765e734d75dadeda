package flipchip.app.kit.control;

import javafx.geometry.Bounds;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.util.Duration;

/// A badge of a few words; pointed at or pressed, it says more. Thread: FX.
public class TipButton extends Button {
    private static final double WIDTH = 420;

    private final Tooltip more = new Tip();

    public TipButton(String id, String style) {
        setId(id);
        getStyleClass().add(style);
        more.setWrapText(true);
        more.setPrefWidth(WIDTH);
        more.setShowDuration(Duration.INDEFINITE);
        setTooltip(more);
        setMinWidth(USE_PREF_SIZE);
        setOnAction(_ -> tell());
    }

    /// @param words  on the badge
    /// @param longer what it says when pressed
    public final void say(String words, String longer) {
        setText(words);
        more.setText(longer);
        setAccessibleText(words + ". " + longer);
    }

    private void tell() {
        Bounds here = localToScreen(getBoundsInLocal());
        more.setAutoHide(true);
        more.show(this, here.getMinX(), here.getMaxY() + 4);
    }
}
