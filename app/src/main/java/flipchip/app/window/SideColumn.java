package flipchip.app.window;

import java.util.List;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import flipchip.app.controller.ControllerView;
import flipchip.app.chipview.HardwareViewModel;
import flipchip.app.controller.LogView;
import flipchip.app.moves.MoveListModel;
import flipchip.app.moves.MoveListView;
import flipchip.app.shell.SideTab;
import flipchip.app.text.Texts;

/// Moves, analysis and whatever the parts of the window bring, by name; the controller below. Ids: `side-column`,
/// `tab-moves`, `tab-signals`.
final class SideColumn extends VBox {
    private static final Texts TEXTS = Texts.of("window");

    /// In pixels.
    static final double LEAST_WIDTH = 240;
    private static final String MOVES = "tab-moves";
    /// The least height of the middle at which the controller stays unfolded below the moves and the circuit's parts.
    private static final double ROOM_BESIDE_CHIP = 600;
    /// The same below the other parts: tables and values need more.
    private static final double ROOM_FOR_ALL = 760;

    private final SideTabs tabs = new SideTabs();
    private final TitledPane controller;
    private double room;

    /// @param others the tabs of the window's parts, which stand between the moves and the signals
    SideColumn(MoveListModel moves, HardwareViewModel hardware, List<SideTab> others) {
        setId("side-column");
        getStyleClass().add("side-column");
        tabs.add(new SideTab(MOVES, TEXTS.get("tab.moves"), new MoveListView(moves), false));
        others.forEach(tabs::add);
        tabs.add(new SideTab("tab-signals", TEXTS.get("tab.signals"), new LogView(hardware.momentProperty()), true));
        tabs.getStyleClass().add("card");
        tabs.setMinHeight(90);
        tabs.setPrefHeight(120);                 // grows; a long list of moves must not squeeze the controller
        VBox.setVgrow(tabs, Priority.ALWAYS);
        controller = new TitledPane(TEXTS.get("controller"), new ControllerView(hardware.momentProperty()));
        controller.getStyleClass().add("card");
        controller.setAnimated(false);
        controller.setMinHeight(36);
        tabs.chosenProperty().subscribe(this::fold);
        getChildren().addAll(tabs, controller);
        setMinSize(LEAST_WIDTH, 0);
        setMaxWidth(480);
    }

    /// Shows what belongs to the chip, or hides it.
    void setPanelOpen(boolean open) {
        controller.setVisible(open);
        controller.setManaged(open);
        tabs.setPanelOpen(open);
    }

    /// Folds the controller where it would leave too little for the part above it.
    ///
    /// @param height of the middle of the window
    void setRoom(double height) {
        room = height;
        fold();
    }

    private void fold() {
        boolean besideChip = tabs.chosenProperty().get().filter(tab -> tab.forPanel() || tab.id().equals(MOVES)).isPresent();
        controller.setExpanded(room >= (besideChip ? ROOM_BESIDE_CHIP : ROOM_FOR_ALL));
    }
}
