package flipchip.app.circuit.waves;

import flipchip.app.kit.control.Controls;
import flipchip.app.kit.text.Texts;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import org.kordamp.ikonli.bootstrapicons.BootstrapIcons;
import org.kordamp.ikonli.javafx.FontIcon;

/// A toolbar of the waveforms.
///
/// Ids: `wave-signals`, `wave-group`, `wave-remove`, `wave-up`, `wave-down`, `wave-radix`, `wave-zoom-in`,
/// `wave-zoom-out`, `wave-scale`, `wave-fit-move`, `wave-fit-all`, `wave-edge-back`, `wave-edge-on`,
/// `wave-value`, `wave-find-back`, `wave-find-on`, `wave-marker-a`, `wave-marker-b`, `wave-this-move`,
/// `wave-reset`, `wave-save` with `wave-save-vcd` and so on.
final class WaveBar extends FlowPane {
    private static final Texts TEXTS = Texts.of("wave");
    private static final int LEAST_SIGNS = 13;

    private final WaveModel model;
    private final WaveView view;
    private final TextField value = Controls.withId(new TextField(), "wave-value", "wave-field");
    private final BooleanProperty browserOpen = new SimpleBooleanProperty(this, "browserOpen");

    WaveBar(WaveModel model, WaveView view, WaveFiles files) {
        this.model = model;
        this.view = view;
        getStyleClass().add("wave-bar");
        addRows();
        addTimes();
        addSearch();
        button("wave-marker-a", BootstrapIcons.BOOKMARK, "marker.a",
            () -> model.toggle(model.markerAProperty()));
        button("wave-marker-b", BootstrapIcons.BOOKMARK_FILL, "marker.b",
            () -> model.toggle(model.markerBProperty()));
        getChildren().add(save(files));
    }

    /// Whether the browser of signals is shown.
    BooleanProperty browserOpen() {
        return browserOpen;
    }

    private void addRows() {
        ToggleButton signals =
            Controls.withId(new ToggleButton(TEXTS.get("bar.signals"), new FontIcon(BootstrapIcons.SEARCH)),
                "wave-signals", "wave-button");
        signals.selectedProperty().bindBidirectional(browserOpen);
        signals.setOnAction(_ -> {
            if (browserOpen.get()) {
                view.focusSearch();
            }
        });
        getChildren().add(signals);
        button("wave-group", BootstrapIcons.FOLDER_PLUS, "bar.group",
            () -> view.addGroup(TEXTS.get("group.new")));
        button("wave-up", BootstrapIcons.ARROW_UP, "bar.up", () -> view.moveRow(false));
        button("wave-down", BootstrapIcons.ARROW_DOWN, "bar.down", () -> view.moveRow(true));
        button("wave-radix", BootstrapIcons.HASH, "bar.radix", view::nextRadix);
        button("wave-remove", BootstrapIcons.TRASH, "bar.remove", view::removeRow);
        button("wave-this-move", BootstrapIcons.LIST_OL, "bar.this-move", () -> model.rows().reset(""));
        button("wave-reset", BootstrapIcons.ARROW_COUNTERCLOCKWISE, "bar.reset",
            () -> model.rows().reset(WaveRows.standard()));
    }

    private void addTimes() {
        button("wave-zoom-out", BootstrapIcons.ZOOM_OUT, "bar.zoom.out", () -> view.zoom(false));
        button("wave-zoom-in", BootstrapIcons.ZOOM_IN, "bar.zoom.in", () -> view.zoom(true));
        button("wave-fit-move", BootstrapIcons.ARROWS_ANGLE_CONTRACT, "bar.fit.move", () -> model.fit(false));
        button("wave-fit-all", BootstrapIcons.ARROWS_ANGLE_EXPAND, "bar.fit.all", () -> model.fit(true));
        Button scale = button("wave-scale", BootstrapIcons.RULERS, "bar.scale",
            () -> model.scaleProperty().set(model.scaleProperty().get().next()));
        model.scaleProperty().subscribe(now -> scale.setText(TEXTS.get("scale." + now.id())));
        button("wave-edge-back", BootstrapIcons.CHEVRON_BAR_LEFT, "bar.edge.back", () -> view.edge(false));
        button("wave-edge-on", BootstrapIcons.CHEVRON_BAR_RIGHT, "bar.edge.on", () -> view.edge(true));
    }

    private void addSearch() {
        value.setPromptText(TEXTS.get("bar.value"));
        value.setAccessibleText(TEXTS.get("bar.value"));
        value.setPrefColumnCount(Math.max(LEAST_SIGNS, value.getPromptText().length()));
        value.setOnAction(_ -> find(true));
        value.addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (!event.isShortcutDown() && !event.isAltDown() && !event.getCode().isFunctionKey()
                    && event.getCode() != KeyCode.TAB) {
                event.consume();         // letters are for the field, not for the window's commands
            }
        });
        getChildren().add(value);
        button("wave-find-back", BootstrapIcons.ARROW_LEFT, "bar.find.back", () -> find(false));
        button("wave-find-on", BootstrapIcons.ARROW_RIGHT, "bar.find.on", () -> find(true));
    }

    private void find(boolean forward) {
        view.wave().ifPresent(wave -> model.goToValue(wave, value.getText(), forward));
    }

    private MenuButton save(WaveFiles files) {
        MenuButton save =
            Controls.withId(new MenuButton(TEXTS.get("bar.save"), new FontIcon(BootstrapIcons.DOWNLOAD)),
                "wave-save", "wave-button");
        for (WaveFiles.Format format : WaveFiles.Format.values()) {
            MenuItem item = new MenuItem(TEXTS.get("save." + format.id()));
            item.setId("wave-save-" + format.id());
            item.setOnAction(_ -> files.save(format));
            save.getItems().add(item);
        }
        return save;
    }

    private Button button(String id, BootstrapIcons icon, String text, Runnable action) {
        Button button =
            Controls.styled(Controls.iconButton(id, icon, TEXTS.get(text), action), "wave-button");
        getChildren().add(button);
        return button;
    }
}
