package flipchip.app.window;

import java.util.ArrayList;
import java.util.List;
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
import flipchip.app.shell.SideTab;
import flipchip.app.text.Texts;

/// Moves and signals in tabs, the controller below. Ids: `side-column`, `tab-moves`, `tab-signals`.
final class SideColumn extends VBox {
    private static final Texts TEXTS = Texts.of("window");

    private final TabPane tabs = new TabPane();
    private final List<Tab> ofThePanel = new ArrayList<>();
    private final TitledPane controller;

    /// @param others the tabs of the window's parts, which stand between the moves and the signals
    SideColumn(MoveListModel moves, HardwareViewModel hardware, List<SideTab> others) {
        setId("side-column");
        getStyleClass().add("side-column");
        Tab list = new Tab(TEXTS.get("tab.moves"), new MoveListView(moves));
        list.setId("tab-moves");
        LogView log = new LogView(hardware);
        tabs.getTabs().add(list);
        others.forEach(this::add);
        add(new SideTab("tab-signals", TEXTS.get("tab.signals"), log, true));
        tabs.getStyleClass().add("card");
        tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
        tabs.setMinHeight(90);
        tabs.setPrefHeight(120);                 // grows; a long list of moves must not squeeze the controller
        VBox.setVgrow(tabs, Priority.ALWAYS);
        controller = new TitledPane(TEXTS.get("controller"), new ControllerView(hardware));
        controller.getStyleClass().add("card");
        controller.setAnimated(false);
        controller.setMinHeight(36);
        getChildren().addAll(tabs, controller);
        setMinSize(200, 0);
        setMaxWidth(480);
    }

    private void add(SideTab part) {
        Tab tab = new Tab(part.title(), part.content());
        tab.setId(part.id());
        part.content().visibleProperty().bind(tab.selectedProperty());
        (part.forPanel() ? ofThePanel : tabs.getTabs()).add(tab);
    }

    /// Shows what belongs to the chip, or hides it.
    void setPanelOpen(boolean open) {
        controller.setVisible(open);
        controller.setManaged(open);
        tabs.getTabs().removeAll(ofThePanel);
        if (open) {
            tabs.getTabs().addAll(ofThePanel);
        }
    }

    /// Folds the controller where there is little height.
    void setLow(boolean low) {
        controller.setExpanded(!low);
    }
}
