package flipchip.app.shell;

import flipchip.app.text.Texts;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// A notice that lies over the window and takes nothing away from the player: a pass, the end of the game, a
/// problem. Ids: `banner`, `banner-text`, `banner-action`, `banner-close`.
public final class Banner extends HBox {
    private final Label text = new Label();
    private final Button action = new Button();
    private final Button close = new Button(Texts.of("shell").get("banner.close"));

    public Banner() {
        setId("banner");
        getStyleClass().add("banner");
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        setAccessibleRole(AccessibleRole.PARENT);
        text.setId("banner-text");
        text.setMinWidth(0);
        action.setId("banner-action");
        action.setMinWidth(Region.USE_PREF_SIZE);
        close.setId("banner-close");
        close.setMinWidth(Region.USE_PREF_SIZE);
        close.setOnAction(_ -> hide());
        getChildren().addAll(text, action, close);
        hide();
    }

    /// Shows `message` in place of the notice before it.
    public void show(String message) {
        text.setTooltip(new Tooltip(message));
        text.setText(message);
        setAccessibleText(message);
        action.setVisible(false);
        action.setManaged(false);
        setVisible(true);
    }

    /// A notice with something to do about it.
    public void show(String message, String label, Runnable doing) {
        show(message);
        action.setText(label);
        action.setOnAction(_ -> {
            hide();
            doing.run();
        });
        action.setVisible(true);
        action.setManaged(true);
    }

    public void hide() {
        setVisible(false);
    }
}
