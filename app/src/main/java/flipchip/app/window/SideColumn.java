package flipchip.app.window;

import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import flipchip.app.hardware.ControllerView;
import flipchip.app.hardware.HardwareViewModel;
import flipchip.app.hardware.LogView;
import flipchip.app.moves.MoveListModel;
import flipchip.app.moves.MoveListView;

/// Moves and signals in tabs, the controller below. Ids: `side-column`, `tab-moves`, `tab-signals`.
final class SideColumn extends VBox {
    private final TabPane tabs = new TabPane();
    private final Tab signals;
    private final TitledPane controller;

    SideColumn(MoveListModel moves, HardwareViewModel hardware) {
        setId("side-column");
        getStyleClass().add("side-column");
        Tab list = new Tab("Moves", new MoveListView(moves));
        list.setId("tab-moves");
        LogView log = new LogView(hardware);
        signals = new Tab("Signals", log);
        signals.setId("tab-signals");
        log.visibleProperty().bind(signals.selectedProperty());
        tabs.getStyleClass().add("card");
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        tabs.getTabs().addAll(list, signals);
        tabs.setMinHeight(90);
        VBox.setVgrow(tabs, Priority.ALWAYS);
        controller = new TitledPane("Controller", new ControllerView(hardware));
        controller.getStyleClass().add("card");
        controller.setAnimated(false);
        controller.setMinHeight(USE_PREF_SIZE);
        getChildren().addAll(tabs, controller);
        setMinWidth(200);
        setMaxWidth(480);
    }

    /// Shows what belongs to the chip, or hides it.
    void setPanelOpen(boolean open) {
        controller.setVisible(open);
        controller.setManaged(open);
        if (open && !tabs.getTabs().contains(signals)) {
            tabs.getTabs().add(signals);
        } else if (!open) {
            tabs.getTabs().remove(signals);
        }
    }

    /// Folds the controller where there is little height.
    void setLow(boolean low) {
        controller.setExpanded(!low);
    }
}
