package flipchip.app.window;

import java.util.List;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.SplitPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import flipchip.app.lanes.TimeLineView;
import flipchip.app.settings.SettingsModel;
import flipchip.app.shell.Dock;
import flipchip.app.text.Texts;

/// Where the parts of the window lie, and what gives way when it is small: below 1100 pixels the side column
/// becomes a drawer, below 900 board and chip share one place and the time line shows one lane.
///
/// Ids: `show-board`, `show-chip` (narrow windows), `drawer-button`.
final class MainLayout extends BorderPane {
    private static final Texts TEXTS = Texts.of("window");
    private static final double DRAWER_BELOW = 1100;
    private static final double ONE_BELOW = 900;
    private static final double DRAWER = 300;
    private static final double LOW = 700;

    private final SettingsModel settings;
    private final PlayArea play;
    private final SideColumn side;
    private final TimeLineView timeLine;
    private final SplitPane split;
    private final StackPane center;
    private final DockPane docks;
    private final HBox chooser = new HBox();
    private final Label brand = new Label("Flipchip");
    private final ToggleButton showBoard = new ToggleButton(TEXTS.get("show.board"));
    private final ToggleButton showChip = new ToggleButton(TEXTS.get("show.chip"));
    private final ToggleButton drawerButton = new ToggleButton(TEXTS.get("show.side"));
    private final BooleanProperty drawerOpen = new SimpleBooleanProperty(this, "drawerOpen");

    MainLayout(SettingsModel settings, MenuBar menus, PlayArea play, SideColumn side, TimeLineView timeLine,
               Region status, List<Dock> docks) {
        this.settings = settings;
        this.play = play;
        this.side = side;
        this.timeLine = timeLine;
        getStyleClass().add("main-window");
        split = new SplitPane(play);
        center = new StackPane(split);
        center.setMinSize(0, 0);
        HBox.setHgrow(menus, Priority.ALWAYS);
        menus.setMinWidth(USE_PREF_SIZE);
        brand.getStyleClass().add("brand");
        HBox top = new HBox(brand, menus, chooser);
        top.getStyleClass().add("top-bar");
        setTop(top);
        this.docks = new DockPane(center, docks);
        setCenter(this.docks);
        setBottom(new VBox(timeLine, status));
        fillChooser();
        SplitPane.setResizableWithParent(side, false);
        side.widthProperty().subscribe(this::rememberWidth);
        split.widthProperty().subscribe((_, _) -> Platform.runLater(this::restoreWidth));     // after the pane's own layout
        widthProperty().subscribe(this::arrange);
        heightProperty().subscribe(this::arrange);
        center.heightProperty().subscribe(this::arrange);
        settings.panelOpenProperty().subscribe(this::arrange);
        settings.sideOpenProperty().subscribe(this::arrange);
        drawerOpen.subscribe(this::arrange);
    }

    /// Shows or hides the side column, as a drawer where the window is small.
    void toggleSide() {
        BooleanProperty shown = isDrawer() ? drawerOpen : settings.sideOpenProperty();
        shown.set(!shown.get());
    }

    /// Where board and chip share one place: the chip in front, or the board.
    void bring(boolean chip) {
        (chip ? showChip : showBoard).setSelected(true);
        play.showOnly(chip);
    }

    /// Where the side column is a drawer: pulls it out, or pushes it in.
    void pullDrawer(boolean out) {
        drawerOpen.set(out && isDrawer());
    }

    /// Whether no dock takes a part of the middle, and no drawer is open.
    boolean isUndivided() {
        return split.getScene() != null && !drawerOpen.get() && docks.getItems().size() == 1;
    }

    private void fillChooser() {
        chooser.getStyleClass().add("view-tabs");
        ToggleGroup group = new ToggleGroup();
        for (ToggleButton button : new ToggleButton[] {showBoard, showChip}) {
            button.setToggleGroup(group);
            button.getStyleClass().add("unit");
            button.setOnAction(_ -> {
                button.setSelected(true);
                play.showOnly(button == showChip);
            });
        }
        showBoard.setId("show-board");
        showChip.setId("show-chip");
        showBoard.setSelected(true);
        drawerButton.setId("drawer-button");
        drawerButton.getStyleClass().add("unit");
        drawerButton.selectedProperty().bindBidirectional(drawerOpen);
        chooser.getChildren().addAll(showBoard, showChip, drawerButton);
    }

    private boolean isDrawer() {
        return getWidth() > 0 && getWidth() < DRAWER_BELOW;
    }

    private void arrange() {
        boolean panel = settings.panelOpenProperty().get();
        boolean drawer = isDrawer();
        boolean one = getWidth() > 0 && getWidth() < ONE_BELOW;
        boolean low = getHeight() > 0 && getHeight() < LOW;
        play.setChipOpen(panel);
        play.setNarrow(one);
        side.setPanelOpen(panel);
        side.setRoom(center.getHeight());
        timeLine.setFull(!one && !(low && drawer), panel);
        show(brand, !one);                       // the menus need its place, in some languages all of it
        show(showBoard, one && panel);
        show(showChip, one && panel);
        show(drawerButton, drawer);
        placeSide(drawer, drawer ? drawerOpen.get() : settings.sideOpenProperty().get());
    }

    private void placeSide(boolean drawer, boolean open) {
        boolean inSplit = open && !drawer;
        boolean inDrawer = open && drawer;
        if (!inSplit) {
            split.getItems().remove(side);
        }
        play.setCovered(inDrawer ? DRAWER : 0);
        if (!inDrawer) {
            center.getChildren().remove(side);
            side.getStyleClass().remove("drawer");
        }
        if (inSplit && !split.getItems().contains(side)) {
            split.getItems().add(side);
            Platform.runLater(this::restoreWidth);
        }
        if (inDrawer && !center.getChildren().contains(side)) {
            side.getStyleClass().add("drawer");
            side.setMaxWidth(DRAWER);
            center.getChildren().add(1, side);
            StackPane.setAlignment(side, Pos.CENTER_RIGHT);
        }
    }

    /// Only the user's own dragging counts: windows that grow and shrink must not change what was chosen.
    private void rememberWidth() {
        boolean dragged = split.lookupAll(".split-pane-divider").stream().anyMatch(Node::isPressed);
        if (dragged && split.getItems().contains(side)) {
            settings.sideWidthProperty().set(side.getWidth());
        }
    }

    private void restoreWidth() {
        if (split.getItems().contains(side) && split.getWidth() > 0) {
            split.setDividerPositions(1 - Math.max(SideColumn.LEAST_WIDTH, settings.sideWidthProperty().get()) / split.getWidth());
        }
    }

    private static void show(Region node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
