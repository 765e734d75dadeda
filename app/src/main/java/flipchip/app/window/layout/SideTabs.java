package flipchip.app.window.layout;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import flipchip.app.shell.Pane;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;

/// The names of panes that share a column, in as many rows as they need so that all can be read, and below
/// them the pane that is chosen. The arrow keys go from name to name.
///
/// A name is a button with the id of its pane. Panes that are seldom needed stand in a menu behind the names,
/// `tab-more`, and have a name while they are chosen. Look: window.css, style classes `side-tabs`,
/// `side-tab`.
public final class SideTabs extends VBox {
    private static final Texts TEXTS = Texts.of("window");

    private final FlowPane names = new FlowPane();
    /// The menu of panes that are seldom needed, and before it the name of the chosen one: in one row.
    private final HBox seldom = new HBox();
    private final StackPane parts = new StackPane();
    private final ToggleGroup group = new ToggleGroup();
    private final Map<Pane, ToggleButton> buttons = new LinkedHashMap<>();
    private final ReadOnlyObjectWrapper<Pane> chosen = new ReadOnlyObjectWrapper<>(this, "chosen");

    /// @param panes at least one
    /// @param front ids of the panes whose names are always there, in their order; empty for all
    /// @param first id of the pane that is chosen; the first where there is none with it
    SideTabs(List<Pane> panes, List<String> front, String first) {
        getStyleClass().add("side-tabs");
        names.getStyleClass().add("side-tab-names");
        names.setMinHeight(USE_PREF_SIZE);
        parts.setMinSize(0, 0);
        Rectangle inside = new Rectangle();
        parts.layoutBoundsProperty().subscribe(bounds -> fit(inside, bounds));
        parts.setClip(inside);
        VBox.setVgrow(parts, Priority.ALWAYS);
        getChildren().addAll(names, parts);
        List<Pane> named =
            front.stream().flatMap(id -> panes.stream().filter(pane -> pane.id().equals(id))).toList();
        List<Pane> others = panes.stream().filter(pane -> !named.contains(pane)).toList();
        named.forEach(pane -> add(pane, true));
        others.forEach(pane -> add(pane, named.isEmpty()));
        if (!named.isEmpty() && !others.isEmpty()) {
            addMore(others);
        }
        group.selectedToggleProperty().subscribe(toggle -> {
            if (toggle == null && chosen.get() != null) {
                buttons.get(chosen.get()).setSelected(true);
            }
        });
        choose(panes.stream().filter(pane -> pane.id().equals(first)).findFirst()
            .orElse(buttons.keySet().iterator().next()));
    }

    private static void fit(Rectangle inside, Bounds bounds) {
        inside.setWidth(bounds.getWidth());
        inside.setHeight(bounds.getHeight());
    }

    /// Shows the names only while another than the first is in front.
    void hideNamesOfFirst() {
        names.visibleProperty().bind(chosen.isNotEqualTo(buttons.keySet().iterator().next()));
        names.managedProperty().bind(names.visibleProperty());
    }

    /// The pane in front.
    public ReadOnlyObjectProperty<Pane> chosenProperty() {
        return chosen.getReadOnlyProperty();
    }

    private void addMore(List<Pane> others) {
        MenuButton more = Controls.withId(new MenuButton(), "tab-more", "side-tab");
        more.setMinWidth(USE_PREF_SIZE);
        more.setAccessibleText(TEXTS.get("tab.more"));
        chosen.subscribe(pane -> more.setText(others.contains(pane) ? "" : TEXTS.get("tab.more")));
        more.getItems().setAll(others.stream().map(pane -> {
            MenuItem item = new MenuItem(pane.title());
            item.setId("more-" + pane.id());
            item.setOnAction(_ -> pane.shown().set(true));
            return item;
        }).toList());
        seldom.getChildren().add(more);
        names.getChildren().add(seldom);
    }

    /// @param named whether its name is there while it is not chosen, too
    private void add(Pane pane, boolean named) {
        ToggleButton button = Controls.withId(new ToggleButton(pane.title()), pane.id(), "side-tab");
        button.setMinWidth(USE_PREF_SIZE);
        button.setToggleGroup(group);
        Node part = pane.content();
        part.visibleProperty().bind(button.selectedProperty());
        part.managedProperty().bind(button.selectedProperty());
        button.selectedProperty().subscribe(selected -> {
            if (selected) {
                if (part.getParent() == null) {
                    parts.getChildren().add(part);       // not before: most parts are never looked at
                }
                chosen.set(pane);
            }
        });
        button.setOnAction(_ -> pane.shown().set(true));
        if (!named) {
            button.visibleProperty().bind(button.selectedProperty());
            button.managedProperty().bind(button.selectedProperty());
        }
        buttons.put(pane, button);
        (named ? names : seldom).getChildren().add(button);
    }

    void choose(Pane pane) {
        buttons.get(pane).setSelected(true);
    }

    void chooseFirst() {
        choose(buttons.keySet().iterator().next());
    }
}
