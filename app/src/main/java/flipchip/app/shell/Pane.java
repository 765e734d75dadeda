package flipchip.app.shell;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.Region;

/// A part of the window with a place of its own.
///
/// @param id      the pane's id; where it is a tab, that of the button with its name
/// @param title   what it is called, in the user's language
/// @param content what it holds
/// @param place   where it stands
/// @param shown   whether it can be seen, which the frame keeps up to date; setting it goes to the pane's
///                workspace and brings it to the front there, or folds it away
/// @param beside  what stands beside it in a small window
public record Pane(String id, String title, Region content, PaneSlot place, BooleanProperty shown,
        ObservableValue<CompanionView> beside) {
    /// A pane that is about the chip, where it is a tab of Circuit.
    public Pane(String id, String title, Region content, PaneSlot place, BooleanProperty shown) {
        this(id, title, content, place, shown, new SimpleObjectProperty<>(CompanionView.CHIP));
    }

    /// A pane that the user alone brings to the front.
    public Pane(String id, String title, Region content, PaneSlot place) {
        this(id, title, content, place, new SimpleBooleanProperty());
    }

    /// `content` in a frame that scrolls where the window is too low for it.
    public static Region scrolled(Region content) {
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMinSize(0, 0);
        scroll.getStyleClass().add("pane-scroll");
        return scroll;
    }
}
