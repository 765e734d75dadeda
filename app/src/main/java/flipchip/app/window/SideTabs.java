package flipchip.app.window;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import flipchip.app.shell.SideTab;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;

/// The names of the side column's parts, in as many rows as they need so that all can be read, and below them the part
/// that is chosen. The arrow keys go from name to name.
///
/// A name is a button with the id of its tab. Look: window.css, style classes `side-tabs`, `side-tab`.
final class SideTabs extends VBox {
    private final FlowPane names = new FlowPane();
    private final StackPane parts = new StackPane();
    private final ToggleGroup group = new ToggleGroup();
    private final Map<SideTab, ToggleButton> buttons = new LinkedHashMap<>();

    private final ReadOnlyObjectWrapper<Optional<SideTab>> chosen =
        new ReadOnlyObjectWrapper<>(this, "chosen", Optional.empty());

    SideTabs() {
        getStyleClass().add("side-tabs");
        names.getStyleClass().add("side-tab-names");
        names.setMinHeight(USE_PREF_SIZE);
        parts.setMinSize(0, 0);
        Rectangle inside = new Rectangle();
        parts.layoutBoundsProperty().subscribe(bounds -> fit(inside, bounds));
        parts.setClip(inside);
        VBox.setVgrow(parts, Priority.ALWAYS);
        getChildren().addAll(names, parts);
    }

    private static void fit(Rectangle inside, Bounds bounds) {
        inside.setWidth(bounds.getWidth());
        inside.setHeight(bounds.getHeight());
    }

    /// The part that is shown.
    ReadOnlyObjectProperty<Optional<SideTab>> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    void add(SideTab tab) {
        ToggleButton button = new ToggleButton(tab.title());
        button.setId(tab.id());
        button.getStyleClass().add("side-tab");
        button.setMinWidth(USE_PREF_SIZE);
        button.setToggleGroup(group);
        button.setOnAction(_ -> button.setSelected(true));
        button.managedProperty().bind(button.visibleProperty());
        Node part = tab.content();
        button.selectedProperty().bindBidirectional(tab.chosen());
        part.visibleProperty().bind(button.selectedProperty());
        part.managedProperty().bind(button.selectedProperty());
        button.selectedProperty().subscribe(selected -> {
            if (selected) {
                if (part.getParent() == null) {
                    parts.getChildren().add(part);       // not before: most parts are never looked at
                }
                chosen.set(Optional.of(tab));
            }
        });
        buttons.put(tab, button);
        names.getChildren().add(button);
        if (group.getSelectedToggle() == null) {
            button.setSelected(true);
        }
    }

    /// Shows what belongs to the chip, or hides it.
    void setPanelOpen(boolean open) {
        buttons.forEach((tab, button) -> button.setVisible(open || !tab.forPanel()));
        if (group.getSelectedToggle() instanceof ToggleButton hidden && !hidden.isVisible()) {
            buttons.values().iterator().next().setSelected(true);
        }
    }
}
